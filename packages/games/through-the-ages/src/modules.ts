/** The expansions of the game, in the order in which they lie on the base: one line each. */

export { adjustedCards } from './adjusted-cards/index.ts';
export { leadersAndWonders } from './leaders-and-wonders/index.ts';
export { militaryCards } from './military-cards/index.ts';
