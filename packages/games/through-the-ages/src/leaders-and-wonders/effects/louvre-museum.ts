/** The Louvre's tokens: each goes to the bank first, then what it is worth is gained (TA 18.II8). */

import { emit } from '@tabularium/kernel';
import { playerOf } from '../../queries/players.ts';
import type { ActionRule } from '../../rules/actions/action.ts';
import { give } from '../../rules/gains.ts';
import type { Monument, Player } from '../../state.ts';

/** A wonder that still has a token to spend. */
function laden({ wonders }: Player): Monument | undefined {
  for (const wonder of wonders) if (wonder.tokens > 0 && !wonder.ravaged) return wonder;
  return undefined;
}

export const spendToken: ActionRule<'spend-token'> = {
  place: 'token',
  list(desk, _token, _all, into) {
    if (laden(desk.player) !== undefined) into.push({ type: 'spend-token' });
  },
  forbidden: () => undefined,
  perform(game, seat) {
    const player = playerOf(game, seat);
    const wonder = laden(player);
    if (wonder === undefined) return;
    wonder.tokens--;
    player.blue++;
    emit(game, { fact: 'spent-token', seat, card: wonder.card, seen: 'all' });
    give(game, seat, { resources: 2 }, 'wonders', wonder.card);
  },
};
