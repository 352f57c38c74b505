/** The players and the order they sit in. */

import type { Seat } from '@tabularium/kernel';
import type { Player, StoneAgeState } from '../state.ts';

/** That seat's player board. */
export function playerOf(game: StoneAgeState, seat: Seat): Player {
  const player = game.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
}

/** The seat to the left, who comes next clockwise (SA 2.5). */
export const after = (game: StoneAgeState, seat: Seat): Seat => (seat + 1) % game.seats;

/** All seats, clockwise from that one. */
export function clockwise(game: StoneAgeState, from: Seat): Seat[] {
  return Array.from({ length: game.seats }, (_, step) => (from + step) % game.seats);
}

/** People still on the player board. */
export function unplaced(player: Player): number {
  let placed = 0;
  for (const persons of player.placed) placed += persons;
  return player.persons - placed;
}

/** The sum of the tools' values; one-use tools do not count (SA 13.2). */
export function toolValue(player: Player): number {
  let value = 0;
  for (const tool of player.tools) value += tool;
  return value;
}
