/** From the log to the record: how a table comes into memory. */

import type { AnyGame } from '@tabularium/kernel';
import type { Storage } from '../storage/storage.ts';
import type { Entry } from './entry.ts';
import { apply, blankRecord, type TableRecord, tell } from './record.ts';
import { thaw } from './snapshot.ts';

/** What reading needs. */
export interface Library {
  readonly storage: Storage;
  /** A game under the rules of that version if they are still carried, else under today's. */
  game(id: string, rulesVersion: number): Promise<AnyGame>;
  /** Something went wrong that nobody at the table can help; of the cause only what is no secret is written. */
  complain(what: string, table: string, cause?: unknown): void;
}

/** The table of that id as its log tells; `undefined` if there is none. */
export async function readTable(library: Library, id: string): Promise<TableRecord | undefined> {
  const log = await library.storage.entries(id, 0);
  const first = log[0];
  if (first === undefined) return undefined;
  const game = await library.game(...gameOf(first));
  const table = (await fromSnapshot(library, id, game, log)) ?? blankRecord(id, game);
  for (const entry of log.slice(table.seq)) follow(library, table, entry);
  return table;
}

function gameOf(first: Entry): [game: string, rulesVersion: number] {
  if (first.kind === 'created') return [first.game, first.rulesVersion];
  if (first.kind === 'imported') return [first.file.game, first.file.rulesVersion];
  throw new Error('A log must begin with the making of its table.');
}

/** A snapshot counts only if the log still contains the move it ends with. */
async function fromSnapshot(
  { storage }: Library,
  id: string,
  game: AnyGame,
  log: readonly Entry[],
): Promise<TableRecord | undefined> {
  const snapshot = await storage.snapshot(id);
  if (snapshot === undefined || snapshot.seq > log.length) return undefined;
  const table = thaw(id, game, snapshot);
  const last = table?.match?.moves.at(-1)?.hash;
  const isInLog = log.slice(0, snapshot.seq).some((entry) => entry.hash === last);
  return last !== undefined && isInLog ? table : undefined;
}

/**
 * Add an entry from the log. If the rules no longer lead there, the game ends at that entry: the table is stopped, and what
 * else was done at it can still be read.
 */
export function follow(library: Library, table: TableRecord, entry: Entry): void {
  if (table.problem !== 'rules-changed') {
    try {
      apply(table, entry);
      return;
    } catch (cause) {
      library.complain('The log does not fit the rules any more', table.id, cause);
      table.problem = 'rules-changed';
      table.phase = 'stopped';
      table.match = null;
      table.undo = null;
    }
  }
  table.seq = entry.seq;
  table.updatedAt = entry.at;
  table.news.push(tell(entry, []));
}
