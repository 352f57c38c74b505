/**
 * The 28 building tiles (SA 1.2, SA 9): 17 with a printed price, 8 with a printed number of resources and kinds, 3 open.
 * All values are verified by several independent tile lists; the printed points of the fixed tiles equal the sum of the
 * values of their resources in all 17 cases.
 */

import type { Goods } from './goods.ts';

/** The kinds of prices, each with what its tiles differ in. */
interface Prices {
  /** Exactly these resources (SA 9.3). */
  fixed: { readonly goods: Goods };
  /** So many resources of exactly so many kinds (SA 9.4). */
  flexible: { readonly resources: number; readonly kinds: number };
  /** Any mix within these numbers (SA 9.5). */
  open: { readonly least: number; readonly most: number };
}

/** The kinds of prices. */
export type PriceKind = keyof Prices;

/** What a tile costs. */
export type Price<K extends PriceKind = PriceKind> = { [P in K]: { readonly kind: P } & Prices[P] }[K];

/** A building tile. Its points are the sum of the values of what was paid. */
export interface Building {
  readonly price: Price;
}

const fixed = (wood: number, clay: number, stone: number, gold: number): Price => ({
  kind: 'fixed',
  goods: { wood, clay, stone, gold },
});
const flexible = (resources: number, kinds: number): Price => ({ kind: 'flexible', resources, kinds });
const open = (least: number, most: number): Price => ({ kind: 'open', least, most });

/** All tiles. Prices in the order wood, clay, stone, gold. */
export const BUILDINGS = {
  'bld-01': { price: fixed(2, 1, 0, 0) },
  'bld-02': { price: fixed(2, 0, 1, 0) },
  'bld-03': { price: fixed(2, 0, 0, 1) },
  'bld-04': { price: fixed(1, 2, 0, 0) },
  'bld-05': { price: fixed(1, 0, 2, 0) },
  'bld-06': { price: fixed(0, 2, 1, 0) },
  'bld-07': { price: fixed(0, 2, 0, 1) },
  'bld-08': { price: fixed(0, 1, 2, 0) },
  'bld-09': { price: fixed(0, 0, 2, 1) },
  'bld-10': { price: fixed(1, 1, 1, 0) },
  'bld-11': { price: fixed(1, 1, 1, 0) },
  'bld-12': { price: fixed(1, 1, 0, 1) },
  'bld-13': { price: fixed(1, 1, 0, 1) },
  'bld-14': { price: fixed(1, 0, 1, 1) },
  'bld-15': { price: fixed(1, 0, 1, 1) },
  'bld-16': { price: fixed(0, 1, 1, 1) },
  'bld-17': { price: fixed(0, 1, 1, 1) },
  'bld-18': { price: flexible(4, 1) },
  'bld-19': { price: flexible(4, 2) },
  'bld-20': { price: flexible(4, 3) },
  'bld-21': { price: flexible(4, 4) },
  'bld-22': { price: flexible(5, 1) },
  'bld-23': { price: flexible(5, 2) },
  'bld-24': { price: flexible(5, 3) },
  'bld-25': { price: flexible(5, 4) },
  'bld-26': { price: open(1, 7) },
  'bld-27': { price: open(1, 7) },
  'bld-28': { price: open(1, 7) },
} as const satisfies Readonly<Record<string, Building>>;

/** The tiles' names in states and texts. */
export type BuildingId = keyof typeof BUILDINGS;

/** The names of all tiles. */
export const BUILDING_IDS = Object.keys(BUILDINGS) as readonly BuildingId[];

const box: Readonly<Record<string, Building>> = BUILDINGS;

/** The tile of that name. */
export function buildingOf(id: string): Building {
  const building = box[id];
  if (building === undefined) throw new Error(`There is no building tile "${id}".`);
  return building;
}
