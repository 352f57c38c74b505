/** The embedded database: one SQLite file in the data folder. */

import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, type Transaction } from 'kysely';
import { dueTables } from './beforehand.ts';
import { makePrivate, makePrivateFolder } from './private.ts';
import type { Database } from './schema.ts';
import { rowOf, SqlStorage } from './sql.ts';
import type { Append, Home, LivingNode } from './storage.ts';

/** The home of every table of a server that has nobody beside it. */
const ALONE = { token: 'alone' } as const;

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

/** So much of the database is kept in memory, in kB; SQLite's own 2,000 hold a few hundred tables. */
const CACHE = 32_768;
/** SQLite's log is worked into the file when it has so many pages: a full server would fill the usual 1,000 ten times a second. */
const LOG_PAGES = 4_000;

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
  connection.pragma(`cache_size = -${CACHE}`);
  connection.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
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

/** So many statements are kept ready. */
const MOST_READY = 300;

/** The connection, with the statements that come again and again kept ready. */
function withReadyStatements(connection: SQLite.Database): SqliteDatabase {
  const ready = new Map<string, SQLite.Statement>();
  return {
    prepare: (text) => {
      const statement = ready.get(text) ?? connection.prepare(text);
      ready.delete(text); // to the end, as the one used last
      ready.set(text, statement);
      const [oldest] = ready.keys();
      if (ready.size > MOST_READY && oldest !== undefined) ready.delete(oldest);
      return statement;
    },
    close: () => void connection.close(),
  };
}

/** Storage in an SQLite file. One server process at a time. */
export class SqliteStorage extends SqlStorage {
  private readonly connection: SQLite.Database;
  private readonly onClose: () => void;
  /** SQLite's own log, into which every commit is written first. */
  private writeAhead: Promise<FileHandle> | null = null;
  private insert: SQLite.Statement | undefined;
  readonly isShared = false;

  constructor(connection: SQLite.Database, onClose: () => void = () => {}) {
    super(new Kysely<Database>({ dialect: new SqliteDialect({ database: withReadyStatements(connection) }) }));
    this.connection = connection;
    this.onClose = onClose;
  }

  /**
   * Entries are many, and a slow disk shall keep nobody waiting but those they are for: SQLite commits without waiting for
   * the disk, as it would here in the server's own thread, and its log is flushed elsewhere. Nobody is told before that.
   */
  protected override async durably<T>(work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
    const done = await this.db.connection().execute(async (connection) => {
      this.connection.pragma('synchronous = NORMAL');
      try {
        return await connection.transaction().execute(work);
      } finally {
        this.connection.pragma('synchronous = FULL');
      }
    });
    if (!this.connection.memory) await this.flushLog();
    return done;
  }

  /** Row by row: the fastest there is here, where no row has a network to cross. */
  protected override async storeEntries(_: Transaction<Database>, group: readonly Append[]): Promise<Append[]> {
    this.insert ??= this.connection.prepare(
      'insert into entries (table_id, seq, at, body) values (?, ?, ?, ?) on conflict do nothing',
    );
    const { insert } = this;
    return group.filter(({ table, entry }) => {
      const { seq, at, body } = rowOf(entry);
      return insert.run(table, seq, at, body).changes > 0;
    });
  }

  private async flushLog(): Promise<void> {
    this.writeAhead ??= open(`${this.connection.name}-wal`, 'r+');
    await (await this.writeAhead).datasync();
  }

  /** There are no other servers: every table is at home here. */
  protected override async atHome(_: Transaction<Database>, group: readonly Append[]): Promise<readonly Append[]> {
    return group;
  }

  override async claim(): Promise<Home> {
    return ALONE;
  }

  override async release(): Promise<void> {}

  override async tokens(): Promise<string[]> {
    return [ALONE.token];
  }

  override async beat(node: string, threads: number): Promise<LivingNode[]> {
    const pulse = { at: Date.now(), threads };
    await this.db
      .insertInto('pulse')
      .values({ node, ...pulse })
      .onConflict((conflict) => conflict.column('node').doUpdateSet(pulse))
      .execute();
    return [{ node, threads }];
  }

  override async leave(node: string): Promise<void> {
    await this.db.deleteFrom('pulse').where('node', '=', node).execute();
  }

  override async dueTables(_node: string, before: number, limit: number): Promise<string[]> {
    const rows = await dueTables(this.db, before).orderBy('due_at').limit(limit).execute();
    return [...new Set(rows.map((row) => row.table_id))];
  }

  override async backup(file: string): Promise<void> {
    makePrivate(file);
    await this.connection.backup(file);
  }

  override async close(): Promise<void> {
    await super.close();
    await (await this.writeAhead)?.close();
    this.onClose();
  }
}
