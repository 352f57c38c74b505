/** Questions about a state, for those who show it. */

export * from '../board.ts';
export { type EffectId, type FightAt, forEachEffect } from '../effects.ts';
export * from './caravans.ts';
export * from './combat.ts';
export * from './control.ts';
export * from './maturity.ts';
export * from './pieces.ts';
export * from './reach.ts';
export * from './terrain.ts';
export * from './tiles.ts';
export * from './wonders.ts';
