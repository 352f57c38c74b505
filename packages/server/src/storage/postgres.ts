/** PostgreSQL, for more than one machine: any number of servers on one database. */

import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { beat, claimHome, dueAtHome, heldHomes, leave, releaseHome } from './homes.ts';
import { migrate } from './migrations.ts';
import { Pool, type PoolUse } from './pool.ts';
import type { Database } from './schema.ts';
import { SqlStorage } from './sql.ts';
import { connect, SqliteStorage } from './sqlite.ts';
import type { Append, Home, LivingNode } from './storage.ts';

/** Connect, and bring the database up to date. */
export async function openPostgres(url: string): Promise<PostgresStorage> {
  const storage = new PostgresStorage(url);
  try {
    await storage.migrate();
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Storage in PostgreSQL. */
export class PostgresStorage extends SqlStorage {
  readonly isShared = true;
  private readonly url: string;

  constructor(url: string, use: PoolUse = {}) {
    super(new Kysely<Database>({ dialect: new PostgresDialect({ pool: new Pool(url, use) }) }));
    this.url = url;
  }

  /** Large databases take their time, more than any other statement is given. */
  override async migrate(): Promise<void> {
    const patient = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: new Pool(this.url, { patient: true }) }),
    });
    try {
      await migrate(patient);
    } finally {
      await patient.destroy();
    }
  }

  /** Whoever names no home is not asked for one: what is brought in before anyone serves. */
  protected override async atHome(
    transaction: Transaction<Database>,
    group: readonly Append[],
  ): Promise<readonly Append[]> {
    const held = await heldHomes(transaction, group);
    return group.filter(({ table, home }) => home === undefined || held.has(`${table}/${home}`));
  }

  override claim(table: string, node: string, isNew = false): Promise<Home | undefined> {
    return claimHome(this.db, table, node, isNew);
  }

  override release(table: string, token: string): Promise<void> {
    return releaseHome(this.db, table, token);
  }

  override async tokens(node: string): Promise<string[]> {
    const rows = await this.db.selectFrom('homes').select('token').where('node', '=', node).execute();
    return rows.map(({ token }) => token);
  }

  override beat(node: string, threads: number): Promise<LivingNode[]> {
    return beat(this.db, node, threads);
  }

  override leave(node: string): Promise<void> {
    return leave(this.db, node);
  }

  override dueTables(node: string, before: number, limit: number): Promise<string[]> {
    return dueAtHome(this.db, node, before, limit);
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
}
