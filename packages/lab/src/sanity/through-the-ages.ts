/** Through the Ages: strength, science, technologies, and nothing an expert laughs at. */

import type { AnyAction, Seat } from '@tabularium/kernel';
import type { AgesState } from '@tabularium/through-the-ages';
import { armies } from '@tabularium/through-the-ages/queries/armies';
import { population, resourceProduction, stored } from '@tabularium/through-the-ages/queries/counts';
import { playerOf } from '@tabularium/through-the-ages/queries/players';
import { scienceRating, strengthRating } from '@tabularium/through-the-ages/queries/ratings';
import { type Expectation, note, type Seen, type Watcher } from './watch.ts';

/** By this round a civilization should stand on its feet. */
const ROUND = 12;
/** The cards of the first turns that nobody tears down early, and the age from which they may go. */
const FIRST = ['warriors', 'philosophy'];
const GROWN = 2;

/** Does nothing of the kind stand any more once one is torn down? Of several warriors one may go. */
function isFirst(game: AgesState, seat: Seat, card = ''): boolean {
  if (game.age >= GROWN || !FIRST.includes(card)) return false;
  return playerOf(game, seat).technologies.some((technology) => technology.card === card && technology.workers === 1);
}

function watch(): Watcher {
  const seen: Seen = {};
  const counts = new Map<string, number>();
  const count = (what: string, seat: Seat) => counts.set(`${what} ${seat}`, (counts.get(`${what} ${seat}`) ?? 0) + 1);
  let looked = false;
  return {
    seen,
    before(state, seat, action: AnyAction & { readonly card?: string }) {
      const game = state as AgesState;
      if (action.type === 'develop' || action.type === 'revolution') count('developed', seat);
      if (action.type === 'destroy' && isFirst(game, seat, action.card)) count('tornDown', seat);
      if (action.type === 'end-turn') note(seen, 'food', stored(playerOf(game, seat), 'food'));
    },
    after(state, seat, { type }) {
      const game = state as AgesState;
      if ((type === 'tactic' || type === 'copy') && armies(game, seat).armies === 0) count('idleTactics', seat);
      if (looked || game.round < ROUND) return;
      looked = true;
      for (let one = 0; one < game.seats; one++) {
        note(seen, 'strength', strengthRating(game, one));
        note(seen, 'science', scienceRating(game, one));
        note(seen, 'resources', resourceProduction(game, one));
        note(seen, 'people', population(playerOf(game, one)));
      }
    },
    end(state) {
      for (const what of ['developed', 'tornDown', 'idleTactics'])
        for (let seat = 0; seat < (state as AgesState).seats; seat++)
          note(seen, what, counts.get(`${what} ${seat}`) ?? 0);
    },
  };
}

/** What is looked for. */
export const throughTheAges: Expectation = {
  game: 'through-the-ages',
  name: 'Through the Ages',
  players: 2,
  options: {},
  watch,
  bounds: [
    { measure: 'strength', says: 'strength at round 12', of: 'mean', atLeast: 3, aim: 6 },
    { measure: 'strength', says: 'strength at round 12 of strong players', of: 'mean', atLeast: 6, from: 4, games: 10 },
    { measure: 'tornDown', says: 'first Warriors or Philosophy torn down before Age II', of: 'most', atMost: 0 },
    { measure: 'idleTactics', says: 'tactics played that form no army', of: 'most', atMost: 1 },
    { measure: 'food', says: 'food in store at the end of a turn', of: 'mean', atMost: 5 },
    { measure: 'science', says: 'science at round 12', of: 'mean', atLeast: 4, from: 4, games: 10 },
    { measure: 'developed', says: 'technologies developed', of: 'mean', atLeast: 8, from: 4 },
    { measure: 'resources', says: 'resources a turn at round 12', of: 'mean', atLeast: 4, from: 4 },
    { measure: 'people', says: 'people at round 12', of: 'mean', atLeast: 10, from: 4 },
  ],
};
