/** The shape of the map for each number of players: which squares there are and which lie side by side (FF 4, FF 20). */

import type { Layout } from '../content/layouts.ts';
import type { Square } from '../state.ts';
import { layoutOf } from '../vocabulary/library.ts';

/** Squares along the side of a tile. */
const SIDE = 4;

/** Squares of a tile. */
const TILE_SQUARES = SIDE * SIDE;

/** The shape of one layout. Lists of neighbours contain only squares that exist, face down or not. */
export interface Geometry {
  readonly columns: number;
  /** Squares of the grid; not all of them exist. */
  readonly size: number;
  /** The squares of each slot, row by row. */
  readonly slots: readonly (readonly Square[])[];
  /** The slot of each square, -1 where there is none. */
  readonly slotOf: readonly number[];
  /** The place of each square in its slot, row by row. */
  readonly placeOf: readonly number[];
  /** The squares that exist. */
  readonly squares: readonly Square[];
  /** The up to 8 neighbours of each square (FF 4.16). */
  readonly near: readonly (readonly Square[])[];
  /** The up to 4 orthogonal neighbours of each square. */
  readonly beside: readonly (readonly Square[])[];
  /** The squares around two centres side by side, by the first and by where the second lies; filled when somebody asks. */
  readonly aroundTwo: readonly (readonly Square[] | undefined)[][];
  /** Does the square lie on the outer edge? The hole for five players is an inner edge (FF 20.2). */
  readonly edge: readonly boolean[];
  /** The rotation of each home tile. */
  readonly homes: readonly number[];
}

const known: (Geometry | undefined)[] = [];

/** The shape of the map for that many players. */
export function geometryOf(seats: number): Geometry {
  let geometry = known[seats];
  if (geometry === undefined) {
    geometry = measure(layoutOf(seats));
    known[seats] = geometry;
  }
  return geometry;
}

function measure(layout: Layout): Geometry {
  const { columns, rows } = layout;
  const size = columns * rows;
  const slotOf = new Array<number>(size).fill(-1);
  const placeOf = new Array<number>(size).fill(-1);
  const slots = [...layout.homes, ...layout.neutral].map(({ x, y }, slot) =>
    Array.from({ length: TILE_SQUARES }, (_, place) => {
      const square = (y + Math.floor(place / SIDE)) * columns + x + (place % SIDE);
      slotOf[square] = slot;
      placeOf[square] = place;
      return square;
    }),
  );
  const exists = (square: Square) => (slotOf[square] ?? -1) >= 0;
  const around = (square: Square, diagonal: boolean) => {
    const [x, y] = [square % columns, Math.floor(square / columns)];
    return compass(diagonal).flatMap(([dx, dy]) => {
      const [column, row] = [x + dx, y + dy];
      return column < 0 || column >= columns || row < 0 || row >= rows ? [] : [row * columns + column];
    });
  };
  const squares = Array.from({ length: size }, (_, square) => square);
  const outside = reachableOutside(squares, (square) => around(square, false), exists, columns, rows);
  return {
    columns,
    size,
    slots,
    slotOf,
    placeOf,
    squares: squares.filter(exists),
    near: squares.map((square) => around(square, true).filter(exists)),
    beside: squares.map((square) => around(square, false).filter(exists)),
    aroundTwo: squares.map(() => []),
    edge: squares.map(
      (square) =>
        exists(square) && (around(square, false).length < 4 || around(square, false).some((one) => outside.has(one))),
    ),
    homes: layout.homes.map(({ rotation }) => rotation / 90),
  };
}

/** Directions, row by row from the top left. */
function compass(diagonal: boolean): (readonly [number, number])[] {
  const all: (readonly [number, number])[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if ((dx !== 0 || dy !== 0) && (diagonal || dx === 0 || dy === 0)) all.push([dx, dy]);
    }
  }
  return all;
}

/** Places of the grid without a square that are connected with the world outside: a hole is not. */
function reachableOutside(
  squares: readonly Square[],
  beside: (square: Square) => readonly Square[],
  exists: (square: Square) => boolean,
  columns: number,
  rows: number,
): ReadonlySet<Square> {
  const atBorder = (square: Square) =>
    square % columns === 0 || square % columns === columns - 1 || square < columns || square >= columns * (rows - 1);
  const open = squares.filter((square) => !exists(square) && atBorder(square));
  const outside = new Set(open);
  for (let square = open.pop(); square !== undefined; square = open.pop()) {
    for (const next of beside(square)) {
      if (exists(next) || outside.has(next)) continue;
      outside.add(next);
      open.push(next);
    }
  }
  return outside;
}

/** Where a place of a turned tile is on the tile as printed, for each number of quarter turns clockwise. */
const TURNED: readonly (readonly number[])[] = [0, 1, 2, 3].map((turns) =>
  Array.from({ length: TILE_SQUARES }, (_, place) => {
    let [row, column] = [Math.floor(place / SIDE), place % SIDE];
    for (let turn = 0; turn < turns; turn++) [row, column] = [SIDE - 1 - column, row];
    return row * SIDE + column;
  }),
);

/** The place on the printed tile that lies at this place of the slot when the tile is turned. */
export function printedPlace(place: number, turns: number): number {
  return TURNED[turns]?.[place] ?? 0;
}

/** The turns of a tile discovered from that square: its arrow points away from there (FF 8.4). */
export function turnsFrom(geometry: Geometry, from: Square, into: Square): number {
  const step = into - from;
  if (step === -geometry.columns) return 0;
  if (step === 1) return 1;
  return step === geometry.columns ? 2 : 3;
}

/** The squares around a city centre: 8, or 10 of a metropolis (FF 4.3, FF 13.2). Fewer at the edge of the map. */
export function around(geometry: Geometry, centre: readonly Square[]): readonly Square[] {
  const first = centre[0] ?? -1;
  if (centre.length < 2) return geometry.near[first] ?? [];
  const second = centre[1] ?? first;
  const known = geometry.aroundTwo[first];
  let squares = known?.[second - first + geometry.columns];
  if (squares === undefined) {
    squares = aroundBoth(geometry, first, second);
    if (known !== undefined) known[second - first + geometry.columns] = squares;
  }
  return squares;
}

function aroundBoth({ near }: Geometry, first: Square, second: Square): readonly Square[] {
  const both = new Set([...(near[first] ?? []), ...(near[second] ?? [])]);
  return [...both].filter((square) => square !== first && square !== second);
}

/** How many squares apart, diagonals counted as one. */
export function chebyshev(geometry: Geometry, one: Square, other: Square): number {
  const { columns } = geometry;
  const dx = Math.abs((one % columns) - (other % columns));
  const dy = Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
  return Math.max(dx, dy);
}

/** Orthogonal steps between two squares. */
export function stepsBetween({ columns }: Geometry, one: Square, other: Square): number {
  const dx = Math.abs((one % columns) - (other % columns));
  return dx + Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
}
