/** The kinds of terrain and what a square of each yields (FF 4.1). Verified: read from the printed tiles three times. */

import type { Icons } from './goods.ts';

const yields = {
  grassland: {},
  forest: { production: 2 },
  mountain: { production: 1 },
  desert: { trade: 1 },
  water: { trade: 1 },
} satisfies Readonly<Record<string, Icons>>;

export type Terrain = keyof typeof yields;

/** The icons of a square that prints nothing of its own. */
export const TERRAIN_YIELDS: Readonly<Record<Terrain, Icons>> = yields;
