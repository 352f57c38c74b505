/** Where districts may lie and what their abilities count (TI 7). */

import type { Seat } from '@tabularium/kernel';
import type { FocusId } from '../../content/focus-cards.ts';
import type { Terrain } from '../../content/tiles.ts';
import { boardOf } from '../../queries/board.ts';
import { forEachEffect, hasEffect } from '../../queries/effects.ts';
import {
  citiesOf,
  hasBarbarian,
  isCity,
  isToken,
  NOTHING,
  ownerAt,
  pieceOwner,
  spacesWhere,
} from '../../queries/pieces.ts';
import { mayPlace } from '../../queries/placing.ts';
import { playerOf } from '../../queries/players.ts';
import { spacesNear } from '../../queries/reach.ts';
import { difficultyFor } from '../../queries/terrain.ts';
import { focusCard } from '../../queries/things.ts';
import { asks } from '../../questions.ts';
import type { NewDawnKnown } from '../../state.ts';
import type { District } from '../content/districts.ts';
import { legalCitySites } from './cities.ts';
import { districtSpace, districtsOf } from './realms.ts';

/** Where that seat may place a district: as a control token next to a city, or over an own token (TI 7.1). */
export function districtPlaces(game: NewDawnKnown, seat: Seat, card: FocusId, slot: number): number[] {
  const { neighbours } = boardOf(game.map);
  const difficulty = difficultyFor(game, seat, { during: focusCard(card).type, placing: true });
  const spaces = new Set(citiesOf(game, seat).flatMap((city) => neighbours[city] ?? []));
  return [...spaces].filter(
    (space) => difficulty(space) <= slot && (mayPlace(game, seat, space) || isOwnToken(game, seat, space)),
  );
}

function isOwnToken(game: NewDawnKnown, seat: Seat, space: number): boolean {
  const piece = game.pieces[space] ?? NOTHING;
  if (!isToken(piece) || pieceOwner(piece) !== seat || hasBarbarian(game, space)) return false;
  return asks(game).barsToken(game, seat, space) === null;
}

/** Is the space friendly to that seat for the abilities of its districts (TI 7.7)? */
export function isFriendly(game: NewDawnKnown, seat: Seat, space: number): boolean {
  return friendship(game, seat)(space);
}

/** Which spaces are friendly to that seat for the abilities of its districts, asked of many. */
function friendship(game: NewDawnKnown, seat: Seat): (space: number) => boolean {
  const friends = [seat];
  forEachEffect(game, seat, 'sharesDistricts', (_, from) => friends.push(from));
  const polders = poldersOf(game, seat);
  return (space) => {
    const owner = ownerAt(game, space);
    return owner < 0 ? polders.includes(space) : friends.includes(owner);
  };
}

/** Polders: water next to an own district is friendly and of every terrain. */
function poldersOf(game: NewDawnKnown, seat: Seat): readonly number[] {
  if (!hasEffect(game, seat, 'polders')) return NONE;
  const { water, neighbours } = boardOf(game.map);
  const beside = districtsOf(game, seat).flatMap((district) => neighbours[districtSpace(game, seat, district)] ?? []);
  return beside.filter((space) => water[space] === true);
}

const NONE: readonly number[] = [];

/** How many friendly spaces of that terrain lie on and around the district (TI 7.6). */
export function terrainAround(game: NewDawnKnown, seat: Seat, district: District, wanted: readonly Terrain[]): number {
  const { neighbours, terrain } = boardOf(game.map);
  const centre = districtSpace(game, seat, district);
  const isOurs = friendship(game, seat);
  const polders = poldersOf(game, seat);
  return [centre, ...(neighbours[centre] ?? [])].filter(
    (space) => isOurs(space) && (wanted.includes(terrain[space] ?? 'water') || polders.includes(space)),
  ).length;
}

/** Where the Theater Square may put a control token: within 2 of itself or of a friendly city with a wonder. */
export function theaterPlaces(game: NewDawnKnown, seat: Seat): number[] {
  const isOurs = friendship(game, seat);
  const built = game.wonders.map(({ space }) => space);
  const sources = built.filter((space) => isCity(game.pieces[space]) && isOurs(space));
  sources.push(districtSpace(game, seat, 'theater-square'));
  return spacesNear(game, sources, 2).filter((space) => mayPlace(game, seat, space));
}

/** Where the Industrial Zone may build a city: within 2 of a friendly space (TI 19.9). */
export function zoneSites(game: NewDawnKnown, seat: Seat): number[] {
  if (playerOf(game, seat).cities === 0) return [];
  const isOurs = friendship(game, seat);
  const friendly = spacesWhere(game, (_piece, space) => isOurs(space));
  return legalCitySites(game, seat, spacesNear(game, friendly, 2));
}
