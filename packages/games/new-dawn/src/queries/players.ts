/** The players by their seats. */

import type { Seat } from '@tabularium/kernel';

/** Nobody in particular: an attacker of whom nothing is asked but what a space defends itself with against anyone. */
export const ANYONE: Seat = -1;

/** The player in that seat, of a state or a view; there is one, or the seat is wrong. */
export function playerOf<P>(game: { readonly players: readonly P[] }, seat: Seat): P {
  const player = game.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
}
