/** The player board, the card row and the numbers of the rulebook. All verified. */

/** Workers on the six technologies every civilization starts with (TA 1.2). */
export const STARTING_TECHNOLOGIES: readonly (readonly [card: string, workers: number])[] = [
  ['agriculture', 2],
  ['bronze', 2],
  ['philosophy', 1],
  ['religion', 0],
  ['warriors', 1],
];

/** The government every civilization starts with. */
export const STARTING_GOVERNMENT = 'despotism';

/** Tokens of one civilization at the start (TA 1.3). */
export const START = { yellowBank: 18, workers: 1, blueBank: 16 };

/** Spaces of the card row and their cost in civil actions (TA 3.3). */
export const ROW_COSTS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3] as const;

/** Cards removed from the left of the row with 2, 3 and 4 players (TA 3.1). */
export const ROW_REMOVED = [3, 2, 1] as const;

/** The cost of one more worker by tokens in the yellow bank, 0 to 18 (TA 13.1). An empty bank has no price. */
const POPULATION_COST = [0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2] as const;
const CONSUMPTION = [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0] as const;
const HAPPINESS_REQUIRED = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0] as const;

/** Food for one more worker; `null` with an empty bank. More than 18 tokens count as 18 (TA 12.7). */
export function populationCost(yellow: number): number | null {
  return yellow === 0 ? null : (POPULATION_COST[Math.min(yellow, 18)] ?? 0);
}

/** Food eaten at the end of the turn. */
export function consumption(yellow: number): number {
  return CONSUMPTION[Math.min(yellow, 18)] ?? 0;
}

/** Happiness that keeps everybody content. */
export function happinessRequired(yellow: number): number {
  return HAPPINESS_REQUIRED[Math.min(yellow, 18)] ?? 0;
}

/** Resources lost to corruption by tokens in the blue bank (TA 14.3). */
export function corruption(blue: number): number {
  return blue > 10 ? 0 : blue > 5 ? 2 : blue > 0 ? 4 : 6;
}

/** Culture lost for each missing food. */
export const FAMINE_CULTURE = 4;
/** Culture for a war whose target resigned (TA 6.4). */
export const RESIGNED_WAR_CULTURE = 7;
/** Military cards drawn for unused military actions, at most. */
export const DRAW_LIMIT = 3;
/** Military actions for playing and for copying a tactic (TA 11.2). */
export const TACTIC_PRICE = { play: 1, copy: 2 };
/** Yellow tokens each civilization loses when Age I, II or III ends (TA 16.2). */
export const AGE_LOSS = 2;
/** The culture rating of a ravaged wonder (TA 15.3). */
export const RAVAGED_CULTURE = 2;
/** The highest happiness rating. */
export const HAPPINESS_LIMIT = 8;
