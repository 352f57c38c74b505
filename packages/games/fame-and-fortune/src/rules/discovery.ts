/** Discovering a tile (FF 8.4). */

import { between, type Seat } from '@tabularium/kernel';
import { geometryOf, printedPlace, turnsFrom } from '../queries/geometry.ts';
import { cornersOf } from '../queries/places.ts';
import { printedSquares } from '../queries/squares.ts';
import type { FameState, Square, Tile } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { announce } from './moments.ts';
import { tell } from './telling.ts';

/** The tile of that square is turned over, its arrow pointing away from the figure. */
export function discover(game: FameState, seat: Seat, from: Square, into: Square): void {
  const geometry = geometryOf(game.seats);
  const slot = geometry.slotOf[into] ?? -1;
  const tile = game.map.tiles[slot];
  if (tile === undefined) return;
  tile.rotation = turnsFrom(geometry, from, into);
  tile.revealed = true;
  const [first, last] = cornersOf(game.seats, slot);
  tell(game, { fact: 'discovered', seat, tile: tile.id, slot, from: first, to: last, seen: 'all' });
  layMarkers(game, slot, tile);
  announce(game, 'tile-discovered', seat);
}

/** Random markers on the symbols of a tile, its relic on its square; if markers run out, symbols stay empty. */
export function layMarkers(game: FameState, slot: number, tile: Tile): void {
  const { tiles, relics } = libraryOf(game.options);
  const record = tiles[tile.id];
  if (record === undefined) return;
  const printed = printedSquares(record);
  for (const [place, square] of (geometryOf(game.seats).slots[slot] ?? []).entries()) {
    const original = printedPlace(place, tile.rotation);
    const kind = printed[original]?.marker;
    if (kind) {
      const pool = game.pools[kind];
      const [id] = pool.length === 0 ? [] : pool.splice(between(game, 'markers', 0, pool.length - 1), 1);
      if (id !== undefined) game.map.markers[square] = { kind, id, seenBy: [] };
    }
    for (const [id, relic] of Object.entries(relics)) {
      if (relic.tile === tile.id && relic.square === original) game.map.relics.push({ id, square });
    }
  }
}
