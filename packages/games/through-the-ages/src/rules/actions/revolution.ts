/** Changing the government by a revolution (TA 10.10). */

import { developCost } from '../../queries/costs.ts';
import type { Desk } from '../../queries/desk.ts';
import type { Forbidden } from '../../queries/effects.ts';
import { militaryActions } from '../../queries/ratings.ts';
import { extraMilitary } from '../gains.ts';
import type { ActionRule } from './action.ts';
import { developCard, developForbidden } from './develop.ts';

const NEEDS_ALL = { reason: 'revolution-needs-all-actions', rule: 'TA 10.10' } as const;

/** Why a revolution is not possible, leaving science aside: all actions must be available. */
export function revolutionForbidden(desk: Desk): Forbidden {
  if (desk.works.exceptions['revolts-by-military']) {
    const { game, seat, player } = desk;
    const own = player.military - extraMilitary(game, seat);
    return own >= militaryActions(game, seat) ? undefined : NEEDS_ALL;
  }
  return desk.player.civil >= desk.civilTotal ? undefined : NEEDS_ALL;
}

const forbidden = (desk: Desk, card: string) => revolutionForbidden(desk) ?? developForbidden(desk, card, true);

export const revolution: ActionRule<'revolution'> = {
  place: 'hand',
  list(desk, { id: card, kind }, all, into) {
    if (kind !== 'government') return;
    if (all || forbidden(desk, card) === undefined) into.push({ type: 'revolution', card });
  },
  forbidden: (desk, { card }) => forbidden(desk, card),
  price: (game, seat, { card }) => ({ in: 'science', amount: developCost(game, seat, card, true) }),
  perform: (game, seat, { card }) => developCard(game, seat, card, true),
};
