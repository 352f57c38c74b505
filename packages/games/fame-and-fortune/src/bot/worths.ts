/** What things are worth to a bot, in points: about a hundred of them win a race. */

import type { FameState } from '../state.ts';

/** Games between good players take about so many turns; the last ones are never quite the last. */
const USUAL_LENGTH = 17;
const LEAST_LEFT = 4;

/** The turns for which something lasting will still pay. */
export function turnsLeft(game: Pick<FameState, 'turn'>): number {
  return Math.max(LEAST_LEFT, USUAL_LENGTH - game.turn);
}

/** One icon in every turn that is left. */
export const EACH_TURN = { trade: 0.4, production: 0.17, culture: 0.12, coin: 0 } as const;

/** An action with a city in every turn that is left, and a city by itself. */
export const CITY = { each: 1.3, once: 8 } as const;

/** Things in hand. */
export const HELD = {
  culture: 0.2,
  event: [0, 0.8, 1.2, 1.6],
  resource: 0.9,
  marker: 1.8,
  person: 1.6,
  reserve: 1.2,
  investment: 1.2,
  reward: 5,
} as const;

/** Figures on the map; the first ones matter most. */
export const FIGURE = { army: [1.6, 1.4, 1.1, 0.8, 0.5, 0.4, 0.3], scout: [2.2, 1.8, 1.2] } as const;

/** Units by how many there are already. */
export const UNIT = [1.5, 1.5, 1.4, 1.2, 1.1, 0.9, 0.6, 0.4, 0.3, 0.2] as const;

/** The sum of the first so many worths of a falling list; the last one holds for all further ones. */
export function fallingSum(worths: readonly number[], count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += worths[Math.min(at, worths.length - 1)] ?? 0;
  return sum;
}

/**
 * What figures look for on the map, and what each step further away leaves of it. A step away it is worth less than in
 * hand, or they would stop beside it.
 */
export const TARGET = { hut: 2.1, village: 2.2, relic: 6, hidden: 1.6, loot: 3, city: 7, capital: 45 } as const;

/** Unknown land as long as a city may be founded and no site for it is in sight: to who founds it, and to who finds it. */
export const UNKNOWN_SITE = { scout: 8, army: 4 } as const;
export const NEARNESS = 0.8;
