/** Who is at the table, and in which order. */

import type { Seat } from '@tabularium/kernel';
import type { AgesKnown, KnownPlayer, Technology } from '../state.ts';

/** The civilization in that seat. */
export function playerOf<P>(game: { readonly players: readonly P[] }, seat: Seat): P {
  const player = game.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
}

/** The seats still in the game, clockwise from that seat. */
export function clockwise(game: AgesKnown, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let step = 0; step < game.seats; step++) {
    const seat = (from + step) % game.seats;
    if (!playerOf(game, seat).out) seats.push(seat);
  }
  return seats;
}

/** The seats still in the game, in seating order. */
export function livingPlayers(game: AgesKnown): Seat[] {
  return clockwise(game, 0);
}

/** The others still in the game, clockwise from the left neighbour. */
export function rivals(game: AgesKnown, seat: Seat): Seat[] {
  return clockwise(game, (seat + 1) % game.seats).filter((other) => other !== seat);
}

/** The technology of that card in play, if it is. */
export function technologyIn(player: KnownPlayer, card: string): Technology | undefined {
  for (const technology of player.technologies) if (technology.card === card) return technology;
  return undefined;
}

/** The column of a table for 2, 3 and 4 players that fits those still in the game (TA 8.10). */
export function byPlayers(game: AgesKnown, table: readonly [number, number, number]): number {
  return table[Math.max(0, livingPlayers(game).length - 2)] ?? 0;
}
