/** What is in the boxes, for clients: opening this door composes the game, so that everything can be looked up. */

import '../index.ts';

export * from '../content/city-states.ts';
export * from '../content/dials.ts';
export * from '../content/diplomacy.ts';
export * from '../content/focus-cards.ts';
export * from '../content/leaders.ts';
export * from '../content/natural-wonders.ts';
export * from '../content/resources.ts';
export * from '../content/tiles.ts';
export * from '../content/victory-cards.ts';
export * from '../content/wonders.ts';
export * from '../queries/things.ts';
