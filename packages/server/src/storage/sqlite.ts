/** The embedded database: one SQLite file in the data folder. */

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './schema.ts';
import { SqlStorage } from './sql.ts';
import type { Signal } from './storage.ts';

/** Open the file, create it if it is not there, and bring it up to date. */
export async function openSqlite(file: string): Promise<SqliteStorage> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const storage = new SqliteStorage(connect(file));
  await storage.migrate();
  return storage;
}

/** A connection on which a commit is on disk when it returns. */
export function connect(file: string): SQLite.Database {
  const connection = new SQLite(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  return connection;
}

/** Storage in an SQLite file. One server process at a time. */
export class SqliteStorage extends SqlStorage {
  private readonly connection: SQLite.Database;
  private hear: (signal: Signal) => void = () => {};

  constructor(connection: SQLite.Database) {
    super(new Kysely<Database>({ dialect: new SqliteDialect({ database: connection }) }));
    this.connection = connection;
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
    await this.connection.backup(file);
  }
}
