/** What is worth trying: whatever may be done, without what the game calls foolish. */

import { type AnyAction, type AnyGame, asked, type Seat } from '@tabularium/kernel';

/** The actions a bot tries; all of them where every one is foolish. */
export function sensible(game: AnyGame, state: object, seat: Seat): readonly AnyAction[] {
  const all: readonly AnyAction[] = asked(game, state, seat);
  const { foolish } = game.bot;
  if (foolish === undefined || all.length < 2) return all;
  const left = all.filter((action) => !foolish(state, seat, action));
  return left.length > 0 ? left : all;
}
