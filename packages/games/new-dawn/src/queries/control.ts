/** What a seat controls on the map (ND 8, ND 15.8, ND 16.5). */

import type { Seat } from '@tabularium/kernel';
import type { CityStateId } from '../content/city-states.ts';
import type { FocusType } from '../content/focus-cards.ts';
import { CITIES } from '../content/limits.ts';
import type { NaturalWonderId } from '../content/natural-wonders.ts';
import { asks } from '../questions.ts';
import type { NewDawnKnown } from '../state.ts';
import { boardOf } from './board.ts';
import { capitalSpace, isToken, pieceOwner, reinforcedOf } from './pieces.ts';
import { playerOf } from './players.ts';
import { cityStateOf } from './things.ts';

/** How many reinforced control tokens that seat has on the map. */
export function reinforcedTokens(game: NewDawnKnown, seat: Seat): number {
  const { pieces } = game;
  const reinforced = reinforcedOf(seat);
  let count = 0;
  for (let space = 0; space < pieces.length; space++) if (pieces[space] === reinforced) count++;
  return count;
}

/** The natural wonders whose tokens that seat holds: those on whose space it has a piece (ND 8.5). */
export function heldWonders(game: NewDawnKnown, seat: Seat): NaturalWonderId[] {
  const held: NaturalWonderId[] = [];
  for (const { id, space } of boardOf(game.map).naturalWonders) {
    if (pieceOwner(game.pieces[space]) === seat) held.push(id);
  }
  return held;
}

/** How many natural wonders that seat controls. */
export function heldNaturalWonders(game: NewDawnKnown, seat: Seat): number {
  return heldWonders(game, seat).length;
}

/** How many conquered city-states that seat controls (ND 15.8). */
export function conqueredCityStates(game: NewDawnKnown, seat: Seat): number {
  const borrowed = asks(game).borrowedCity(game);
  let count = 0;
  for (const { space } of boardOf(game.map).cityStates) {
    if (space !== borrowed && pieceOwner(game.pieces[space]) === seat) count++;
  }
  return count;
}

/** The conquered city-states whose token lies on that seat's cards of this type (ND 15.7). */
export function cityStateTokens(game: NewDawnKnown, seat: Seat, type: FocusType): CityStateId[] {
  const borrowed = asks(game).borrowedCity(game);
  const tokens: CityStateId[] = [];
  for (const { id, space } of boardOf(game.map).cityStates) {
    if (space === borrowed || cityStateOf(id).type !== type) continue;
    if (pieceOwner(game.pieces[space]) === seat) tokens.push(id);
  }
  return tokens;
}

/** How many friendly spaces lie next to water or the edge (ND 16.5). */
export function coastalSpaces(game: NewDawnKnown, seat: Seat): number {
  const { coast } = boardOf(game.map);
  const { pieces } = game;
  const borrowed = asks(game).borrowedCity(game);
  let count = 0;
  for (let space = 0; space < pieces.length; space++) {
    if (coast[space] === true && space !== borrowed && pieceOwner(pieces[space]) === seat) count++;
  }
  return count;
}

/** Those of the cities that are own pieces: what counts as a city for a turn only counts for no agenda (TI 15.2). */
export function ownAmong(game: NewDawnKnown, cities: readonly number[]): readonly number[] {
  const borrowed = asks(game).borrowedCity(game);
  return borrowed < 0 ? cities : cities.filter((space) => space !== borrowed);
}

/** How many cities that seat has on the map, the capital included. */
export function ownCities(game: NewDawnKnown, seat: Seat): number {
  const capital = capitalSpace(game, seat) < 0 ? 0 : 1;
  return capital + CITIES - playerOf(game, seat).cities;
}

/** Has some rival two control tokens on the map, as the Eiffel Tower needs (ND 20.12)? */
export function maySwapTokens(game: NewDawnKnown, seat: Seat): boolean {
  const counts = game.players.map(() => 0);
  for (const [space, piece] of game.pieces.entries()) {
    if (isToken(piece) && !asks(game).isSafe(game, seat, space))
      counts[pieceOwner(piece)] = (counts[pieceOwner(piece)] ?? 0) + 1;
  }
  return counts.some((count, owner) => owner !== seat && count >= 2);
}
