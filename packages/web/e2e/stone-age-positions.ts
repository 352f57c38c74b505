/**
 * Games of Stone Age played up to a moment worth looking at, as tables for a browser's shelf. Whoever plays here only
 * follows chance, so that better bots never change the pictures.
 */

import {
  type AnyGame,
  awaited,
  isOver,
  legal,
  luckFrom,
  type Match,
  newMatch,
  record,
  seedFrom,
} from '@tabularium/kernel';
import { type StoneAgeState, stoneAge } from '@tabularium/stone-age';
import type { SavedTable } from '../src/session/store.ts';
import { kept } from './kept.ts';
import { shelved } from './shelved.ts';

/** What to play, and where to stop. */
interface Wish {
  readonly seats: number;
  readonly seed: string;
  /** Is this the moment? Asked before every move; without it the game is played to its end. */
  readonly moment?: (game: StoneAgeState) => boolean;
}

const LONGEST = 3000;

/** Is the person asked to do this? */
function isAsked(game: StoneAgeState, step: string, round = 0): boolean {
  return game.frames.at(-1)?.step === step && awaited(game).includes(0) && game.round >= round;
}

/** Has the person an action of that type? */
const offers = (game: StoneAgeState, type: string): boolean =>
  legal(stoneAge, game, 0).some((action) => action.type === type);

/** Has the person two ready tools of one value? */
function hasEqualTools({ players }: StoneAgeState): boolean {
  const { tools = [], used = [] } = players[0] ?? {};
  const ready = tools.filter((value, at) => value > 0 && !used[at]);
  return new Set(ready).size < ready.length;
}

/** The moments of the pictures and tests. */
export const STONE_MOMENTS = {
  placing: { seats: 4, seed: 'placing', moment: (game) => isAsked(game, 'place', 5) },
  using: { seats: 4, seed: 'using', moment: (game) => isAsked(game, 'use', 5) },
  tools: { seats: 3, seed: 'tools', moment: (game) => isAsked(game, 'gather', 4) && offers(game, 'add-tool') },
  'equal-tools': {
    seats: 2,
    seed: 'equal',
    moment: (game) => isAsked(game, 'gather', 4) && offers(game, 'add-tool') && hasEqualTools(game),
  },
  'dice-row': { seats: 4, seed: 'row', moment: (game) => isAsked(game, 'pick-die') },
  paying: {
    seats: 2,
    seed: 'paying',
    moment: (game) => isAsked(game, 'buy-building') && legal(stoneAge, game, 0).length > 5,
  },
  kept: { seats: 2, seed: 'kept', moment: (game) => isAsked(game, 'use') && offers(game, 'cash-in') },
  end: { seats: 2, seed: 'end' },
} as const satisfies Readonly<Record<string, Wish>>;

/** The table as it stands at that moment; seat 1 is a person, the others are bots. */
export const stoneTable = (name: keyof typeof STONE_MOMENTS): SavedTable => kept(`stone ${name}`, () => play(name));

function play(name: keyof typeof STONE_MOMENTS): SavedTable {
  const { seats, seed, moment }: Wish = STONE_MOMENTS[name];
  for (let game = 0; game < 40; game++) {
    const match: Match<AnyGame> = newMatch(stoneAge, { seats, seed: seedFrom(`${seed} ${game}`), options: {} });
    const luck = luckFrom(seedFrom(`${seed} luck ${game}`));
    while (!isOver(match.state) && match.moves.length < LONGEST) {
      if (moment?.(match.state) === true) return shelved(name, stoneAge, match);
      const seat = awaited(match.state)[0] ?? 0;
      const actions = legal(stoneAge, match.state, seat);
      record(match, seat, actions[luck(actions.length)]);
    }
    if (moment === undefined && isOver(match.state)) return shelved(name, stoneAge, match);
  }
  throw new Error(`The moment "${name}" never came.`);
}
