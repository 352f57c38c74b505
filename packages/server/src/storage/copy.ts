/** Copying a whole database into another, row by row: how a backup of PostgreSQL becomes an SQLite file, and back. */

import { type Kysely, sql } from 'kysely';
import { migrate, versionOf } from './migrations.ts';
import { type Database, TABLES } from './schema.ts';

const PAGE = 500;

/** Copy everything from one database, which is only read, into another, which must be empty; the copy is of the same version. */
export async function copyAll(from: Kysely<Database>, into: Kysely<Database>): Promise<void> {
  const version = await versionOf(from);
  if (version === undefined) return;
  await migrate(into, version);
  const there = new Set((await from.introspection.getTables()).map(({ name }) => name));
  await into.transaction().execute(async (target) => {
    for (const table of TABLES) if (there.has(table)) await copyTable(table, from, target);
  });
}

type Copied = (typeof TABLES)[number];

async function copyTable(table: Copied, from: Kysely<Database>, into: Kysely<Database>): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const keys: readonly string[] = KEYS[table];
    const sorted = keys.reduce((query, key) => query.orderBy(sql.ref(key)), from.selectFrom(table).selectAll());
    const rows = await sorted.limit(PAGE).offset(offset).execute();
    if (rows.length > 0) await into.insertInto(table).values(rows).execute();
    if (rows.length < PAGE) return;
  }
}

/** What each table is sorted by while it is copied. */
const KEYS = {
  people: ['id'],
  sessions: ['token_hash'],
  entries: ['table_id', 'seq'],
  lobby: ['table_id'],
  members: ['person_id', 'table_id'],
  visits: ['person_id', 'table_id'],
  snapshots: ['table_id'],
  secrets: ['name'],
  turns: ['person_id', 'table_id'],
  call_settings: ['person_id'],
  devices: ['id'],
  mutes: ['person_id', 'table_id'],
  holidays: ['person_id', 'from_at'],
  ties: ['person_id', 'other_id'],
  invitations: ['table_id', 'person_id'],
  profiles: ['person_id'],
  endings: ['table_id'],
  played: ['table_id', 'seat'],
  leagues: ['game'],
  ratings: ['game', 'person_id'],
  seekers: ['person_id'],
  cups: ['id'],
  cup_people: ['cup_id', 'person_id'],
  cup_bouts: ['cup_id', 'round', 'number'],
  notes: ['person_id', 'table_id', 'entry'],
  reports: ['person_id', 'table_id', 'entry'],
  beforehand: ['table_id', 'seat', 'saying'],
  medals: ['person_id', 'challenge'],
  requests: ['person_id', 'kind', 'about'],
} satisfies { [T in Copied]: (keyof Database[T])[] };
