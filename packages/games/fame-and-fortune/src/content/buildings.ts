/**
 * The 14 buildings on 49 double-sided markers in 8 pools (FF 7.6, FF 24.1). Verified: sheet, photographs of the markers
 * and an independent list agree; one list gives Market and Bank 2 culture, the photographs show 1.
 */

import type { Icons } from './goods.ts';
import type { Terrain } from './terrain.ts';

const pools = {
  harbor: 10,
  'trading-post': 6,
  workshop: 6,
  library: 6,
  granary: 6,
  market: 5,
  temple: 5,
  barracks: 5,
} satisfies Readonly<Record<string, number>>;

/** A pool is named after the basic side of its markers. */
export type PoolId = keyof typeof pools;

/** So many markers are in each pool of the market. */
export const POOLS: Readonly<Record<PoolId, number>> = pools;

/** One side of a building marker. */
export interface Building {
  readonly pool: PoolId;
  /** The upgraded side; the basic one can no longer be built by who unlocked it (FF 7.8). */
  readonly upgraded?: true;
  readonly cost: number;
  readonly terrain: readonly Terrain[];
  readonly icons: Icons;
  readonly combatBonus?: number;
  /** Marked with a star: one such building in a city, whatever its pool (FF 7.7). */
  readonly limited?: true;
}

const LAND: readonly Terrain[] = ['grassland', 'forest', 'mountain', 'desert'];

const buildings = {
  harbor: { pool: 'harbor', cost: 7, terrain: ['water'], icons: { production: 1, trade: 2 } },
  'trading-post': { pool: 'trading-post', cost: 7, terrain: ['desert'], icons: { trade: 2, culture: 1 } },
  workshop: { pool: 'workshop', cost: 7, terrain: ['mountain'], icons: { production: 3 } },
  'iron-mine': { pool: 'workshop', upgraded: true, cost: 10, terrain: ['mountain'], icons: { production: 4 } },
  library: { pool: 'library', cost: 5, terrain: ['grassland'], icons: { trade: 1, culture: 1 } },
  university: { pool: 'library', upgraded: true, cost: 8, terrain: ['grassland'], icons: { trade: 2, culture: 2 } },
  granary: { pool: 'granary', cost: 5, terrain: ['grassland'], icons: { production: 1, trade: 1 } },
  aqueduct: { pool: 'granary', upgraded: true, cost: 8, terrain: ['grassland'], icons: { production: 2, trade: 2 } },
  market: { pool: 'market', cost: 7, terrain: LAND, icons: { production: 1, trade: 1, culture: 1 }, limited: true },
  bank: {
    pool: 'market',
    upgraded: true,
    cost: 10,
    terrain: LAND,
    icons: { production: 1, trade: 1, culture: 1, coin: 1 },
    limited: true,
  },
  temple: { pool: 'temple', cost: 7, terrain: LAND, icons: { culture: 2 }, limited: true },
  cathedral: { pool: 'temple', upgraded: true, cost: 10, terrain: LAND, icons: { culture: 3 }, limited: true },
  barracks: { pool: 'barracks', cost: 7, terrain: LAND, icons: { trade: 2 }, combatBonus: 2, limited: true },
  academy: {
    pool: 'barracks',
    upgraded: true,
    cost: 10,
    terrain: LAND,
    icons: { trade: 2 },
    combatBonus: 4,
    limited: true,
  },
} satisfies Readonly<Record<string, Building>>;

export type BuildingId = keyof typeof buildings;

/** All buildings. */
export const BUILDINGS: Readonly<Record<BuildingId, Building>> = buildings;

/** City walls: built in the city centre, once per city (FF 4.13, FF 7.5). */
export const WALLS = { cost: 7, combatBonus: 4 } as const;
