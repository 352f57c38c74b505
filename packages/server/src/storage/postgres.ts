/** PostgreSQL, for more than one machine: any number of servers on one database, told of each other's moves. */

import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import * as z from 'zod';
import { connectionConfig, Pool, type PoolUse } from './pool.ts';
import type { Database } from './schema.ts';
import { SqlStorage } from './sql.ts';
import { connect, SqliteStorage } from './sqlite.ts';
import type { Append, Signal } from './storage.ts';

const CHANNEL = 'tabularium';
/** PostgreSQL takes up to 8000 bytes in a notification. */
const LONGEST_NOTE = 7_000;
const RECONNECT_AFTER = 500;

/** How often the connection for notifications is asked whether it still is one, in milliseconds. */
const LISTENER_BEAT = 10_000;

/** What servers tell each other, and who said it. */
const Note = z.object({
  node: z.string(),
  signals: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('table'), table: z.string(), seq: z.int() }),
      z.object({ kind: z.literal('session'), tokenHash: z.string() }),
      z.object({ kind: z.literal('person'), person: z.string() }),
      z.object({ kind: z.literal('erased'), table: z.string() }),
      z.object({ kind: z.literal('missed') }),
    ]),
  ),
});

/** The note; `undefined` for what no server of ours has written: everybody on the database may use the channel. */
function readNote(payload: string): { readonly node: string; readonly signals: readonly Signal[] } | undefined {
  try {
    return Note.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}

/** Connect, and bring the database up to date. */
export async function openPostgres(url: string): Promise<PostgresStorage> {
  const storage = new PostgresStorage(url);
  try {
    await storage.migrate();
    await storage.connectListener();
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Storage in PostgreSQL. */
export class PostgresStorage extends SqlStorage {
  private readonly url: string;
  private readonly node = randomUUID();
  private listener: pg.Client | null = null;
  private beating: NodeJS.Timeout | undefined;
  private closed = false;
  private hear: (signal: Signal) => void = () => {};

  constructor(url: string, use: PoolUse = {}) {
    super(new Kysely<Database>({ dialect: new PostgresDialect({ pool: new Pool(url, use) }) }));
    this.url = url;
  }

  override listen(hear: (signal: Signal) => void): void {
    this.hear = hear;
  }

  /** A connection of its own for notifications; when it breaks, a new one, and everything is looked at again. */
  async connectListener(): Promise<void> {
    const listener = new pg.Client(connectionConfig(this.url));
    const give = () => listener.end().catch(() => {});
    listener.on('error', give);
    listener.on('end', () => this.reconnectListener(listener));
    listener.on('notification', ({ payload }) => this.heard(payload ?? '{}'));
    this.listener = listener;
    await listener.connect();
    await listener.query(`listen ${CHANNEL}`);
    // A machine that is gone says nothing, not even that it is gone.
    this.beating = setInterval(() => void listener.query('select 1').catch(give), LISTENER_BEAT).unref();
  }

  private reconnectListener(broken: pg.Client): void {
    if (this.closed || this.listener !== broken) return;
    clearInterval(this.beating);
    setTimeout(async () => {
      if (this.closed) return;
      try {
        await this.connectListener();
        this.hear({ kind: 'missed' });
      } catch {
        if (this.listener) this.reconnectListener(this.listener);
      }
    }, RECONNECT_AFTER).unref();
  }

  private heard(payload: string): void {
    const note = readNote(payload);
    if (note === undefined || note.node === this.node) return;
    for (const signal of note.signals) this.hear(signal);
  }

  override async signal(signal: Signal): Promise<void> {
    this.hear(signal);
    await this.notify(this.db, [signal]);
  }

  protected override async announce(transaction: Transaction<Database>, stored: readonly Append[]): Promise<void> {
    const signals = stored.map(({ table, entry }): Signal => ({ kind: 'table', table, seq: entry.seq }));
    await this.notify(transaction, signals);
  }

  private async notify(db: Kysely<Database>, signals: readonly Signal[]): Promise<void> {
    const payload = JSON.stringify({ node: this.node, signals });
    if (payload.length > LONGEST_NOTE && signals.length > 1) {
      const half = signals.length >> 1;
      await this.notify(db, signals.slice(0, half));
      await this.notify(db, signals.slice(half));
    } else {
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
    }
  }

  override async backup(file: string): Promise<void> {
    const copy = new SqliteStorage(connect(file));
    try {
      await this.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((transaction) => copy.takeFrom(transaction));
    } finally {
      await copy.close();
    }
  }

  override async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.beating);
    await this.listener?.end().catch(() => {});
    await super.close();
  }
}
