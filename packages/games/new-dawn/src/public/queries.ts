/** Questions about a state, for those who show it: opening this door composes the game. */

import '../index.ts';

export * from '../queries/board.ts';
export * from '../queries/caravans.ts';
export * from '../queries/combat.ts';
export * from '../queries/control.ts';
export { type EffectId, type FightAt, forEachEffect, type Target } from '../queries/effects.ts';
export * from '../queries/maturity.ts';
export * from '../queries/pieces.ts';
export { ANYONE } from '../queries/players.ts';
export * from '../queries/reach.ts';
export * from '../queries/terrain.ts';
export * from '../queries/tiles.ts';
export { resolvedSlot } from '../queries/trade.ts';
export * from '../queries/victory.ts';
export * from '../queries/wonders.ts';
export { asks } from '../questions.ts';
