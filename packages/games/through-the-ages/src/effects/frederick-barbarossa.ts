/** Frederick Barbarossa: for one military action population and a unit, each cheaper by one. */

import { technologyOf } from '../queries/cards.ts';
import { buildCost } from '../queries/costs.ts';
import type { Desk } from '../queries/desk.ts';
import type { Forbidden } from '../queries/effects.ts';
import { isUnit } from '../queries/ratings.ts';
import type { ActionRule } from '../rules/actions/action.ts';
import { buildOn } from '../rules/actions/build.ts';
import { increasePopulation, populationForbidden } from '../rules/actions/population.ts';
import { affords, payMilitary } from '../rules/payment.ts';

const DISCOUNT = { food: 1, resources: 1 };

const NO_MILITARY = { reason: 'no-military-actions', rule: 'TA 11.2' } as const;
const NO_RESOURCES = { reason: 'not-enough-resources', rule: 'TA 11.1' } as const;

function recruitForbidden(desk: Desk, card: string): Forbidden {
  if (desk.player.military < 1) return NO_MILITARY;
  const growth = populationForbidden(desk, DISCOUNT.food);
  if (growth !== undefined) return growth;
  const cost = Math.max(0, buildCost(desk.game, desk.seat, card, desk.works) - DISCOUNT.resources);
  return affords(desk, cost, technologyOf(card).kind) ? undefined : NO_RESOURCES;
}

export const recruit: ActionRule<'recruit'> = {
  place: 'leader',
  list(desk, _leader, all, into) {
    if (desk.works.effects.offers !== 'recruit') return;
    for (const { id: card, kind } of desk.cards)
      if (isUnit(kind) && (all || recruitForbidden(desk, card) === undefined)) into.push({ type: 'recruit', card });
  },
  forbidden: (desk, { card }) => recruitForbidden(desk, card),
  perform(game, seat, { card }) {
    payMilitary(game, seat, 1);
    increasePopulation(game, seat, DISCOUNT.food);
    buildOn(game, seat, card, DISCOUNT.resources);
  },
};
