/** The cards of all boxes, for clients: opening this door composes the game, so that every card can be looked up. */

import '../index.ts';

export * from '../queries/cards.ts';
