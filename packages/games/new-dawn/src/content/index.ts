/** What is in the box. */

export * from './city-states.ts';
export * from './dials.ts';
export * from './diplomacy.ts';
export * from './focus-cards.ts';
export * from './leaders.ts';
export * from './natural-wonders.ts';
export * from './resources.ts';
export * from './tiles.ts';
export * from './victory-cards.ts';
export * from './wonders.ts';
