/** Many random games, fast: no log and no fingerprints, the game's own laws looked at now and then. */

import { act, isOver, start } from '../engine.ts';
import type { AnyGame } from '../game.ts';
import { newMatch } from '../match.ts';
import { type Luck, luckFrom, seedFrom } from '../random.ts';
import { lawsHold, legalLists, resultMakesSense } from './properties.ts';
import { LONGEST_GAME, must, Nonconformity, randomChoice, type Table, walk } from './walk.ts';

/** What a marathon saw. */
export interface Marathon {
  readonly played: number;
  readonly moves: number;
  readonly shortest: number;
  readonly longest: number;
  /** How often each ending came up. */
  readonly endings: Readonly<Record<string, number>>;
}

/** One game in so many has its lists and laws checked at every move. */
const CLOSELY = 20;

/** A moment of a random game; its luck is not that of the game. */
export interface Moment {
  readonly game: AnyGame;
  readonly state: object;
  readonly luck: Luck;
}

/** What else a marathon does. */
export interface MarathonOptions {
  /** Takes what goes wrong: it is then neither thrown nor counted as played. */
  readonly failed?: (failure: Nonconformity) => void;
  /** Looks at every moment of every game, throws at what is wrong, and leaves the state alone. */
  readonly glance?: (moment: Moment) => void;
}

/** Play that many random games, spread over the tables. What goes wrong is a `Nonconformity` with its match. */
export function marathon(
  game: AnyGame,
  tables: readonly Table[],
  games: number,
  seedText: string,
  { failed, glance = () => {} }: MarathonOptions = {},
): Marathon {
  const lengths: number[] = [];
  const endings: Record<string, number> = {};
  for (let number = 0; number < games; number++) {
    const table = tables[number % tables.length] as Table;
    try {
      const { moves, ending } = run(game, table, `${seedText}/${number}`, number % CLOSELY === 0, glance);
      lengths.push(moves);
      endings[ending] = (endings[ending] ?? 0) + 1;
    } catch (failure) {
      if (failed === undefined || !(failure instanceof Nonconformity)) throw failure;
      failed(failure);
    }
  }
  return {
    played: lengths.length,
    moves: lengths.reduce((sum, length) => sum + length, 0),
    shortest: lengths.length === 0 ? 0 : Math.min(...lengths),
    longest: lengths.length === 0 ? 0 : Math.max(...lengths),
    endings,
  };
}

type Glance = NonNullable<MarathonOptions['glance']>;
type Played = { moves: number; ending: string };

/** A quick game; if anything goes wrong, or for a closer look, the same game is walked slowly. */
function run(game: AnyGame, table: Table, seedText: string, closely: boolean, glance: Glance): Played {
  try {
    if (!closely) return quickly(game, table, seedText, glance);
  } catch (cause) {
    walkClosely(game, table, seedText, glance);
    const match = newMatch(game, { seed: seedFrom(seedText), ...table });
    throw new Nonconformity(game, seedText, table, match, cause);
  }
  return walkClosely(game, table, seedText, glance);
}

/** The luck of those who look: the game itself goes the same way without them. */
const luckOfGlances = (seedText: string) => luckFrom(seedFrom(`glance/${seedText}`));

function quickly(game: AnyGame, table: Table, seedText: string, glance: Glance): Played {
  const state = start(game, { seed: seedFrom(seedText), ...table });
  state.facts = null;
  const luck = luckFrom(seedFrom(`walk/${seedText}`));
  const glances = luckOfGlances(seedText);
  let moves = 0;
  for (; !isOver(state); moves++) {
    must(moves < LONGEST_GAME, `no end in sight after ${moves} moves`);
    glance({ game, state, luck: glances });
    const { seat, action } = randomChoice(game, state, luck);
    act(game, state, seat, action);
    if (moves % CLOSELY === 0) keepsLaws(game, state);
  }
  keepsLaws(game, state);
  return { moves, ending: game.result(state).ending };
}

function keepsLaws(game: AnyGame, state: object): void {
  const broken = game.invariants?.(state) ?? [];
  must(broken.length === 0, broken.join('; '));
}

function walkClosely(game: AnyGame, table: Table, seedText: string, glance: Glance): Played {
  const glances = luckOfGlances(seedText);
  const match = walk(game, table, seedText, (position) => {
    if (!isOver(position.match.state)) glance({ game, state: position.match.state, luck: glances });
    legalLists.holds(position);
    lawsHold.holds(position);
    resultMakesSense.holds(position);
  });
  return { moves: match.moves.length, ending: game.result(match.state).ending };
}
