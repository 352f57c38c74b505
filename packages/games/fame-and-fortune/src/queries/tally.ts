/** What statistics count when the game is over. */

import type { Seat } from '@tabularium/kernel';
import type { FameState } from '../state.ts';
import { playerOf } from './players.ts';

/** The civilization that player led, and the wonders they have built. */
export function tally(game: FameState, seat: Seat): { civilization: string[]; wonder: string[] } {
  const { civilization } = playerOf(game, seat);
  const own = game.map.pieces.flatMap((piece) => (piece?.owner === seat && piece.kind === 'wonder' ? [piece.id] : []));
  return {
    civilization: civilization === '' ? [] : [`civilization:${civilization}`],
    wonder: own.map((id) => `wonder:${id}`),
  };
}
