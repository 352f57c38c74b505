/** What cities can do: production, arts, actions, and where they can stand (FF 5.4, FF 7, FF 13). */

import type { Seat } from '@tabularium/kernel';
import { ARTS_CULTURE, CITY_DISTANCE } from '../content/limits.ts';
import type { City, FameState, FigureKind, Square } from '../state.ts';
import type { AnyOp } from '../vocabulary/library.ts';
import { chebyshev, geometryOf } from './geometry.ts';
import { yieldOf } from './icons.ts';
import { playerOf } from './players.ts';
import { has, productionOfEach, standing, statOf, unused, waterOf } from './sources.ts';
import { centreAt, cityAround, countAt, enemyOn, isMarked, isRevealed, isWater, terrainAt } from './squares.ts';

/** Production from the map alone; some governments share the best city's (FF 7.3). */
function outskirtsProduction(game: FameState, seat: Seat, city: City): number {
  const own = yieldOf(game, seat, city).production;
  if (!has(game, seat, 'equal-production')) return own;
  return Math.max(own, ...playerOf(game, seat).cities.map((one) => yieldOf(game, seat, one).production));
}

/** The production of a city's action, before rush and caravan (FF 7.3). */
export function productionOf(game: FameState, seat: Seat, city: City): number {
  return outskirtsProduction(game, seat, city) + productionOfEach(game, seat) + city.extra;
}

/** The culture of an arts action (FF 7.12); a metropolis has more of its own (FF 13.1). */
export function artsOf(game: FameState, seat: Seat, city: City): number {
  return ARTS_CULTURE * city.centre.length + yieldOf(game, seat, city).culture;
}

/** How many actions a city may still take this turn, and which of them nobody can cancel (FF 7.1). */
export function actionsLeft(game: FameState, seat: Seat, city: City): number {
  return plainActionsLeft(game, seat, city) + city.sure;
}

/** Actions that Anarchy forbids the capital. */
export function plainActionsLeft(game: FameState, seat: Seat, city: City): number {
  if (city.capital && has(game, seat, 'capital-no-action')) return 0;
  return Math.max(0, 1 + city.added + extraOfCapital(game, seat, city) - city.deeds.length);
}

/** An action more for the capital, if its government allows one. */
function extraOfCapital(game: FameState, seat: Seat, city: City): number {
  return city.capital && has(game, seat, 'extra-action') ? 1 : 0;
}

/** May the city take this action now? Some added actions must differ from those taken (FF 7.1). */
export function mayTake(game: FameState, seat: Seat, city: City, deed: City['deeds'][number]): boolean {
  if (deed === 'arts' && has(game, seat, 'no-arts')) return false;
  if (city.sure > 0 || !city.deeds.includes(deed)) return true;
  if (!city.capital || !standing(game, seat, 'extra-action').some(({ op }) => mustDiffer(op))) return true;
  return city.deeds.length < 1 + city.added;
}

const mustDiffer = (op: AnyOp & { readonly different?: true }): boolean => op.different === true;

/** Can a harvest of two be made with one action? */
export const doubleHarvest = (game: FameState, seat: Seat) => unused(game, seat, 'harvest-twice');

/** Why a figure may not end its move or be placed on a square. */
export function mayEnd(game: FameState, seat: Seat, square: Square, figures = 1): boolean {
  return (
    isRevealed(game, square) &&
    centreAt(game, square) === undefined &&
    !(isWater(game, square) && waterOf(game, seat) < 2) &&
    countAt(playerOf(game, seat), square) + figures <= statOf(game, seat, 'stacking-limit') &&
    !isForbiddenStay(game, seat, square)
  );
}

/** Enemy outskirts in which nobody may stay (Brandenburg Gate). */
export function isForbiddenStay(game: FameState, seat: Seat, square: Square): boolean {
  const near = cityAround(game, square);
  return near !== undefined && near.seat !== seat && has(game, near.seat, 'no-enemy-stay');
}

/** Squares beside a new centre to which an own figure can be pushed (FF 5.4, FF 13.3). */
export function pushSquares(game: FameState, seat: Seat, from: Square): Square[] {
  return (geometryOf(game.seats).near[from] ?? []).filter(
    (square) => mayEnd(game, seat, square) && !enemyOn(game, square, seat) && !isMarked(game, square),
  );
}

