/** What is worth trying: whatever is asked, what may be done at any time and helps there, without what the game calls foolish. */

import { type AnyAction, type AnyGame, asked, type Seat } from '@tabularium/kernel';

/** The actions a bot tries; all of them where every one is foolish. */
export function sensible(game: AnyGame, state: object, seat: Seat): readonly AnyAction[] {
  const now: readonly AnyAction[] = asked(game, state, seat);
  const { anytime, foolish } = game.bot;
  const more: readonly AnyAction[] = now.length === 0 ? now : (anytime?.(state, seat) ?? []);
  const all = more.length === 0 ? now : [...now, ...more];
  if (foolish === undefined || all.length < 2) return all;
  const left = all.filter((action) => !foolish(state, seat, action));
  return left.length > 0 ? left : all;
}
