/** Stone Age: nobody hunts for a full larder, and points come in time. */

import type { AnyAction } from '@tabularium/kernel';
import type { StoneAgeState } from '@tabularium/stone-age';
import { type Expectation, note, type Seen, type Watcher } from './watch.ts';

/** The middle of the game. */
const MIDDLE = 8;
/** So many rounds' food is enough. */
const ENOUGH = 2;
/** So many other places leave a choice. */
const CHOICE = 4;

function watch(): Watcher {
  const seen: Seen = {};
  const hunts: number[] = [];
  let others = 0;
  let middle = false;
  return {
    seen,
    before(state, seat, action: AnyAction & { readonly place?: string; readonly persons?: number }) {
      const { players } = state as StoneAgeState;
      const player = players[seat];
      if (player === undefined || action.type !== 'place' || action.place !== 'hunt') return;
      others = players.reduce((sum, { placed }) => sum + placed.filter((there) => there > 0).length, 0);
      const eaten = Math.max(0, player.persons - player.field);
      const needless = player.food >= ENOUGH * eaten && others < 2 * CHOICE;
      if (needless && eaten > 0) hunts[seat] = (hunts[seat] ?? 0) + 1;
    },
    after(state) {
      const { players, round } = state as StoneAgeState;
      if (middle || round < MIDDLE) return;
      middle = true;
      for (const { score } of players) note(seen, 'points', score);
    },
    end(state) {
      for (let seat = 0; seat < (state as StoneAgeState).seats; seat++) note(seen, 'hunts', hunts[seat] ?? 0);
    },
  };
}

/** What is looked for. */
export const stoneAge: Expectation = {
  game: 'stone-age',
  name: 'Stone Age',
  players: 2,
  options: {},
  watch,
  bounds: [
    { measure: 'hunts', says: 'hunts with food for two rounds in store, other places free', of: 'mean', atMost: 1 },
    { measure: 'points', says: 'points at round 8', of: 'mean', atLeast: 1 },
  ],
};
