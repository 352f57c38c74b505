/** Squares by where they lie from a capital. */

import { geometryOf } from '../src/queries/geometry.ts';
import { siteOf } from '../src/queries/players.ts';
import type { Square } from '../src/state.ts';
import type { Table } from './table.ts';

/** The square so many columns and rows from the capital of a seat. */
export function away(play: Table, seat: number, columns: number, rows: number): Square {
  return siteOf(play.capital(seat)) + columns + rows * geometryOf(play.game.seats).columns;
}

/** Which way from the capital of the first seat the map goes on, in columns. */
export const inward = (play: Table): number =>
  siteOf(play.capital(0)) % geometryOf(play.game.seats).columns < 8 ? 1 : -1;
