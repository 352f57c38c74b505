/** What clients show of the expansion: its things, and questions about a state. */

import '../index.ts';

export { type DialEvent, TERRA_SECTORS } from './content/dial.ts';
export { DISTRICTS, type District } from './content/districts.ts';
export { GOVERNMENTS, type GovernmentId } from './content/governments.ts';
export { ARMY_SUPPORT, FORT_DEFENCE } from './content/limits.ts';
export { FORT_TILE, WATER_TILE } from './content/tiles.ts';
export type { TerraLabels } from './labels.ts';
export { type Aim, aimsAt, isHostile, marchingRange, marchingWays, mustStop } from './queries/armies.ts';
export { armyDefence } from './queries/combat.ts';
export { capitalPlaces, explorationPlaces } from './queries/exploring.ts';
export { districtAt, fortsOf, isFort, isFreeFort } from './queries/realms.ts';
