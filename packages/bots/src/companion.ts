/** Who plays the other seats in lessons and challenges: quick, and for the same match always the same. */

import { type AnyAction, type AnyGame, luckFrom, type Match, type Seat, seedFrom, view } from '@tabularium/kernel';
import { chooseGreedy } from './greedy.ts';

/** What that seat does now. */
export function companion({ game, state, start, moves }: Match<AnyGame>, seat: Seat): AnyAction {
  const luck = luckFrom(seedFrom(`${start.seed} ${moves.length} ${seat}`));
  return chooseGreedy(game, view(game, state, seat), seat, luck);
}
