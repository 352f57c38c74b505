/** Tables and records kept in this browser. */

import type { MatchFile, Move, Result, Start } from '@tabularium/kernel';
import { type DBSchema, openDB } from 'idb';
import type { Strength } from './strength.ts';

/** Who plays a seat of a table in this browser. */
export type LocalSeat =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly strength: Strength };

/** A table of this browser, complete: what a match file holds and who sits where. */
export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly start: Required<Start>;
  readonly seats: readonly LocalSeat[];
  readonly moves: readonly Move[];
  readonly round: number;
  readonly result: Result | null;
  readonly created: number;
  readonly changed: number;
  /** Goes on from another game. */
  readonly whatIf?: true;
  /** Where it begins instead of at the set-up: imagined from what one saw of a running game. */
  readonly position?: object;
}

/** A match file somebody dropped in or opened by a link. */
export interface SavedRecord {
  readonly id: string;
  readonly file: MatchFile;
  readonly added: number;
}

interface Shelf extends DBSchema {
  tables: { key: string; value: SavedTable };
  records: { key: string; value: SavedRecord };
}

const shelf = () =>
  openDB<Shelf>('tabularium', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('records', { keyPath: 'id' });
    },
  });

let opened: ReturnType<typeof shelf> | undefined;

function db(): ReturnType<typeof shelf> {
  opened ??= shelf();
  return opened;
}

/** Keep this table as it is now. */
export const saveTable = async (table: SavedTable): Promise<void> => void (await (await db()).put('tables', table));

/** The table of that id. */
export const loadTable = async (id: string): Promise<SavedTable | undefined> => (await db()).get('tables', id);

/** All tables, the last played first. */
export async function listTables(): Promise<SavedTable[]> {
  const tables = await (await db()).getAll('tables');
  return tables.sort((one, other) => other.changed - one.changed);
}

/** Clear a table away. */
export const removeTable = async (id: string): Promise<void> => (await db()).delete('tables', id);

/** Keep a match file to watch again. */
export const saveRecord = async (record: SavedRecord): Promise<void> =>
  void (await (await db()).put('records', record));

/** The record of that id. */
export const loadRecord = async (id: string): Promise<SavedRecord | undefined> => (await db()).get('records', id);

/** All records, the newest first. */
export async function listRecords(): Promise<SavedRecord[]> {
  const records = await (await db()).getAll('records');
  return records.sort((one, other) => other.added - one.added);
}
