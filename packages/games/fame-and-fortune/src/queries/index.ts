/** Questions about a game that boards ask as well. */

import type { FameState, FameView } from '../state.ts';

export { artsOf, productionOf } from './cities.ts';
export { type Geometry, geometryOf } from './geometry.ts';
export { yieldOf } from './icons.ts';
export { technologiesOf } from './players.ts';
export { coinsOf } from './sources.ts';
export { centreAt, iconsAt, isRevealed, ownerOfCentre, relicAt, resourceAt, terrainAt } from './squares.ts';

/** A view as questions read it: they ask for nothing that is hidden. */
export const readable = (view: FameView): FameState => view as unknown as FameState;
