/** Hut and village markers taken from the map (FF 18). */

import type { Seat } from '@tabularium/kernel';
import { playerOf } from '../queries/players.ts';
import type { FameState, Square } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { announce, deedOf, pushDeed } from './moments.ts';
import { tell } from './telling.ts';

/** A player takes the marker of a square: kept face down, or resolved at once (FF 18.1, FF 18.3). */
export function takeMarker(game: FameState, seat: Seat, square: Square): void {
  const marker = game.map.markers[square];
  if (!marker) return;
  const { kind, id, seenBy } = marker;
  const record = libraryOf(game.options).markers[id];
  game.map.markers[square] = null;
  tell(game, { fact: 'marker-taken', seat, kind, square, seen: 'all' });
  if (kind === 'village') announce(game, 'glory', seat, { square });
  announce(game, 'marker-taken', seat, { square });
  if (record?.kept) {
    playerOf(game, seat).markers.push({ kind, id, seenBy: seenBy.includes(seat) ? seenBy : [...seenBy, seat] });
    tell(game, { fact: 'marker-found', seat, marker: id, seen: [seat] });
    return;
  }
  game.spent.push(`${kind}:${id}`);
  tell(game, { fact: 'marker-found', seat, marker: id, seen: 'all' });
  pushDeed(game, deedOf(seat, `marker:${id}`, 0, { square, technology: '', other: -1, city: -1 }));
}
