/** Matches that stand where a test wants them. */

import { loadGame } from '@tabularium/catalogue';
import {
  type AnyAction,
  type AnyGame,
  awaited,
  isOver,
  legal,
  luckFrom,
  type MatchFile,
  matchFile,
  newMatch,
  recordForGood,
  seedFrom,
  view,
} from '@tabularium/kernel';

/** What is said beforehand within the game, and what costs the units that bids are made with. */
const UNWISHED = ['stand-by', 'ask-again', 'resign', 'destroy', 'declare', 'aggress'];

/** A match for two, played by chance from that name on until it stands so. */
export function playedUntil(game: AnyGame, name: string, isThere: (state: object) => boolean): MatchFile {
  const luck = luckFrom(seedFrom(name));
  for (let attempt = 0; ; attempt++) {
    const match = newMatch(game, { seats: 2, seed: seedFrom(`${name} ${attempt}`) });
    for (let made = 0; made < 600 && !isOver(match.state); made++) {
      if (isThere(match.state)) return matchFile(match);
      const [seat = 0] = awaited(match.state);
      const actions: readonly AnyAction[] = legal(game, match.state, seat);
      const wished = actions.filter(({ type }) => !UNWISHED.includes(type));
      recordForGood(match, seat, wished[luck(wished.length)] ?? { type: '' });
    }
  }
}

/** A match in which seat 0 is asked for a bid up to 3 at least, and seat 1 could bid 2 at least. */
export async function auctioned(): Promise<MatchFile> {
  const game = await loadGame('through-the-ages');
  const most = (state: object, seat: number) =>
    Math.max(0, ...(game.beforehand?.['bid-up-to']?.amounts?.(view(game, state, seat), seat) ?? []));
  return playedUntil(
    game,
    'auction',
    (state) => awaited(state).join() === '0' && most(state, 0) > 2 && most(state, 1) > 1,
  );
}
