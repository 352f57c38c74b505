/** What statistics count when the game is over. */

import type { Seat } from '@tabularium/kernel';
import type { AgesState } from '../state.ts';
import { playerOf } from './players.ts';

/** The leader that civilization has at the end, and the wonders it has built. */
export function tally(game: AgesState, seat: Seat): { leader: string[]; wonder: string[] } {
  const { leader, wonders } = playerOf(game, seat);
  return {
    leader: leader === '' ? [] : [`card:${leader}`],
    wonder: wonders.map(({ card }) => `card:${card}`),
  };
}
