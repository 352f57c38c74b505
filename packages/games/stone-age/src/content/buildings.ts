/**
 * The 28 building tiles (SA 1.2, SA 9): 17 with a printed price, 8 with a printed number of resources and kinds, 3 open.
 * All values are verified by several independent tile lists; the printed points of the fixed tiles equal the sum of the
 * values of their resources in all 17 cases.
 */

import type { Goods } from './goods.ts';

/** What a tile costs. */
export type Price =
  /** Exactly these resources (SA 9.3). */
  | { readonly kind: 'fixed'; readonly goods: Goods }
  /** So many resources of exactly so many kinds (SA 9.4). */
  | { readonly kind: 'flexible'; readonly resources: number; readonly kinds: number }
  /** Any mix within these numbers (SA 9.5). */
  | { readonly kind: 'open'; readonly least: number; readonly most: number };

/** A building tile. Its points are the sum of the values of what was paid. */
export interface Building {
  readonly id: string;
  readonly price: Price;
}

const fixed = (wood: number, clay: number, stone: number, gold: number): Price => ({
  kind: 'fixed',
  goods: { wood, clay, stone, gold },
});
const flexible = (resources: number, kinds: number): Price => ({ kind: 'flexible', resources, kinds });
const open = (least: number, most: number): Price => ({ kind: 'open', least, most });

/** All tiles. Prices in the order wood, clay, stone, gold. */
export const BUILDINGS: readonly Building[] = [
  { id: 'bld-01', price: fixed(2, 1, 0, 0) },
  { id: 'bld-02', price: fixed(2, 0, 1, 0) },
  { id: 'bld-03', price: fixed(2, 0, 0, 1) },
  { id: 'bld-04', price: fixed(1, 2, 0, 0) },
  { id: 'bld-05', price: fixed(1, 0, 2, 0) },
  { id: 'bld-06', price: fixed(0, 2, 1, 0) },
  { id: 'bld-07', price: fixed(0, 2, 0, 1) },
  { id: 'bld-08', price: fixed(0, 1, 2, 0) },
  { id: 'bld-09', price: fixed(0, 0, 2, 1) },
  { id: 'bld-10', price: fixed(1, 1, 1, 0) },
  { id: 'bld-11', price: fixed(1, 1, 1, 0) },
  { id: 'bld-12', price: fixed(1, 1, 0, 1) },
  { id: 'bld-13', price: fixed(1, 1, 0, 1) },
  { id: 'bld-14', price: fixed(1, 0, 1, 1) },
  { id: 'bld-15', price: fixed(1, 0, 1, 1) },
  { id: 'bld-16', price: fixed(0, 1, 1, 1) },
  { id: 'bld-17', price: fixed(0, 1, 1, 1) },
  { id: 'bld-18', price: flexible(4, 1) },
  { id: 'bld-19', price: flexible(4, 2) },
  { id: 'bld-20', price: flexible(4, 3) },
  { id: 'bld-21', price: flexible(4, 4) },
  { id: 'bld-22', price: flexible(5, 1) },
  { id: 'bld-23', price: flexible(5, 2) },
  { id: 'bld-24', price: flexible(5, 3) },
  { id: 'bld-25', price: flexible(5, 4) },
  { id: 'bld-26', price: open(1, 7) },
  { id: 'bld-27', price: open(1, 7) },
  { id: 'bld-28', price: open(1, 7) },
];

const byId = new Map(BUILDINGS.map((building) => [building.id, building]));

/** The tile of that id. */
export function buildingOf(id: string): Building {
  const building = byId.get(id);
  if (building === undefined) throw new Error(`There is no building tile "${id}".`);
  return building;
}
