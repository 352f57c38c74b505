/** Figures: put on the map, taken off, pushed aside (FF 4.7, FF 4.11, FF 5.4). */

import { type Decision, pop, push, type Seat } from '@tabularium/kernel';
import { pushSquares } from '../queries/cities.ts';
import { geometryOf, stepsBetween } from '../queries/geometry.ts';
import { playerOf, siteOf } from '../queries/players.ts';
import { figuresAt } from '../queries/squares.ts';
import { type FameAndFortune, type FameState, type Figure, type FigureKind, NOWHERE, type Square } from '../state.ts';
import { tell } from './telling.ts';

/** The figure with that number. */
export function figureOf(game: FameState, seat: Seat, number: number): Figure {
  const figure = playerOf(game, seat).figures[number];
  if (figure === undefined) throw new Error(`Seat ${seat} has no figure ${number}.`);
  return figure;
}

/** A figure of that kind in the supply, by number; -1 if there is none. */
export function fromSupply(game: FameState, seat: Seat, kind: FigureKind): number {
  return playerOf(game, seat).figures.findIndex((figure) => figure.kind === kind && figure.square === NOWHERE);
}

/** A figure comes onto the map; scouts send their square to the nearest city until told otherwise (FF 5.6). */
export function putFigure(game: FameState, seat: Seat, number: number, square: Square): void {
  const figure = figureOf(game, seat, number);
  figure.square = square;
  figure.since = game.turn;
  figure.moved = false;
  figure.city = figure.kind === 'scout' ? nearestCity(game, seat, square) : NOWHERE;
  tell(game, { fact: 'figure', seat, figure: figure.kind, square, seen: 'all' });
}

/** The seat's city nearest to a square, by its first centre square. */
export function nearestCity(game: FameState, seat: Seat, square: Square): Square {
  const geometry = geometryOf(game.seats);
  let best = NOWHERE;
  let least = Number.POSITIVE_INFINITY;
  for (const city of playerOf(game, seat).cities) {
    const steps = Math.min(...city.centre.map((centre) => stepsBetween(geometry, centre, square)));
    if (steps < least) [best, least] = [siteOf(city), steps];
  }
  return best;
}

/** A figure goes back to the supply; one that was being placed is lost where it was to stand. */
export function removeFigure(game: FameState, seat: Seat, number: number, placed: Square = NOWHERE): void {
  const figure = figureOf(game, seat, number);
  const square = figure.square < 0 ? placed : figure.square;
  tell(game, { fact: 'figure-lost', seat, figure: figure.kind, square, seen: 'all' });
  figure.square = NOWHERE;
  figure.city = NOWHERE;
  figure.moved = false;
}

/** Figures are put elsewhere by an effect; they may still move (FF 8.12). */
export function relocate(game: FameState, seat: Seat, figures: readonly number[], square: Square): void {
  for (const number of figures) figureOf(game, seat, number).square = square;
  tellMove(game, seat, figures, square, 'relocated');
}

/** Figures are now in that square. */
export function tellMove(
  game: FameState,
  seat: Seat,
  figures: readonly number[],
  square: Square,
  fact: 'moved' | 'relocated' = 'moved',
): void {
  const armies = figures.filter((number) => figureOf(game, seat, number).kind === 'army').length;
  if (figures.length === 0) return;
  tell(game, { fact, seat, to: square, armies, scouts: figures.length - armies, seen: 'all' });
}

/** All figures of a player leave a square. */
export function removeAllAt(game: FameState, seat: Seat, square: Square): void {
  for (const number of figuresAt(playerOf(game, seat), square)) removeFigure(game, seat, number);
}

/** Own figures make room for a city centre (FF 5.4, FF 13.3). */
export function pushAside(game: FameState, seat: Seat, square: Square): void {
  for (const figure of figuresAt(playerOf(game, seat), square)) {
    push(game, { step: 'push-figure', seat, figure, from: square });
  }
}

/** Where a pushed figure goes. */
export const pushFigure: Decision<FameAndFortune, 'push-figure'> = {
  actions: (game, { seat, from }) => pushSquares(game, seat, from).map((square) => ({ type: 'place', square })),
  take(game, { seat, figure }, { square }) {
    pop(game);
    figureOf(game, seat, figure).square = square;
    tellMove(game, seat, [figure], square);
  },
};
