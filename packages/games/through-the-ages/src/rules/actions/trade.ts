/** Using one good as the other by a pact (TA 12.3). */

import { stored } from '../../queries/counts.ts';
import type { Desk } from '../../queries/desk.ts';
import type { Forbidden } from '../../queries/effects.ts';
import { tradeGoods } from '../pact.ts';
import { POWER_USED } from '../payment.ts';
import type { ActionRule } from './action.ts';

const forbidden = ({ game }: Desk): Forbidden => (game.turn.traded ? POWER_USED : undefined);

export const trade: ActionRule<'trade'> = {
  place: 'pact',
  list(desk, _pact, all, into) {
    const goods = desk.works.first.convertsGoods;
    if (goods === undefined || stored(desk.player, goods) === 0) return;
    if (all || forbidden(desk) === undefined) into.push({ type: 'trade' });
  },
  forbidden,
  perform: tradeGoods,
};
