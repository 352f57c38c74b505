/** Which control tokens can be reinforced (TI 7.2). */

import type { Seat } from '@tabularium/kernel';
import { boardOf } from '../../queries/board.ts';
import { isCity, ownerAt, spacesWhere, tokenOf } from '../../queries/pieces.ts';
import type { NewDawnKnown } from '../../state.ts';

/** That seat's unreinforced control tokens, districts included, everywhere or next to its cities (Colosseum). */
export function unreinforced(game: NewDawnKnown, seat: Seat, nearCity: boolean): number[] {
  const { neighbours } = boardOf(game.map);
  const isNear = (space: number) =>
    neighbours[space]?.some((next) => isCity(game.pieces[next]) && ownerAt(game, next) === seat) === true;
  return spacesWhere(game, (piece, space) => piece === tokenOf(seat) && (!nearCity || isNear(space)));
}

/** Has that seat such a token next to a city? */
export function hasUnreinforcedNearCity(game: NewDawnKnown, seat: Seat): boolean {
  return unreinforced(game, seat, true).length > 0;
}
