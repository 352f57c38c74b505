/** What both databases share of tables: their log in grouped commits, their lists and snapshots. */

import type { Phase } from '@tabularium/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Entry } from '../tables/entry.ts';
import { storeLooks } from './beforehand.ts';
import { storeTurns } from './calls.ts';
import { copyAll } from './copy.ts';
import { LATEST, migrate, versionOf } from './migrations.ts';
import { isOver, storeEndings } from './played.ts';
import { type Database, TABLES } from './schema.ts';
import { SqlPeople } from './sql-people.ts';
import {
  type Append,
  type Home,
  type LivingNode,
  NotHome,
  type Signal,
  type Snapshot,
  type Storage,
  type TableQuery,
} from './storage.ts';

/** An append that waits for its group to be committed. */
interface Waiting {
  readonly append: Append;
  resolve(done: boolean): void;
  reject(error: unknown): void;
}

/** The most entries committed at once: bounded by the parameters a statement may have. */
const LARGEST_GROUP = 200;

/** Where rows of tables are; the lobby last, by which they are found. */
const OF_TABLES = [
  'entries',
  'members',
  'visits',
  'snapshots',
  'homes',
  'turns',
  'mutes',
  'invitations',
  'endings',
  'notes',
  'reports',
  'beforehand',
  'lobby',
] as const;

/** Storage on any SQL database that Kysely speaks to. */
export abstract class SqlStorage extends SqlPeople implements Storage {
  private waiting: Waiting[] = [];
  private flushing: Promise<void> | null = null;
  private hear: (signal: Signal) => void = () => {};
  /** How many entries each commit held and how long it took; for the metrics. */
  onCommit: (entries: number, seconds: number) => void = () => {};
  /** Tables are over that were not before. */
  onEnding: () => void = () => {};

  abstract readonly isShared: boolean;
  abstract backup(file: string): Promise<void>;
  /** Those of a group whose writers still have their tables. */
  protected abstract atHome(transaction: Transaction<Database>, group: readonly Append[]): Promise<readonly Append[]>;
  abstract claim(table: string, node: string, isNew?: boolean): Promise<Home | undefined>;
  abstract release(table: string, token: string): Promise<void>;
  abstract tokens(node: string): Promise<string[]>;
  abstract beat(node: string, threads: number): Promise<LivingNode[]>;
  abstract leave(node: string): Promise<void>;
  abstract dueTables(node: string, before: number, limit: number): Promise<string[]>;

  listen(hear: (signal: Signal) => void): void {
    this.hear = hear;
  }

  async signal(signal: Signal): Promise<void> {
    this.hear(signal);
  }

  /** Bring the tables up to date; several servers may do so at the same time. */
  migrate(): Promise<void> {
    return migrate(this.db);
  }

  /** The last migration it has seen; refuses a database of a newer program. */
  version(): Promise<string | undefined> {
    return versionOf(this.db);
  }

  /** Has it all that this program knows of? */
  async isUpToDate(): Promise<boolean> {
    return (await versionOf(this.db)) === LATEST;
  }

  /** Fill this empty database with everything from another, which may be older and is only read. */
  async takeFrom(other: Kysely<Database>): Promise<void> {
    await copyAll(other, this.db);
  }

  /** Is there nothing in it yet? */
  async isEmpty(): Promise<boolean> {
    const there = (await this.db.introspection.getTables()).map(({ name }) => name);
    const tables = TABLES.filter((table) => there.includes(table));
    const rows = await Promise.all(
      tables.map((table) => this.db.selectFrom(table).select(sql`1`.as('one')).limit(1).execute()),
    );
    return rows.every((found) => found.length === 0);
  }

  async forgetTables(before: number): Promise<number> {
    const over = this.db
      .selectFrom('lobby')
      .select('table_id')
      .where('phase', 'in', ['finished', 'closed', 'stopped'])
      .where('updated_at', '<', before)
      .limit(LARGEST_GROUP);
    let forgotten = 0;
    for (;;) {
      const tables = (await over.execute()).map((row) => row.table_id);
      if (tables.length === 0) return forgotten;
      await this.db.transaction().execute(async (transaction) => {
        for (const kept of OF_TABLES) await transaction.deleteFrom(kept).where('table_id', 'in', tables).execute();
      });
      forgotten += tables.length;
    }
  }

