/** How the tables of the database came to be: one migration after the other. */

import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely';
import { StartProblem } from '../config.ts';
import { cups, medals, requests, resets, results, seekers, ties, wantedOptions } from './company-schema.ts';
import type { Database } from './schema.ts';
import { lookOf } from './storage.ts';

type Any = Kysely<Database>;

const first: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.unique())
      .addColumn('password', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
      .execute();
    await db.schema
      .createTable('lobby')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('phase', 'text', (column) => column.notNull())
      .addColumn('public', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('summary', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('members')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('members_key', ['person_id', 'table_id'])
      .execute();
    await db.schema.createIndex('sessions_person').on('sessions').column('person_id').execute();
    await db.schema.createIndex('lobby_phase').on('lobby').columns(['phase', 'public', 'updated_at']).execute();
    await db.schema.createIndex('lobby_due').on('lobby').column('due_at').execute();
    await db.schema.createIndex('members_table').on('members').column('table_id').execute();
  },
};

/** Sessions that nobody uses end by themselves; long logs open fast. */
const snapshotsAndIdleSessions: Migration = {
  async up(db: Any) {
    await db.schema
      .alterTable('sessions')
      .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update sessions set seen_at = created_at`.execute(db);
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
  },
};

/** Servers prove that they can write. */
const pulse: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('pulse')
      .addColumn('node', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

/** What a person wrote is found by where they were. */
const visits: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('visits')
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('visits_key', ['person_id', 'table_id'])
      .execute();
    await db.schema.createIndex('visits_table').on('visits').column('table_id').execute();
    await sql`insert into visits (person_id, table_id) select person_id, table_id from members`.execute(db);
  },
};

/** Tables have a home among the servers; servers say how many threads they have for others. */
const homes: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('homes')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('homes_node').on('homes').column('node').execute();
    await db.schema
      .alterTable('pulse')
      .addColumn('threads', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** In so many parts PostgreSQL keeps the entries. */
const PARTITIONS = 16;

/** In PostgreSQL the entries are kept in parts by table, so that no index grows without bounds. SQLite has no such thing. */
const partitions: Migration = {
  async up(db: Any) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`lock table entries in access exclusive mode`.execute(db); // servers of an older version may be writing
    await sql`alter table entries rename to entries_before`.execute(db);
    await sql`create table entries (table_id text not null, seq integer not null, at bigint not null, body text not null,
      constraint entries_number primary key (table_id, seq)) partition by hash (table_id)`.execute(db);
    for (let part = 0; part < PARTITIONS; part++) {
      await sql`create table ${sql.table(`entries_${part}`)} partition of entries
        for values with (modulus ${sql.lit(PARTITIONS)}, remainder ${sql.lit(part)})`.execute(db);
    }
    await sql`insert into entries (table_id, seq, at, body) select table_id, seq, at, body from entries_before`.execute(
      db,
    );
    await sql`drop table entries_before`.execute(db);
  },
};

/** No two accounts look alike. Those that did already stay as they are: the older one has the look. */
const looks: Migration = {
  async up(db: Any) {
    await db.schema.alterTable('people').addColumn('look', 'text').execute();
    await db.schema.createIndex('people_look').unique().on('people').column('look').execute();
    const accounts = await db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('name_key', 'is not', null)
      .orderBy('created_at')
      .execute();
    const owners = new Map(accounts.reverse().map(({ id, name }) => [lookOf(name), id]));
    for (const [look, id] of owners) await db.updateTable('people').set({ look }).where('id', '=', id).execute();
  },
};

/** People are called when it is their turn. */
const calls: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('turns')
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint')
      .addColumn('turn', 'integer', (column) => column.notNull())
      .addColumn('called', 'integer', (column) => column.notNull())
      .addColumn('call_at', 'bigint')
      .addPrimaryKeyConstraint('turns_key', ['person_id', 'table_id'])
      .execute();
    await db.schema.createIndex('turns_call').on('turns').column('call_at').execute();
    await db.schema.createIndex('turns_table').on('turns').column('table_id').execute();
    await db.schema
      .createTable('call_settings')
      .addColumn('person_id', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('confirmed', 'text')
      .addColumn('trouble', 'text')
      .execute();
    await db.schema
      .createTable('devices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('session', 'text', (column) => column.notNull().references('sessions.token_hash').onDelete('cascade'))
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('devices_person').on('devices').column('person_id').execute();
    await db.schema.createIndex('devices_session').on('devices').column('session').execute();
    await db.schema
      .createTable('mutes')
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['person_id', 'table_id'])
      .execute();
    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('turn', 'integer', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('next_at', 'bigint')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('deliveries_next').on('deliveries').column('next_at').execute();
    await db.schema.createIndex('deliveries_person').on('deliveries').column('person_id').execute();
  },
};

/** People take holidays. */
const holidays: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('holidays')
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('from_at', 'bigint', (column) => column.notNull())
      .addColumn('until_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('holidays_key', ['person_id', 'from_at'])
      .execute();
  },
};

/** People write notes, show the host what was said, and say beforehand what they answer. */
const atTable: Migration = {
  async up(db: Any) {
    for (const [name, words] of [
      ['notes', 'text'],
      ['reports', 'reason'],
    ] as const) {
      await db.schema
        .createTable(name)
        .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('entry', 'integer', (column) => column.notNull())
        .addColumn(words, 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint(`${name}_key`, ['person_id', 'table_id', 'entry'])
        .execute();
      await db.schema.createIndex(`${name}_table`).on(name).column('table_id').execute();
    }
    await db.schema
      .createTable('beforehand')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('saying', 'text', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('beforehand_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('beforehand_person').on('beforehand').column('person_id').execute();
  },
};

/** Several things are said for one seat, some with a number; and servers find what is to be answered. */
const sayings: Migration = {
  async up(db: Any) {
    await db.schema.alterTable('beforehand').renameTo('beforehand_single').execute();
    await db.schema
      .createTable('beforehand')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('saying', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('matter', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer')
      .addColumn('due_at', 'bigint')
      .addPrimaryKeyConstraint('beforehand_sayings', ['table_id', 'seat', 'saying'])
      .execute();
    // one of those that could be said until then held on, the others for a round
    await sql`insert into beforehand (table_id, seat, saying, person_id, matter, due_at)
      select table_id, seat, saying, person_id, case when saying = 'target' then '' else 'round ' || round end, 0
      from beforehand_single`.execute(db);
    await db.schema.dropTable('beforehand_single').execute();
    await db.schema.createIndex('beforehand_person').on('beforehand').column('person_id').execute();
    await db.schema.createIndex('beforehand_due').on('beforehand').column('due_at').execute();
  },
};

/** All migrations, oldest first; once released, none is ever changed. */
const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-snapshots-and-idle-sessions': snapshotsAndIdleSessions,
  '0003-pulse': pulse,
  '0004-visits': visits,
  '0005-homes': homes,
  '0006-partitions': partitions,
  '0007-looks': looks,
  '0008-calls': calls,
  '0009-holidays': holidays,
  '0010-ties': ties,
  '0011-results': results,
  '0012-seekers': seekers,
  '0013-cups': cups,
  '0014-resets': resets,
  '0015-at-table': atTable,
  '0016-sayings': sayings,
  '0017-wanted-options': wantedOptions,
  '0018-medals': medals,
  '0019-requests': requests,
};

/** The last of them. */
export const LATEST = Object.keys(migrations).at(-1);

/** Bring the database up to date, or up to the migration named. One of a newer program is left alone. */
export async function migrate(db: Kysely<Database>, upTo?: string): Promise<void> {
  await versionOf(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error !== undefined) throw error;
}

/** The last migration the database has seen; `undefined` for one without tables. Refuses what this program cannot know. */
export async function versionOf(db: Kysely<Database>): Promise<string | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const names = rows.map((row) => row.name);
  if (names.some((name) => !Object.hasOwn(migrations, name))) {
    throw new StartProblem(
      'The database is of a newer version of Tabularium; update the program, or restore a backup of this version.',
    );
  }
  return names.at(-1);
}
