/** Growth: food, resources, science and actions pay together. More of one alone finds nothing to do. */

import { populationCost } from '../content/boards.ts';
import { population, stored } from '../queries/counts.ts';
import type { Player } from '../state.ts';
import type { Rates } from './horizon.ts';

/** What a turn brings of each. */
export interface Yield {
  readonly science: number;
  readonly resources: number;
  /** Food that nobody eats. */
  readonly surplus: number;
  readonly civil: number;
}

/** How much each has to do with it; together 1, so that twice of everything is twice the growth. */
const PART = { science: 0.28, resources: 0.28, people: 0.24, civil: 0.2 };
/** There is always a little, from cards and events. */
const LEAST = 0.5;
/** The share of a usual population that one head is, and what food beyond the table adds until it has become one. */
const PEOPLE = { head: 0.125, food: 0.4 };
/** Of the food in store so much counts as if each turn brought it, up to so much. */
const STORE = { part: 0.3, most: 6 };

/** What the coming turns will make of it: the mean of what there is of each, the scarcest counting most. */
export function growth(player: Player, { science, resources, surplus, civil }: Yield, rates: Rates): number {
  const { turns, weights } = rates;
  if (weights.growth === 0) return 0;
  const food = Math.max(0, surplus) + STORE.part * Math.min(STORE.most, stored(player, 'food'));
  const people = PEOPLE.head * population(player) + (PEOPLE.food * food) / (populationCost(player.yellow) ?? 9);
  const mean =
    (LEAST + science) ** PART.science *
    (LEAST + resources) ** PART.resources *
    people ** PART.people *
    civil ** PART.civil;
  return weights.growth * mean * Math.max(0, turns - 1);
}

/** The rates with what one more of each would add to the growth: what is promised is worth that, too. */
export function growing(whole: number, { science, resources, civil }: Yield, rates: Rates): Rates {
  if (whole === 0) return rates;
  return {
    ...rates,
    sciences: rates.sciences + (whole * PART.science) / (2 * LEAST + science),
    resources: rates.resources + (whole * PART.resources) / (2 * LEAST + resources),
    civil: rates.civil + (whole * PART.civil) / (LEAST + civil),
  };
}