/** Why no city can be founded on a square; `undefined` if one can. */
export type SiteProblem = 'water' | 'edge' | 'marker-near' | 'enemy-near' | 'too-close';

/** What speaks against a city on this square (FF 5.4 b to f). */
export function siteProblem(game: FameState, seat: Seat, square: Square): SiteProblem | undefined {
  const geometry = geometryOf(game.seats);
  const near = geometry.near[square] ?? [];
  if (terrainAt(game, square) === 'water') return 'water';
  if (near.length < 8 || !isRevealed(game, square)) return 'edge';
  for (const one of near) if (!isRevealed(game, one)) return 'edge';
  if (isMarked(game, square)) return 'marker-near';
  for (const one of near) if (isMarked(game, one)) return 'marker-near';
  for (const one of near) if (enemyOn(game, one, seat)) return 'enemy-near';
  return isTooClose(game, square) ? 'too-close' : undefined;
}

/** Is another city so near that no second one can be founded on the square (FF 5.4 f)? */
export function isTooClose(game: FameState, square: Square): boolean {
  const geometry = geometryOf(game.seats);
  for (const { cities } of game.players) {
    for (const { centre } of cities) {
      for (const one of centre) if (chebyshev(geometry, one, square) < CITY_DISTANCE) return true;
    }
  }
  return false;
}

/** Has the player a marker and the right to one more city (FF 5.4 a)? */
export function mayHaveMoreCities(game: FameState, seat: Seat): boolean {
  const { cities, cityMarkers } = playerOf(game, seat);
  return cityMarkers > 0 && cities.length < statOf(game, seat, 'cities');
}

/** The kinds of figures that can found a city. */
export function founders(game: FameState, seat: Seat): FigureKind[] {
  return has(game, seat, 'armies-found-cities') ? ['scout', 'army'] : ['scout'];
}

/** Can the other figures of the square be pushed aside when one of them founds a city? */
export function canPushOthers(game: FameState, seat: Seat, square: Square): boolean {
  const others = countAt(playerOf(game, seat), square) - 1;
  if (others <= 0) return true;
  const limit = statOf(game, seat, 'stacking-limit');
  const room = pushSquares(game, seat, square).reduce(
    (sum, one) => sum + limit - countAt(playerOf(game, seat), one),
    0,
  );
  return room >= others;
}

/** The squares into which a capital can grow (FF 13.3, FF 13.5). */
export function growthSquares(game: FameState, seat: Seat): Square[] {
  const capital = playerOf(game, seat).cities.find((city) => city.capital);
  const [centre] = capital?.centre ?? [];
  if (capital === undefined || centre === undefined || capital.centre.length > 1) return [];
  const geometry = geometryOf(game.seats);
  return (geometry.beside[centre] ?? []).filter((square) => {
    const near = geometry.near[square] ?? [];
    if (near.length < 8 || !isRevealed(game, square) || !near.every((one) => isRevealed(game, one))) return false;
    if (isMarked(game, square) || enemyOn(game, square, seat)) return false;
    for (const { cities } of game.players) {
      for (const city of cities) {
        if (city === capital) continue;
        if (city.centre.some((one) => chebyshev(geometry, one, square) < CITY_DISTANCE)) return false;
      }
    }
    return canClear(game, seat, square);
  });
}

/** Can all own figures on the square be pushed aside? */
function canClear(game: FameState, seat: Seat, square: Square): boolean {
  const figures = countAt(playerOf(game, seat), square);
  if (figures === 0) return true;
  const limit = statOf(game, seat, 'stacking-limit');
  const room = pushSquares(game, seat, square).reduce(
    (sum, one) => sum + limit - countAt(playerOf(game, seat), one),
    0,
  );
  return room >= figures;
}

/** Is a figure of that kind in the supply? */
export function inSupply(game: FameState, seat: Seat, kind: FigureKind): boolean {
  for (const figure of playerOf(game, seat).figures) if (figure.square < 0 && figure.kind === kind) return true;
  return false;
}
