/** What was built comes into play, by a city's action or for free (FF 7.5 to FF 7.10, FF 7.15). */

import type { Seat } from '@tabularium/kernel';
import type { UnitType } from '../content/units.ts';
import { isBuilding, isFigure, isUnit, WALLS_ITEM } from '../queries/building.ts';
import { playerOf } from '../queries/players.ts';
import { enemyOn } from '../queries/squares.ts';
import type { City, FameState, FigureKind, Square } from '../state.ts';
import { attackWithNewArmy } from './attacks.ts';
import { drawFrom } from './discards.ts';
import { fromSupply, putFigure } from './figures.ts';
import { announce } from './moments.ts';
import { placePiece } from './pieces.ts';
import { tell } from './telling.ts';

/** Draw a unit into the standing forces; its owner alone sees it. */
export function recruit(game: FameState, seat: Seat, type: UnitType): void {
  const card = drawFrom(game, game.units[type], 'units');
  if (card === undefined) return;
  playerOf(game, seat).forces.push(card);
  tell(game, { fact: 'recruited', seat, unit: type, seen: 'all' });
  tell(game, { fact: 'recruited-card', seat, unit: card, seen: [seat] });
}

/** A figure is placed; an army among enemies attacks them (FF 4.10). */
export function placeFigure(game: FameState, seat: Seat, kind: FigureKind, square: Square): void {
  const number = fromSupply(game, seat, kind);
  if (number < 0) return;
  if (enemyOn(game, square, seat)) attackWithNewArmy(game, seat, number, square);
  else putFigure(game, seat, number, square);
}

/** A wonder leaves the market and the next one takes its slot (FF 7.10). */
export function takeFromMarket(game: FameState, wonder: string): void {
  const slot = game.wonders.open.indexOf(wonder);
  const next = game.wonders.deck.pop() ?? '';
  game.wonders.open[slot] = next;
  if (next !== '') tell(game, { fact: 'wonder-open', wonder: next, seen: 'all' });
}

/** An item comes into play. */
export function construct(game: FameState, seat: Seat, city: City, item: string, square: Square): void {
  if (item === WALLS_ITEM) {
    city.walls = true;
    tell(game, { fact: 'walls', seat, square: city.centre[0] ?? -1, seen: 'all' });
  } else if (isFigure(item)) placeFigure(game, seat, item, square);
  else if (isUnit(item)) recruit(game, seat, item);
  else if (isBuilding(item)) placePiece(game, square, 'building', item, seat);
  else buildWonder(game, seat, item, square);
}

function buildWonder(game: FameState, seat: Seat, wonder: string, square: Square): void {
  takeFromMarket(game, wonder);
  placePiece(game, square, 'wonder', wonder, seat);
  announce(game, 'glory', seat, { square });
  announce(game, 'wonder-built', seat, { square });
}
