/** What no sensible player does: offer twice in a turn, send scouts to and fro, build over a wonder of his own. */

import type { ActionOf, Seat } from '@tabularium/kernel';
import { isFigure } from '../queries/building.ts';
import { playerOf, siteOf } from '../queries/players.ts';
import type { FameAndFortune, FameState, Square } from '../state.ts';

/** Is that foolish there? */
export function foolish(game: FameState, seat: Seat, action: ActionOf<FameAndFortune>): boolean {
  switch (action.type) {
    case 'offer-to':
      return playerOf(game, seat).offers > 0;
    case 'assign':
      return !isCapital(game, seat, action.city);
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
