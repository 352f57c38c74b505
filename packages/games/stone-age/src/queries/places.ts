/** The places and who stands on them. */

import type { Seat } from '@tabularium/kernel';
import { type Doing, PLACES, type Place, type PlaceId, placeIndex } from '../content/places.ts';
import type { Player, StoneAgeState } from '../state.ts';
import { playerOf } from './players.ts';

/** The place at that index of `PLACES`. */
export function placeAt(index: number): Place {
  const place = PLACES[index];
  if (place === undefined) throw new Error(`There is no place number ${index}.`);
  return place;
}

/** What resolving that place does. */
export const doingOf = (id: PlaceId): Doing => placeAt(placeIndex(id)).does;

/** The place beside that card space. */
export const cardPlace = (space: number): PlaceId => placeOf((does) => does.kind === 'card' && does.space === space);

/** The place beside that building stack. */
export const buildingPlace = (stack: number): PlaceId =>
  placeOf((does) => does.kind === 'building' && does.stack === stack);

function placeOf(is: (does: Doing) => boolean): PlaceId {
  const place = PLACES.find(({ does }) => is(does));
  if (place === undefined) throw new Error('There is no such place.');
  return place.id;
}

/** How many of the three village places may be taken in a round (SA 11.1). */
export const villagePlaces = (players: number): number => (players === 4 ? 3 : 2);

/** How many players may be on the same resource place in a round (SA 11.2, SA 11.3). */
export const playersPerResourcePlace = (players: number): number => (players === 4 ? 4 : players - 1);

/** How many people that player has on the place at that index. */
export function personsOn(player: Player, index: number): number {
  const persons = player.placed[index];
  if (persons === undefined) throw new Error(`There is no place number ${index}.`);
  return persons;
}

/** Has that seat people on the board? */
export function hasPlaced(game: StoneAgeState, seat: Seat): boolean {
  return playerOf(game, seat).placed.some((persons) => persons > 0);
}

/** A card space with a card, a building stack with a tile, or any other place. */
export function isInPlay(game: StoneAgeState, { does }: Place): boolean {
  if (does.kind === 'card') return game.cards[does.space] !== null;
  if (does.kind === 'building') return (game.buildings[does.stack] ?? null) !== null;
  return true;
}

/** Who is on a place: people in all, different players, and how many of them are the seat's own. */
export function crowdOn(
  game: StoneAgeState,
  seat: Seat,
  index: number,
): { persons: number; players: number; own: number } {
  let persons = 0;
  let players = 0;
  for (const player of game.players) {
    const there = personsOn(player, index);
    persons += there;
    if (there > 0) players++;
  }
  return { persons, players, own: personsOn(playerOf(game, seat), index) };
}

const VILLAGE = PLACES.flatMap((place, index) => (place.village ? [index] : []));

/** How many of the village places are taken. */
export function villageTaken(game: StoneAgeState): number {
  return VILLAGE.filter((index) => game.players.some((player) => personsOn(player, index) > 0)).length;
}
