/** Using a military action as a civil one, where a leader allows it. */

import { emit } from '@tabularium/kernel';
import type { Desk } from '../../queries/desk.ts';
import type { Forbidden } from '../../queries/effects.ts';
import { NO_MILITARY, POWER_USED, payMilitary } from '../payment.ts';
import type { ActionRule } from './action.ts';

const forbidden = ({ game, player }: Desk): Forbidden =>
  game.turn.converted ? POWER_USED : player.military === 0 ? NO_MILITARY : undefined;

export const convert: ActionRule<'convert'> = {
  place: 'leader',
  list(desk, _leader, all, into) {
    if (!desk.works.exceptions['converts-military']) return;
    if (all || forbidden(desk) === undefined) into.push({ type: 'convert' });
  },
  forbidden,
  perform(game, seat) {
    game.turn.converted = true;
    game.turn.extraCivil++;
    payMilitary(game, seat, 1);
    emit(game, { fact: 'converted', seat, seen: 'all' });
  },
};
