/** One population each turn for nothing, where a wonder allows it. */

import type { Desk } from '../../queries/desk.ts';
import type { Forbidden } from '../../queries/effects.ts';
import { gainPopulation } from '../gains.ts';
import { BANK_EMPTY, POWER_USED } from '../payment.ts';
import type { ActionRule } from './action.ts';

const forbidden = ({ game, player }: Desk): Forbidden =>
  game.turn.populated ? POWER_USED : player.yellow === 0 ? BANK_EMPTY : undefined;

export const settle: ActionRule<'settle'> = {
  place: 'wonder',
  list(desk, _wonder, all, into) {
    if (!desk.works.exceptions['settles-each-turn']) return;
    if (all || forbidden(desk) === undefined) into.push({ type: 'settle' });
  },
  forbidden,
  perform(game, seat) {
    game.turn.populated = true;
    gainPopulation(game, seat);
  },
};
