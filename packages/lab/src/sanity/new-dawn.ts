/** A New Dawn and Terra Incognita: games end, do not go in circles, and use wonders and caravans. */

import { fingerprint } from '@tabularium/kernel';
import type { NewDawnState } from '@tabularium/new-dawn';
import { type Expectation, note, type Seen, type Watcher } from './watch.ts';

function watch(): Watcher {
  const seen: Seen = {};
  const met = new Set<string>();
  let [round, returns, arrivals, arrived] = [0, 0, 0, 0];
  return {
    seen,
    after(state) {
      const game = state as NewDawnState;
      arrivals += Math.max(0, game.turn.arrived.length - arrived);
      arrived = game.turn.arrived.length;
      if (game.round === round) return;
      round = game.round;
      const position = fingerprint([game.pieces, game.players, game.wonders, game.decks]);
      if (met.has(position)) returns++;
      met.add(position);
    },
    end(state, rounds) {
      note(seen, 'rounds', rounds);
      note(seen, 'returns', returns);
      note(seen, 'wonders', (state as NewDawnState).wonders.length);
      note(seen, 'arrivals', arrivals);
    },
  };
}

const expected = (name: string, options: object): Expectation => ({
  game: 'new-dawn',
  name,
  players: 2,
  options,
  watch,
  bounds: [
    { measure: 'rounds', says: 'rounds of the longest game, without a limit', of: 'most', atMost: 120 },
    { measure: 'returns', says: 'returns to an earlier position in a game', of: 'most', atMost: 2 },
    { measure: 'wonders', says: 'wonders built in a game', of: 'mean', atLeast: 1 },
    { measure: 'arrivals', says: 'caravans that arrive in a game', of: 'mean', atLeast: 2 },
  ],
});

/** What is looked for, in each box. */
export const newDawn = expected('A New Dawn', {});
export const terraIncognita = expected('Terra Incognita', { module: 'terra-incognita' });
