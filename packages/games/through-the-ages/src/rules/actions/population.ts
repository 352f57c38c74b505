/** Increasing the population (TA 10.2). */

import type { Seat } from '@tabularium/kernel';
import { populationPrice } from '../../queries/costs.ts';
import type { Desk } from '../../queries/desk.ts';
import type { Forbidden } from '../../queries/effects.ts';
import type { AgesState } from '../../state.ts';
import { growPopulation, payGoods } from '../gains.ts';
import { BANK_EMPTY, NO_FOOD, noCivil, payCivil } from '../payment.ts';
import type { ActionRule } from './action.ts';

/** Why the population cannot be increased. */
export function populationForbidden(desk: Desk, discount = 0): Forbidden {
  const price = populationPrice(desk.game, desk.seat, discount, desk.works);
  if (price === null) return BANK_EMPTY;
  return desk.food >= price ? undefined : NO_FOOD;
}

/** Pay the food; the rightmost token becomes an unused worker. */
export function increasePopulation(game: AgesState, seat: Seat, discount = 0): void {
  const price = populationPrice(game, seat, discount) ?? 0;
  payGoods(game, seat, 'food', price);
  growPopulation(game, seat, price);
}

export const population: ActionRule<'population'> = {
  place: 'bank',
  list(desk, _bank, all, into) {
    if (all || (desk.civil > 0 && populationForbidden(desk) === undefined)) into.push({ type: 'population' });
  },
  forbidden: (desk) => noCivil(desk) ?? populationForbidden(desk),
  price: (game, seat) => ({ in: 'food', amount: populationPrice(game, seat) ?? 0 }),
  perform(game, seat) {
    payCivil(game, seat, 1);
    increasePopulation(game, seat);
  },
};
