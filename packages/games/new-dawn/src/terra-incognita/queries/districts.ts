/** Where districts may lie and what their abilities count (TI 7). */

import type { Seat } from '@tabularium/kernel';
import { boardOf } from '../../board.ts';
import { type FocusId, focusCard } from '../../content/focus-cards.ts';
import type { Terrain } from '../../content/tiles.ts';
import { forEachEffect, hasEffect } from '../../effects.ts';
import { moduleOf } from '../../module.ts';
import { citiesOf, hasBarbarian, hasWonder, isToken, NOTHING, ownerAt, pieceOwner } from '../../queries/pieces.ts';
import { mayPlace } from '../../queries/placing.ts';
import { spacesWithin } from '../../queries/reach.ts';
import { difficulties } from '../../queries/terrain.ts';
import type { NewDawnState } from '../../state.ts';
import type { District } from '../names.ts';
import { legalCitySites } from './cities.ts';
import { districtSpace, districtsOf } from './realms.ts';

/** Where that seat may place a district: as a control token next to a city, or over an own token (TI 7.1). */
export function districtPlaces(game: NewDawnState, seat: Seat, card: FocusId, slot: number): number[] {
  const { neighbours } = boardOf(game.map);
  const difficulty = difficulties(game, seat, { during: focusCard(card).type, placing: true });
  const spaces = new Set(citiesOf(game, seat).flatMap((city) => neighbours[city] ?? []));
  return [...spaces].filter(
    (space) => (difficulty[space] ?? 9) <= slot && (mayPlace(game, seat, space) || isOwnToken(game, seat, space)),
  );
}

function isOwnToken(game: NewDawnState, seat: Seat, space: number): boolean {
  const piece = game.pieces[space] ?? NOTHING;
  if (!isToken(piece) || pieceOwner(piece) !== seat || hasBarbarian(game, space)) return false;
  return moduleOf(game).barsToken(game, seat, space) === null;
}

/** Is the space friendly to that seat for the abilities of its districts (TI 7.7)? */
export function isFriendly(game: NewDawnState, seat: Seat, space: number): boolean {
  const owner = ownerAt(game, space);
  if (owner === seat) return true;
  if (owner < 0) return isPolder(game, seat, space);
  let shared = false;
  forEachEffect(game, seat, ({ sharesDistricts }, from) => {
    if (sharesDistricts === true && from === owner) shared = true;
  });
  return shared;
}

/** Polders: water next to an own district is friendly and of every terrain. */
function isPolder(game: NewDawnState, seat: Seat, space: number): boolean {
  const { water, neighbours } = boardOf(game.map);
  if (water[space] !== true || !hasEffect(game, seat, 'polders')) return false;
  const districts = districtsOf(game, seat).map((district) => districtSpace(game, seat, district));
  return neighbours[space]?.some((next) => districts.includes(next)) === true;
}

/** How many friendly spaces of that terrain lie on and around the district (TI 7.6). */
export function terrainAround(game: NewDawnState, seat: Seat, district: District, wanted: readonly Terrain[]): number {
  const { neighbours, terrain } = boardOf(game.map);
  const centre = districtSpace(game, seat, district);
  return [centre, ...(neighbours[centre] ?? [])].filter(
    (space) =>
      isFriendly(game, seat, space) && (wanted.includes(terrain[space] ?? 'water') || isPolder(game, seat, space)),
  ).length;
}

/** Where the Theater Square may put a control token: within 2 of itself or of a friendly city with a wonder. */
export function theaterPlaces(game: NewDawnState, seat: Seat): number[] {
  const sources = citiesOf(game, seat).filter((city) => hasWonder(game, city));
  const near = [districtSpace(game, seat, 'theater-square'), ...sources].flatMap((from) => spacesWithin(game, from, 2));
  return [...new Set(near)].filter((space) => mayPlace(game, seat, space)).sort((a, b) => a - b);
}

/** Where the Industrial Zone may build a city: within 2 of a friendly space (TI 19.9). */
export function zoneSites(game: NewDawnState, seat: Seat): number[] {
  const near = new Set<number>();
  for (let space = 0; space < game.pieces.length; space++) {
    if (near.size < game.pieces.length && isFriendly(game, seat, space)) {
      for (const other of spacesWithin(game, space, 2)) near.add(other);
    }
  }
  return legalCitySites(
    game,
    seat,
    [...near].sort((a, b) => a - b),
  );
}
