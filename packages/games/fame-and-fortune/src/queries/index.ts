/** Questions about a game that boards ask as well. */

import type { FameState, FameView } from '../state.ts';

export { libraryOf } from '../vocabulary/library.ts';

export {
  BUILDING_IDS,
  isAvailable,
  isBuilding,
  isFigure,
  isUnit,
  isUnitUnlocked,
  isUnlocked,
  itemCost,
  kindOf,
  sitesFor,
  UNIT_TYPES,
  upgradeOf,
  WALLS_ITEM,
} from './building.ts';
export {
  actionsLeft,
  artsOf,
  founders,
  mayHaveMoreCities,
  productionOf,
  type SiteProblem,
  siteProblem,
} from './cities.ts';
export {
  bonusIn,
  clash,
  combatBonus,
  handSizeIn,
  isBarbarian,
  printedStrength,
  strengthIn,
  strengthOf,
  totalOf,
  unitType,
} from './combat.ts';
export { declaredIn } from './declared.ts';
export { countInSupply, countOnMap } from './figures.ts';
export { around, type Geometry, geometryOf } from './geometry.ts';
export { resourcesOf, sourcesOfCity, yieldOf } from './icons.ts';
export { columnName, coordinateOf, type Spot, spotAt, squareNamed, townOf } from './places.ts';
export { siteOf, technologiesOf } from './players.ts';
export { hasPlace, levelOf, PYRAMID, researchTrade, unknownTo } from './pyramid.ts';
export { discoveriesFrom, encounterAt, groupOf, mayStop, othersAt, speedOf, stepsFrom, stopsMove } from './reach.ts';
export { coinsOf, knows, productionOfEach, rushOf, statOf } from './sources.ts';
export {
  centreAt,
  cityAround,
  countAt,
  enemyOn,
  iconsAt,
  isRevealed,
  outskirtsOf,
  ownerOfCentre,
  pieceIcons,
  relicAt,
  resourceAt,
  terrainAt,
} from './squares.ts';
export { bringsPerson, landingSpaces, sectionOf, stepCost } from './track.ts';

/** A view as questions read it: they ask for nothing that is hidden. */
export const readable = (view: FameView): FameState => view as unknown as FameState;
