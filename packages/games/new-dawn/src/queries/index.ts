/** Questions about a state, for those who show it. */

export * from '../board.ts';
export { type EffectId, type FightAt, forEachEffect, type Target } from '../effects.ts';
export { moduleOf } from '../module.ts';
export {
  type Aim,
  aimsAt,
  isHostile,
  marchingRange,
  marchingWays,
  mustStop,
} from '../terra-incognita/queries/armies.ts';
export { armyDefence } from '../terra-incognita/queries/combat.ts';
export { capitalPlaces, explorationPlaces } from '../terra-incognita/queries/exploring.ts';
export { districtAt, fortsOf, isFort, isFreeFort } from '../terra-incognita/queries/realms.ts';
export * from './caravans.ts';
export * from './combat.ts';
export * from './control.ts';
export * from './maturity.ts';
export * from './pieces.ts';
export * from './reach.ts';
export * from './terrain.ts';
export * from './tiles.ts';
export { resolvedSlot } from './trade.ts';
export * from './wonders.ts';
