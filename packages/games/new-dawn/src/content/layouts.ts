/** Fixed arrangements of tiles: the core (single source, side B its mirror image) and the first game's map (designed). */

import type { Side } from './tiles.ts';

/** A tile as it lies on the map: its centre and how many steps of 60 degrees clockwise it is turned. */
export interface Placement {
  readonly tile: number;
  readonly side: Side;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
}

/** Where a core tile lies, whichever it is. */
export type CoreSlot = Pick<Placement, 'q' | 'r' | 'rotation'>;

/** The core arrangement for each side (ND 4.4). */
export const CORE: Readonly<Record<Side, readonly CoreSlot[]>> = {
  A: [
    { q: 0, r: 0, rotation: 0 },
    { q: -2, r: -1, rotation: 3 },
    { q: 0, r: 4, rotation: 0 },
    { q: -2, r: 3, rotation: 3 },
  ],
  B: [
    { q: 0, r: 0, rotation: 0 },
    { q: 3, r: -1, rotation: 3 },
    { q: -4, r: 4, rotation: 0 },
    { q: -1, r: 3, rotation: 3 },
  ],
};

const at = (tile: number, q: number, r: number, rotation: number): Placement => ({ tile, side: 'A', q, r, rotation });

/** The map of the first game in laying order: 10 tiles for two players, 13 for three, 16 for four (ND 3.1, ND 3.3). */
export const FIRST_GAME: readonly Placement[] = [
  at(15, -4, 0, 0),
  at(4, -1, -3, 3),
  at(12, 0, 0, 0),
  at(2, -3, 2, 3),
  at(14, -2, 5, 0),
  at(11, -6, 5, 0),
  at(8, -5, -3, 3),
  at(5, 3, -3, 3),
  at(6, -2, -5, 0),
  at(9, 2, -5, 0),
  at(10, 1, -8, 3),
  at(1, 1, 2, 3),
  at(7, 4, 0, 0),
  at(13, -7, 2, 3),
  at(16, -8, 0, 0),
  at(3, -5, 7, 3),
];
