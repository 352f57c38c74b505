/** The embedded database: one SQLite file in the data folder. */

import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { makePrivate, makePrivateFolder } from './private.ts';
import type { Database } from './schema.ts';
import { SqlStorage } from './sql.ts';
import type { Signal } from './storage.ts';

/** Open the file, create it if it is not there, and bring it up to date. */
export async function openSqlite(file: string): Promise<SqliteStorage> {
  const storage = new SqliteStorage(connect(file));
  try {
    await storage.migrate();
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** A connection on which a commit is on disk when it returns. */
export function connect(file: string): SQLite.Database {
  if (file !== ':memory:') {
    makePrivateFolder(dirname(file));
    makePrivate(file);
  }
  const connection = new SQLite(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  return connection;
}

/**
 * A connection that changes nothing, not even the form of the file. What a killed server has left in the log beside the
 * file is read and stays there; where there is no such log, none is left behind.
 */
export function connectToRead(file: string): SQLite.Database {
  const connection = new SQLite(file, { readonly: existsSync(`${file}-wal`), fileMustExist: true });
  connection.pragma('query_only = ON');
  connection.pragma('busy_timeout = 5000');
  return connection;
}

/** Storage in an SQLite file. One server process at a time. */
export class SqliteStorage extends SqlStorage {
  private readonly connection: SQLite.Database;
  private readonly onClose: () => void;
  private hear: (signal: Signal) => void = () => {};

  constructor(connection: SQLite.Database, onClose: () => void = () => {}) {
    super(new Kysely<Database>({ dialect: new SqliteDialect({ database: connection }) }));
    this.connection = connection;
    this.onClose = onClose;
  }

  override listen(hear: (signal: Signal) => void): void {
    this.hear = hear;
  }

  override async signal(signal: Signal): Promise<void> {
    this.hear(signal);
  }

  /** There are no other servers to tell. */
  protected override async announce(): Promise<void> {}

  override async backup(file: string): Promise<void> {
    makePrivate(file);
    await this.connection.backup(file);
  }

  override async close(): Promise<void> {
    await super.close();
    this.onClose();
  }
}