  async forgetUnused(before: number): Promise<void> {
    await this.db.deleteFrom('pulse').where('at', '<', before).execute();
    await this.db
      .deleteFrom('homes')
      .where('node', 'not in', (from) => from.selectFrom('pulse').select('node'))
      .execute();
    await this.db.deleteFrom('sessions').where('seen_at', '<', before).execute();
    await this.db
      .deleteFrom('people')
      .where('password', 'is', null)
      .where('created_at', '<', before)
      .where('id', 'not in', (from) => from.selectFrom('sessions').select('person_id'))
      .where('id', 'not in', (from) => from.selectFrom('members').select('person_id'))
      .execute();
  }

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      this.flushing ??= this.flush();
    });
  }

  /** Commit whatever waits, group by group: while one group is written the next one gathers. */
  private async flush(): Promise<void> {
    await new Promise(setImmediate);
    while (this.waiting.length > 0) await this.commit(this.waiting.splice(0, LARGEST_GROUP));
    this.flushing = null;
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    const begin = performance.now();
    try {
      const appends = group.map((one) => one.append);
      const { home, stored } = await this.durably(async (transaction) => {
        const home = new Set(await this.atHome(transaction, appends));
        return { home, stored: new Set(await this.store(transaction, [...home])) };
      });
      this.onCommit(stored.size, (performance.now() - begin) / 1000);
      if ([...stored].some(({ summary }) => isOver(summary?.phase))) this.onEnding();
      for (const { append, resolve, reject } of group) {
        if (home.has(append)) resolve(stored.has(append));
        else reject(new NotHome('The table has gone to another node.'));
      }
    } catch (error) {
      for (const one of group) one.reject(error);
    }
  }

  /** Do this as one; when it is done it is on disk. */
  protected durably<T>(work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }

  /** Store a group; what is stored is returned. Always in the same order, so that two servers cannot block each other. */
  private async store(transaction: Transaction<Database>, group: readonly Append[]): Promise<Append[]> {
    if (group.length === 0) return [];
    const sorted = [...group].sort((a, b) => (a.table < b.table ? -1 : 1));
    const stored = await this.storeEntries(transaction, sorted);
    if (stored.length === 0) return stored;
    await this.storeSummaries(transaction, stored);
    for (const { table, members } of stored) if (members) await this.storeMembers(transaction, table, members);
    await storeTurns(transaction, stored);
    for (const { table, looks = [] } of stored) await storeLooks(transaction, table, looks);
    await storeEndings(transaction, stored);
    return stored;
  }

  /** Put the entries of a group into the log; those are returned whose numbers were not taken. */
  protected async storeEntries(transaction: Transaction<Database>, group: readonly Append[]): Promise<Append[]> {
    const rows = await transaction
      .insertInto('entries')
      .values(group.map(({ table, entry }) => ({ table_id: table, ...rowOf(entry) })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['table_id', 'seq'])
      .execute();
    const inserted = new Set(rows.map((row) => `${row.table_id}/${row.seq}`));
    return group.filter(({ table, entry }) => inserted.delete(`${table}/${entry.seq}`));
  }

  private async storeSummaries(transaction: Transaction<Database>, stored: readonly Append[]): Promise<void> {
    const newest = new Map(stored.flatMap(({ table, summary }) => (summary === undefined ? [] : [[table, summary]])));
    if (newest.size === 0) return;
    await transaction
      .insertInto('lobby')
      .values(
        [...newest].map(([table, summary]) => ({
          table_id: table,
          game: summary.game,
          phase: summary.phase,
          public: summary.public ? 1 : 0,
          updated_at: summary.updatedAt,
          due_at: summary.dueAt,
          summary: summary.lobby,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet((eb) => ({
          phase: eb.ref('excluded.phase'),
          public: eb.ref('excluded.public'),
          updated_at: eb.ref('excluded.updated_at'),
          due_at: eb.ref('excluded.due_at'),
          summary: eb.ref('excluded.summary'),
        })),
      )
      .execute();
  }

  private async storeMembers(transaction: Transaction<Database>, table: string, members: readonly string[]) {
    await transaction.deleteFrom('members').where('table_id', '=', table).execute();
    if (members.length === 0) return;
    const rows = members.map((person) => ({ table_id: table, person_id: person }));
    await transaction.insertInto('members').values(rows).execute();
    await transaction
      .insertInto('visits')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async entries(table: string, after: number, most?: number): Promise<Entry[]> {
    const rows = await this.rows(table, after, most);
    return rows.map(({ seq, at, body }) => ({ seq, at, ...JSON.parse(body) }) as Entry);
  }

  async log(table: string): Promise<string | undefined> {
    const rows = await this.rows(table, 0);
    if (rows.length === 0) return undefined;
    return `[${rows.map(({ seq, at, body }) => `{"seq":${seq},"at":${at},${body.slice(1)}`).join()}]`;
  }

  private rows(table: string, after: number, most?: number) {
    return this.db
      .selectFrom('entries')
      .select(['seq', 'at', 'body'])
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .$if(most !== undefined, (query) => query.limit(most ?? 0))
      .execute();
  }

  async tables(query: TableQuery): Promise<string[]> {
    const rows = await this.db
      .selectFrom('lobby')
      .select('summary')
      .$if(query.phase !== undefined, (q) => q.where('phase', '=', query.phase ?? ''))
      .$if(query.public === true, (q) => q.where('public', '=', 1))
      .$if(query.game !== undefined, (q) => q.where('game', '=', query.game ?? ''))
      .$if(query.before !== undefined, (q) =>
        q.where((eb) => {
          const { at, id } = query.before ?? { at: 0, id: '' };
          return eb.or([eb('updated_at', '<', at), eb.and([eb('updated_at', '=', at), eb('table_id', '<', id)])]);
        }),
      )
      .$if(query.member !== undefined, (q) =>
        q.where('table_id', 'in', (eb) =>
          eb
            .selectFrom('members')
            .select('members.table_id')
            .where('person_id', '=', query.member ?? ''),
        ),
      )
      .orderBy('updated_at', 'desc')
      .orderBy('table_id', 'desc')
      .limit(query.limit)
      .execute();
    return rows.map((row) => row.summary);
  }

  async tableIds(after: string, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('lobby')
      .select('table_id')
      .where('table_id', '>', after)
      .orderBy('table_id')
      .limit(limit)
      .execute();
    return rows.map((row) => row.table_id);
  }

  async postpone(table: string, until: number): Promise<void> {
    for (const kept of ['lobby', 'beforehand'] as const) {
      await this.db
        .updateTable(kept)
        .set({ due_at: until })
        .where('table_id', '=', table)
        .where('due_at', '<', until)
        .execute();
    }
  }

  async countTables(): Promise<Partial<Record<Phase, number>>> {
    const rows = await this.db
      .selectFrom('lobby')
      .select(['phase', (eb) => eb.fn.countAll().as('count')])
      .groupBy('phase')
      .execute();
    return Object.fromEntries(rows.map(({ phase, count }) => [phase, Number(count)]));
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    return this.db.selectFrom('snapshots').select(['seq', 'body']).where('table_id', '=', table).executeTakeFirst();
  }

  async saveSnapshot(table: string, { seq, body }: Snapshot, home?: string): Promise<void> {
    await this.durably(async (transaction) => {
      const asked = { table, entry: { seq, at: 0, body: '' }, ...(home === undefined ? {} : { home }) };
      if ((await this.atHome(transaction, [asked])).length === 0) return;
      await transaction
        .insertInto('snapshots')
        .values({ table_id: table, seq, body })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ seq, body }))
        .execute();
    });
  }

  async close(): Promise<void> {
    await this.flushing;
    await this.db.destroy();
  }
}

/** An entry as it is kept: all but its number and time is its body. */
export function rowOf(entry: Append['entry']): { seq: number; at: number; body: string } {
  const { seq, at, ...rest } = entry;
  return { seq, at, body: 'body' in rest ? rest.body : JSON.stringify(rest) };
}
