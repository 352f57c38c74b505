/** Cities founded, grown and destroyed (FF 5.4, FF 9.11, FF 13). */

import { type Decision, pop, push, type Seat } from '@tabularium/kernel';
import { growthSquares } from '../queries/cities.ts';
import { playerOf, siteOf } from '../queries/players.ts';
import { outskirtsOf } from '../queries/squares.ts';
import type { City, FameAndFortune, FameState, FigureKind, Square } from '../state.ts';
import { takeOut } from './discards.ts';
import { nearestCity, pushAside, removeAllAt, removeFigure } from './figures.ts';
import { announce } from './moments.ts';
import { razeOutskirts, removePiece } from './pieces.ts';
import { tell } from './telling.ts';
import { win } from './victory.ts';

/** A city nobody has used yet. */
export function newCity(centre: Square[], capital: boolean): City {
  return { centre, capital, walls: false, marker: '', extra: 0, deeds: [], added: 0, sure: 0 };
}

/** A figure becomes a city (FF 5.4). */
export function foundCity(game: FameState, seat: Seat, square: Square, kind: FigureKind): void {
  const player = playerOf(game, seat);
  const founder = player.figures.findIndex((figure) => figure.square === square && figure.kind === kind);
  removeFigure(game, seat, founder);
  player.cityMarkers--;
  player.cities.push(newCity([square], false));
  tell(game, { fact: 'founded', seat, square, seen: 'all' });
  announce(game, 'glory', seat, { square });
  pushAside(game, seat, square);
  if (game.options.firstGame && player.cities.length === CITIES_OF_LESSON) win(game, seat, 'lesson');
}

/** The learning game ends with somebody's third city (FF 23.7). */
const CITIES_OF_LESSON = 3;

/** A city is gone, with everything around it (FF 9.11, FF 19.2). */
export function destroyCity(game: FameState, seat: Seat, city: City): void {
  const player = playerOf(game, seat);
  tell(game, { fact: 'city-destroyed', seat, square: siteOf(city), seen: 'all' });
  razeOutskirts(game, city);
  if (city.marker !== '') game.supply.cityMarkers++;
  takeOut(player.cities, (one) => one === city);
  player.cityMarkers++;
  for (const figure of player.figures) {
    if (figure.city === siteOf(city)) figure.city = nearestCity(game, seat, figure.square);
  }
}

/** All figures of everybody around a city return to their owners. */
export function clearOutskirts(game: FameState, city: City): void {
  for (const square of outskirtsOf(game, city)) {
    for (let seat = 0; seat < game.seats; seat++) removeAllAt(game, seat, square);
  }
}

/** The capital grows now if it can, else as soon as it can (FF 13.3, FF 13.4). */
export function growCapital(game: FameState, seat: Seat): void {
  const player = playerOf(game, seat);
  const squares = growthSquares(game, seat);
  const [only] = squares;
  player.growing = only === undefined && player.cities.some((city) => city.capital && city.centre.length === 1);
  if (only === undefined) return;
  if (squares.length === 1) growInto(game, seat, only);
  else push(game, { step: 'growth-square', seat });
}

/** The capital covers one square more; what stands there is overbuilt. */
function growInto(game: FameState, seat: Seat, square: Square): void {
  const player = playerOf(game, seat);
  const capital = player.cities.find((city) => city.capital);
  if (capital === undefined) return;
  player.growing = false;
  removePiece(game, square, true);
  capital.centre.push(square);
  tell(game, { fact: 'grew', seat, square, seen: 'all' });
  pushAside(game, seat, square);
}

/** The square a capital grows into. */
export const growthSquare: Decision<FameAndFortune, 'growth-square'> = {
  actions: (game, { seat }) => growthSquares(game, seat).map((square) => ({ type: 'place', square })),
  take(game, { seat }, { square }) {
    pop(game);
    growInto(game, seat, square);
  },
};
