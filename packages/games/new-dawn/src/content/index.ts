/** What is in the box. */

export { type DialEvent, TERRA_SECTORS } from '../terra-incognita/content/dial.ts';
export { GOVERNMENTS } from '../terra-incognita/content/governments.ts';
export { ARMY_SUPPORT, FORT_DEFENCE } from '../terra-incognita/content/limits.ts';
export { FORT_TILE, WATER_TILE } from '../terra-incognita/content/tiles.ts';
export { DISTRICTS, type District, type GovernmentId } from '../terra-incognita/names.ts';
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
