/** Where something is, in words for people: the coordinate of its square, the land there, the town if it is a city. */

import type { Seat } from '@tabularium/kernel';
import type { Terrain } from '../content/terrain.ts';
import type { City, Square } from '../state.ts';
import { geometryOf } from './geometry.ts';
import { playerOf, siteOf } from './players.ts';
import { centreAt, isRevealed, type Mapped, ownerOfCentre, terrainAt } from './squares.ts';

/** A town by its people and its number in their list of towns; the capital is 0. */
export interface Town {
  readonly civilization: string;
  readonly number: number;
}

/** What is found on a square. */
export interface Spot {
  /** Its coordinate: `C7`. */
  readonly place: string;
  /** Unknown while its tile is face down. */
  readonly terrain?: Terrain;
  /** The city whose centre it is. */
  readonly town?: Town;
}

/** What was found on each square that a fact speaks of. */
export type Spots = Readonly<Record<Square, Spot>>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a column: A to Z, then AA, AB. */
export function columnName(column: number): string {
  const last = LETTERS[column % LETTERS.length] ?? '';
  return column < LETTERS.length ? last : `${columnName(Math.floor(column / LETTERS.length) - 1)}${last}`;
}

/** The coordinate of a square: the letter of its column and the number of its row, from the top left. */
export function coordinateOf(seats: number, square: Square): string {
  const { columns } = geometryOf(seats);
  return `${columnName(square % columns)}${Math.floor(square / columns) + 1}`;
}

/** The square with that coordinate, if the map has it. */
export function squareNamed(seats: number, place: string): Square | undefined {
  const wanted = place.toUpperCase();
  return geometryOf(seats).squares.find((square) => coordinateOf(seats, square) === wanted);
}

/** The first and the last square of a tile. */
export function cornersOf(seats: number, slot: number): [first: Square, last: Square] {
  const squares = geometryOf(seats).slots[slot] ?? [];
  return [squares[0] ?? -1, squares.at(-1) ?? -1];
}

/** What is found on a square now. */
export function spotAt(game: Mapped, square: Square): Spot {
  const place = coordinateOf(game.seats, square);
  if (!isRevealed(game, square)) return { place };
  const city = centreAt(game, square);
  const spot = { place, terrain: terrainAt(game, square) };
  return city === undefined ? spot : { ...spot, town: townOf(game, ownerOfCentre(game, square), city) };
}

/** The towns of a people besides the capital. */
const OTHERS = 4;

/** Cities have no names in the rules: a capital gets the first town of its people, others one by their square. */
export function townOf(game: Pick<Mapped, 'players'>, seat: Seat, city: City): Town {
  const { civilization, cities } = playerOf(game, seat);
  if (city.capital) return { civilization, number: 0 };
  const taken = new Set<number>();
  for (const one of cities) {
    if (one.capital) continue;
    let number = siteOf(one) % OTHERS;
    while (taken.has(number)) number = (number + 1) % OTHERS;
    taken.add(number);
    if (siteOf(one) === siteOf(city)) return { civilization, number: number + 1 };
  }
  return { civilization, number: 1 };
}
