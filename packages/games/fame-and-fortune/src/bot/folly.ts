/** What no sensible player does: offer twice in a turn, send scouts to and fro, build over what is best of his own. */

import type { ActionOf, Seat } from '@tabularium/kernel';
import { BUILDINGS } from '../content/buildings.ts';
import { isBuilding, isFigure } from '../queries/building.ts';
import { cityOf, playerOf, siteOf } from '../queries/players.ts';
import { outskirtsOf } from '../queries/squares.ts';
import type { FameAndFortune, FameState, Square } from '../state.ts';

/** Is that foolish there? */
export function foolish(game: FameState, seat: Seat, action: ActionOf<FameAndFortune>): boolean {
  switch (action.type) {
    case 'offer-to':
      return playerOf(game, seat).offers > 0;
    case 'assign':
      return !isCapital(game, seat, action.city);
    case 'make':
      return isLimited(action.item) && hasLimited(game, seat);
    case 'place':
      return buildsThere(game) && isOwnWonder(game, seat, action.square);
    case 'place-person':
      return isOwnWonder(game, seat, action.square);
    default:
      return false;
  }
}

/** The capital produces most: scouts send their squares there. */
function isCapital(game: FameState, seat: Seat, city: Square): boolean {
  const [capital] = playerOf(game, seat).cities;
  return capital !== undefined && siteOf(capital) === city;
}

const isLimited = (item: string): boolean => isBuilding(item) && BUILDINGS[item].limited === true;

/** Has the city that makes something a limited building already? A second one could only take its place (FF 7.9). */
function hasLimited(game: FameState, seat: Seat): boolean {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'produce-item') return false;
  return outskirtsOf(game, cityOf(playerOf(game, seat), frame.city)).some((square) => {
    const piece = game.map.pieces[square];
    return piece?.kind === 'building' && isLimited(piece.id);
  });
}

/** Would what is placed now take the place of what stands there? Figures stand beside it. */
function buildsThere({ frames }: FameState): boolean {
  const frame = frames.at(-1);
  if (frame?.step === 'produce-where') return !isFigure(frame.order.item);
  return frame?.step === 'place-person-now' || frame?.step === 'growth-square';
}

/** Does a wonder of the player work there? */
function isOwnWonder({ map }: FameState, seat: Seat, square: Square): boolean {
  const piece = map.pieces[square];
  return piece?.kind === 'wonder' && piece.owner === seat && !piece.obsolete;
}
