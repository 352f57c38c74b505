/** What a table in memory needs of the server around it. */

import type { Choice } from '@tabularium/bots';
import type { Question } from '../bots/thinkers.ts';
import type { Blocks } from '../people/blocks.ts';
import type { Names } from '../people/names.ts';
import type { Library } from './reading.ts';
import type { TableRecord } from './record.ts';

/** What is counted. */
export type Happened =
  | 'move'
  | 'retry'
  | 'bot-move'
  | 'bot-failed'
  | 'bot-elsewhere'
  | 'bot-for-another'
  | 'takeover'
  | 'stopped';

/** What tables need of the server around them. */
export interface Surroundings extends Library {
  readonly names: Names;
  readonly blocks: Blocks;
  /** A bot's choice, made somewhere else, when it is the turn of the table's owner. */
  think(question: Question, owner: string): Promise<Choice>;
  /** The game's rules threw: keep what is needed to find out why. */
  dump(table: TableRecord, failure: Failure): Promise<void>;
  count(what: Happened): void;
  now(): number;
  /** How long somebody considers for whom it was said beforehand, here or elsewhere, in milliseconds. */
  consider(isHere: boolean): number;
  /** So long somebody may notice by themselves that it is their turn, in milliseconds. */
  readonly callAfter: number;
}

/** What the rules were doing when they threw. */
export interface Failure {
  readonly attempt: unknown;
  readonly error: unknown;
}

/** The right to write at a table, and what to do when it is gone. */
export interface Tenure {
  readonly token: string;
  /** What to wait for before anything is said or decided from memory: `undefined` while the right is certain. */
  doubt(): Promise<void> | undefined;
  lost(): void;
}
