/** What statistics count when the game is over. */

import type { Seat } from '@tabularium/kernel';
import type { NewDawnState } from '../state.ts';
import { playerOf } from './players.ts';
import { controlledWonders } from './wonders.ts';

/** The leader that player was, and the wonders they control. */
export function tally(game: NewDawnState, seat: Seat): { leader: string[]; wonder: string[] } {
  return {
    leader: [`leader:${playerOf(game, seat).leader}`],
    wonder: controlledWonders(game, seat).map((id) => `wonder:${id}`),
  };
}
