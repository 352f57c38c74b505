/** Players and the order in which they act. */

import type { Seat } from '@tabularium/kernel';
import type { City, FameState, Player, Square } from '../state.ts';

/** The player in that seat. */
export function playerOf<P>(game: { readonly players: readonly P[] }, seat: Seat): P {
  const player = game.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
}

/** All seats, clockwise from that one. */
export function seatsFrom(game: Pick<FameState, 'seats'>, first: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let at = 0; at < game.seats; at++) seats.push((first + at) % game.seats);
  return seats;
}

/** The other seats, clockwise from the left neighbour. */
export function othersOf(game: Pick<FameState, 'seats'>, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let after = 1; after < game.seats; after++) seats.push((seat + after) % game.seats);
  return seats;
}

/** The next seat clockwise (FF 2.10). */
export function leftOf(game: Pick<FameState, 'seats'>, seat: Seat): Seat {
  return (seat + 1) % game.seats;
}

/** The player's city by its first centre square. */
export function cityOf(player: Pick<Player, 'cities'>, square: Square): City {
  const city = player.cities.find(({ centre }) => centre[0] === square);
  if (city === undefined) throw new Error(`There is no city at ${square}.`);
  return city;
}

/** The first centre square, by which a city is known. */
export function siteOf(city: Pick<City, 'centre'>): Square {
  return city.centre[0] ?? -1;
}

/** Everything a player knows. */
export function technologiesOf(player: Pick<Player, 'rows'>): string[] {
  return player.rows.flat().filter((id) => id !== '');
}
