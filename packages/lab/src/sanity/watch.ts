/** What an experienced player looks for in a game: measures taken while bots play, and the bounds they must keep. */

import type { AnyGame } from '@tabularium/kernel';
import type { Onlooker } from '../selfplay.ts';

/** What was seen in one game: by name, a number for each time or player it was looked at. */
export type Seen = Record<string, number[]>;

/** Looks on at one game and writes down what it sees. */
export interface Watcher extends Onlooker {
  readonly seen: Seen;
  /** The game is over. */
  end(state: object, rounds: number): void;
}

/** What has to hold of a measure. */
export interface Bound {
  readonly measure: string;
  /** What it is, for people. */
  readonly says: string;
  /** Which number of all those seen is meant. */
  readonly of: 'mean' | 'most' | 'least';
  readonly atLeast?: number;
  readonly atMost?: number;
  /** What it ought to be: told beside the bound, which is what may not be lost again. */
  readonly aim?: number;
  /** Only for bots of this level and above. */
  readonly from?: number;
  /** Only where so many games were played: fewer may be an accident. */
  readonly games?: number;
}

/** What is looked for at one kind of table. */
export interface Expectation {
  readonly game: string;
  /** The box it is about, where the game has several. */
  readonly name: string;
  readonly players: number;
  readonly options: object;
  watch(game: AnyGame): Watcher;
  readonly bounds: readonly Bound[];
}

/** Write a number down. */
export function note(seen: Seen, measure: string, value: number): void {
  seen[measure] ??= [];
  seen[measure].push(value);
}
