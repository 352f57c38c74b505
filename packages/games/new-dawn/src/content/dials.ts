/**
 * The tech dial (marks verified), the event dial (symbols from the rulebook, their order single source) and the
 * barbarian direction token (single source).
 */

/** What happens when the event dial is turned to a sector. */
export type Sector = 'spawn' | 'blank' | 'movement' | 'trade';

/** The sectors in clockwise order; the game starts on the first, which is not resolved then (ND 14.1). */
export const SECTORS: readonly Sector[] = ['spawn', 'blank', 'movement', 'trade', 'movement'];

/** The last space of the tech dial, and the one that follows it (ND 10.5). */
export const DIAL_END = 24;
export const DIAL_AFTER_END = 15;

/** Which level of card each marked space of the tech dial gives (ND 10.2). */
export const DIAL_MARKS: Readonly<Record<number, number>> = { 3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4 };

/** The directions of the numbers 1 to 6 on the direction token in its first orientation, clockwise. */
export const DIRECTIONS: readonly (readonly [q: number, r: number])[] = [
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
];
