/**
 * Where the tiles lie (FF 20.1). A slot is the top left corner of a tile, in squares. Verified; of the layout for three the
 * directions of the home tiles are known from one source.
 */

import type { Provenance } from './provenance.ts';

/** A place for a tile. */
export interface Slot {
  readonly x: number;
  readonly y: number;
}

/** A place for a home tile, turned clockwise from its arrow pointing up. */
export interface HomeSlot extends Slot {
  readonly rotation: 0 | 90 | 180 | 270;
}

/** A map before the first move. */
export interface Layout extends Provenance {
  readonly columns: number;
  readonly rows: number;
  /** In seating order, clockwise (FF 2.10). */
  readonly homes: readonly HomeSlot[];
  readonly neutral: readonly Slot[];
}

/** The layouts by number of players. */
export const LAYOUTS: Readonly<Record<2 | 3 | 4, Layout>> = {
  2: {
    columns: 16,
    rows: 8,
    homes: [
      { x: 0, y: 0, rotation: 90 },
      { x: 12, y: 4, rotation: 270 },
    ],
    neutral: [
      { x: 4, y: 0 },
      { x: 8, y: 0 },
      { x: 12, y: 0 },
      { x: 0, y: 4 },
      { x: 4, y: 4 },
      { x: 8, y: 4 },
    ],
  },
  3: {
    columns: 16,
    rows: 16,
    homes: [
      { x: 6, y: 0, rotation: 180 },
      { x: 12, y: 12, rotation: 270 },
      { x: 0, y: 12, rotation: 90 },
    ],
    neutral: [
      { x: 4, y: 4 },
      { x: 8, y: 4 },
      { x: 2, y: 8 },
      { x: 6, y: 8 },
      { x: 10, y: 8 },
      { x: 4, y: 12 },
      { x: 8, y: 12 },
    ],
    source: 'single',
  },
  4: {
    columns: 16,
    rows: 16,
    homes: [
      { x: 0, y: 0, rotation: 180 },
      { x: 12, y: 0, rotation: 180 },
      { x: 12, y: 12, rotation: 0 },
      { x: 0, y: 12, rotation: 0 },
    ],
    neutral: [
      { x: 4, y: 0 },
      { x: 8, y: 0 },
      { x: 0, y: 4 },
      { x: 4, y: 4 },
      { x: 8, y: 4 },
      { x: 12, y: 4 },
      { x: 0, y: 8 },
      { x: 4, y: 8 },
      { x: 8, y: 8 },
      { x: 12, y: 8 },
      { x: 4, y: 12 },
      { x: 8, y: 12 },
    ],
  },
};
