/** Which cities an effect may replace (TI 5.19, TI 19.13). */

import type { Seat } from '@tabularium/kernel';
import { isCapital, isCity, ownerAt } from '../../queries/pieces.ts';
import { playerOf } from '../../queries/players.ts';
import { spacesWithin } from '../../queries/reach.ts';
import type { NewDawnKnown } from '../../state.ts';
import { hasArmy, hasPact } from './realms.ts';

/** The rival cities, no capitals, within that distance of one of the spaces; none if the seat has no unused city. */
export function seizableNear(game: NewDawnKnown, seat: Seat, from: readonly number[], range: number): number[] {
  if (playerOf(game, seat).cities === 0) return [];
  const near = new Set(from.flatMap((space) => spacesWithin(game, space, range)));
  return [...near].filter((space) => isSeizable(game, seat, space)).sort((a, b) => a - b);
}

function isSeizable(game: NewDawnKnown, seat: Seat, space: number): boolean {
  const piece = game.pieces[space];
  if (!isCity(piece) || isCapital(piece)) return false;
  const owner = ownerAt(game, space);
  return owner !== seat && !hasArmy(game, space) && !hasPact(game, seat, owner);
}
