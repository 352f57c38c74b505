/** Taking a card from the row (TA 3.3, 3.4). */

import type { Card, CivilKind } from '../../content/model.ts';
import { cardOf } from '../../queries/cards.ts';
import { takeCost } from '../../queries/costs.ts';
import type { Desk } from '../../queries/desk.ts';
import type { Forbidden } from '../../queries/effects.ts';
import { takeCard, takingForbidden } from '../card-row.ts';
import { extraFits, NO_CIVIL, POWER_USED, payCivilWithExtra } from '../payment.ts';
import type { ActionRule } from './action.ts';

function takeForbidden(desk: Desk, space: number, card: Card, extra: boolean): Forbidden {
  const cost = takeCost(desk.game, desk.seat, space, desk.works, card);
  if (desk.civil + (extra ? 1 : 0) < cost) return NO_CIVIL;
  return extra && cost === 0 ? POWER_USED : takingForbidden(desk, card);
}

export const take: ActionRule<'take'> = {
  place: 'row',
  list(desk, space, all, into) {
    const card = cardOf(desk.game.row[space] ?? '');
    // A full hand takes nothing but wonders (TA 3.4), whatever else speaks against a card.
    if (!all && desk.handFull && card.kind !== 'wonder') return;
    if (all || takeForbidden(desk, space, card, false) === undefined) into.push({ type: 'take', space });
    if (desk.extra === undefined || !extraFits(desk, card.kind as CivilKind)) return;
    if (all || takeForbidden(desk, space, card, true) === undefined) into.push({ type: 'take', space, extra: true });
  },
  forbidden: (desk, { space, extra = false }) => takeForbidden(desk, space, cardOf(desk.game.row[space] ?? ''), extra),
  price: (game, seat, { space }) => ({ in: 'civil', amount: takeCost(game, seat, space) }),
  perform(game, seat, { space, extra }) {
    const cost = takeCost(game, seat, space);
    const card = game.row[space] ?? '';
    payCivilWithExtra(game, seat, cost, extra);
    if (cardOf(card).kind === 'action') game.turn.taken.push(card);
    takeCard(game, seat, space, cost);
  },
};
