/** Fame and Fortune: a second city in time, research whenever it brings the pyramid on, a capital that stands, every victory. */

import type { FameState } from '@tabularium/fame-and-fortune';
import { levelOf, PYRAMID } from '@tabularium/fame-and-fortune/queries';
import { type AnyAction, type AnyGame, asked, type Seat } from '@tabularium/kernel';
import { type Expectation, note, type Seen, type Watcher } from './watch.ts';

/** By this turn a second city should stand. */
const SETTLED = 5;

type Research = AnyAction & { readonly technology?: string; readonly lower?: true };

/** Would that technology be one that the pyramid needs? */
function isNeeded(state: FameState, seat: Seat, { technology = '', lower }: Research): boolean {
  if (technology === '') return false;
  const row = levelOf(state, technology) - (lower ? 2 : 1);
  return (state.players[seat]?.rows[row]?.length ?? 0) < (PYRAMID[row] ?? 0);
}

function watch(game: AnyGame): Watcher {
  const seen: Seen = {};
  let settled = false;
  return {
    seen,
    before(state, seat, action: Research) {
      if (action.type !== 'research') return;
      const possible: readonly Research[] = asked(game, state, seat);
      if (!possible.some((research) => isNeeded(state as FameState, seat, research))) return;
      note(seen, 'research', action.technology === '' ? 0 : 1);
    },
    after(state) {
      const { turn, players } = state as FameState;
      if (settled || turn <= SETTLED) return;
      settled = true;
      for (const { cities } of players) note(seen, 'secondCity', cities.length > 1 ? 1 : 0);
    },
    end(state) {
      const { ending } = state as FameState;
      note(seen, 'capitalTaken', ending?.victory === 'military' ? 1 : 0);
    },
  };
}

/** What is looked for. */
export const fameAndFortune: Expectation = {
  game: 'fame-and-fortune',
  name: 'Fame and Fortune',
  players: 2,
  options: {},
  watch,
  bounds: [
    { measure: 'secondCity', says: 'share of players with a second city after turn 5', of: 'mean', atLeast: 0.7 },
    {
      measure: 'research',
      says: 'share of researches made that could be paid for and that the pyramid needs',
      of: 'mean',
      atLeast: 0.9,
    },
    {
      measure: 'capitalTaken',
      says: 'share of games that end with a capital taken',
      of: 'mean',
      atMost: 0.6,
      games: 10,
    },
  ],
};
