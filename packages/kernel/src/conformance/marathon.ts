/** Many random games, fast: no log and no fingerprints, the game's own laws looked at now and then. */

import { act, isOver, start } from '../engine.ts';
import type { AnyGame } from '../game.ts';
import { newMatch } from '../match.ts';
import { luckFrom, seedFrom } from '../random.ts';
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

/**
 * Play that many random games, spread over the tables. What goes wrong is a `Nonconformity` with its match: thrown, or
 * handed to `failed` if somebody wants to see them all, and then not counted as played.
 */
export function marathon(
  game: AnyGame,
  tables: readonly Table[],
  games: number,
  seedText: string,
  failed?: (failure: Nonconformity) => void,
): Marathon {
  const lengths: number[] = [];
  const endings: Record<string, number> = {};
  for (let number = 0; number < games; number++) {
    const table = tables[number % tables.length] as Table;
    try {
      const { moves, ending } = run(game, table, `${seedText}/${number}`, number % CLOSELY === 0);
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

/** A quick game; if anything goes wrong, or for a closer look, the same game is walked slowly. */
function run(game: AnyGame, table: Table, seedText: string, closely: boolean): { moves: number; ending: string } {
  try {
    if (!closely) return quickly(game, table, seedText);
  } catch (cause) {
    walkClosely(game, table, seedText);
    const match = newMatch(game, { seed: seedFrom(seedText), ...table });
    throw new Nonconformity(game, seedText, table, match, cause);
  }
  return walkClosely(game, table, seedText);
}

function quickly(game: AnyGame, table: Table, seedText: string): { moves: number; ending: string } {
  const state = start(game, { seed: seedFrom(seedText), ...table });
  state.facts = null;
  const luck = luckFrom(seedFrom(`walk/${seedText}`));
  let moves = 0;
  for (; !isOver(state); moves++) {
    must(moves < LONGEST_GAME, `no end in sight after ${moves} moves`);
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

function walkClosely(game: AnyGame, table: Table, seedText: string): { moves: number; ending: string } {
  const match = walk(game, table, seedText, (position) => {
    legalLists.holds(position);
    lawsHold.holds(position);
    resultMakesSense.holds(position);
  });
  return { moves: match.moves.length, ending: game.result(match.state).ending };
}
