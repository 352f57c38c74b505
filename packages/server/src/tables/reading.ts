/** From the log to the record: how a table comes into memory. */

import type { AnyGame } from '@tabularium/kernel';
import type { Snapshot, Storage } from '../storage/storage.ts';
import type { Entry } from './entry.ts';
import { apply, isLong, type TableRecord } from './record.ts';
import { thaw } from './snapshot.ts';
import { type Answers, type Question, stopReading } from './study.ts';

/** What reading needs. */
export interface Library {
  readonly storage: Storage;
  /** A game under the rules of that version if they are still carried, else under today's. */
  game(id: string, rulesVersion: number): Promise<AnyGame>;
  /** Have a whole log read in a thread of its own. Those who ask wait for each other, and nobody else for them. */
  study<K extends Question['kind']>(question: Extract<Question, { kind: K }>, reader: string): Promise<Answers[K]>;
  /** Something went wrong that nobody at the table can help; of the cause only what is no secret is written. */
  complain(what: string, table: string, cause?: unknown): void;
}

/** So many entries are read at once; more are read in a thread. */
const FEW = 12;

/** The table of that id as its log tells; `undefined` if there is none. */
export async function readTable(library: Library, id: string): Promise<TableRecord | undefined> {
  const table = await fromSnapshot(library, id);
  if (table === undefined) return readWhole(library, id, false);
  return follow(library, table, await library.storage.entries(id, table.seq));
}

/** The table as its whole log tells, read in a thread; `way`: with the states before its last moves. */
export async function readWhole(library: Library, id: string, way: boolean): Promise<TableRecord | undefined> {
  const log = await library.storage.log(id);
  return log === undefined ? undefined : readText(library, id, log, way);
}

/** The table that this log leads to. */
export async function readText(library: Library, id: string, log: string, way = false): Promise<TableRecord> {
  const { snapshot, fits } = await library.study({ kind: 'record', table: id, log, way }, id);
  if (!fits) library.complain('The log does not fit the rules any more', id);
  return fromStudy(library, id, snapshot);
}

/** The record that a thread has found. */
export async function fromStudy(library: Library, id: string, snapshot: Snapshot): Promise<TableRecord> {
  const thawing = thaw(id, snapshot);
  if (thawing === undefined) throw new Error('A thread has found no record.');
  const game = await library.game(thawing.game, thawing.rulesVersion);
  const table = thawing.as(game);
  if (table.match !== null && table.rulesVersion !== game.rulesVersion) stopReading(table, []);
  return table;
}

/** A snapshot counts only if the log still contains the entry it ends with. */
async function fromSnapshot(library: Library, id: string): Promise<TableRecord | undefined> {
  const snapshot = await library.storage.snapshot(id);
  const thawing = snapshot && thaw(id, snapshot);
  if (thawing === undefined) return undefined;
  const game = await library.game(thawing.game, thawing.rulesVersion);
  const table = thawing.as(game);
  if (table.rulesVersion !== game.rulesVersion) return undefined;
  const [last] = await library.storage.entries(id, table.seq - 1, 1);
  const isInLog = last?.at === table.updatedAt && (last.hash ?? null) === thawing.hash;
  return isInLog ? table : undefined;
}

/**
 * Add entries from the log. If the rules no longer lead there, the game ends at that entry: the table is stopped, and what
 * else was done at it can still be read.
 */
export async function follow(
  library: Library,
  table: TableRecord,
  entries: readonly Entry[],
): Promise<TableRecord | undefined> {
  if (entries.length > FEW) return readWhole(library, table.id, false);
  for (const [at, entry] of entries.entries()) {
    if (table.problem === 'rules-changed' || isLong(table, entry)) return readWhole(library, table.id, false);
    try {
      apply(table, entry);
    } catch (cause) {
      library.complain('The log does not fit the rules any more', table.id, cause);
      stopReading(table, entries.slice(at));
      return table;
    }
  }
  return table;
}
