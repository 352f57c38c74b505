/** People: those who go home, and the newborn (SA 5.2, SA 6.2). */

import { emit, type Seat } from '@tabularium/kernel';
import { MOST } from '../content/limits.ts';
import { type PlaceId, placeIndex } from '../content/places.ts';
import { playerOf } from '../queries/players.ts';
import type { StoneAgeState } from '../state.ts';

/** The people of a resolved place go back to the player board (SA 5.2). */
export function sendHome(game: StoneAgeState, seat: Seat, place: PlaceId): void {
  playerOf(game, seat).placed[placeIndex(place)] = 0;
}

/** A person is born: placed from the next round on, fed already in this one (SA 6.2). */
export function addPerson(game: StoneAgeState, seat: Seat): void {
  const player = playerOf(game, seat);
  if (player.persons === MOST.persons) {
    emit(game, { fact: 'hut-in-vain', seat, seen: 'all' });
    return;
  }
  player.persons++;
  emit(game, { fact: 'born', seat, persons: player.persons, seen: 'all' });
}
