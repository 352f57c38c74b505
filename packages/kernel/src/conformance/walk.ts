/** Random games to look at: every property of the conformance suite is checked on positions met along the way. */

import { awaited, isOver, legal, topFrame } from '../engine.ts';
import type { AnyAction, AnyGame, Loose } from '../game.ts';
import { type Match, newMatch, record } from '../match.ts';
import { type Luck, luckFrom, seedFrom } from '../random.ts';
import { matchFile, printMatch } from '../record.ts';
import type { Seat } from '../state.ts';

/** How a table is made: one of the ways a game can be played. */
export interface Table {
  readonly seats: number;
  readonly options?: object;
}

/** A moment in a random game. */
export interface Position {
  readonly game: AnyGame;
  readonly match: Match<AnyGame>;
  readonly luck: Luck;
  readonly moves: number;
}

/** A property that failed, with the match that shows it, ready to be replayed. */
export class Nonconformity extends Error {
  override readonly name = 'Nonconformity';
  /** The match so far, as a match file's text. */
  readonly file: string;

  constructor(game: AnyGame, seedText: string, table: Table, match: Match<AnyGame>, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${game.id}, ${JSON.stringify(table)}, seed "${seedText}", after ${match.moves.length} moves: ${why}`, {
      cause,
    });
    this.file = printMatch(matchFile(match));
  }
}

/** No game of ours is longer; one that is does not end. */
export const LONGEST_GAME = 50_000;

/** Which of the legal actions of that seat; the state may be looked at. */
export type Pick = (state: Loose, seat: Seat, actions: readonly AnyAction[], luck: Luck) => number;

const atRandom: Pick = (_state, _seat, actions, luck) => luck(Math.max(1, actions.length));

/** Play one random game to its end, visiting every position before a move and the final one. */
export function walk(
  game: AnyGame,
  table: Table,
  seedText: string,
  visit: (position: Position) => void,
  pick: Pick = atRandom,
): Match<AnyGame> {
  const match = newMatch(game, { seed: seedFrom(seedText), ...table });
  const luck = luckFrom(seedFrom(`walk/${seedText}`));
  try {
    for (let moves = 0; ; moves++) {
      visit({ game, match, luck, moves });
      if (isOver(match.state)) return match;
      if (moves === LONGEST_GAME) throw new Error(`no end in sight after ${moves} moves`);
      const { seat, action } = randomChoice(game, match.state, luck, pick);
      record(match, seat, action);
    }
  } catch (cause) {
    throw new Nonconformity(game, seedText, table, match, cause);
  }
}

/** A random choice: usually by a seat the game waits for, now and then by one that may act at any time. */
export function randomChoice(
  game: AnyGame,
  state: object,
  luck: Luck,
  pick: Pick = atRandom,
): { seat: Seat; action: AnyAction } {
  const seat = someSeat(game, state, luck);
  const actions = legal(game, state, seat);
  const action = actions[pick(state, seat, actions, luck)];
  must(action !== undefined, `seat ${seat} must decide but has no action in ${JSON.stringify(topFrame(state))}`);
  return { seat, action };
}

function someSeat(game: AnyGame, state: object, luck: Luck): Seat {
  if (game.anytime !== undefined && luck(8) === 0) {
    const volunteer = luck((state as { seats: number }).seats);
    if (legal(game, state, volunteer).length > 0) return volunteer;
  }
  const waiting = awaited(state);
  return waiting[luck(waiting.length)] ?? 0;
}

/** Stop with this message unless the condition holds. */
export function must(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
