/**
 * The homes of tables, for servers that share a PostgreSQL. A home is a row: which node has the table, under which token.
 * It counts while the node's pulse is fresh by the database's own clock; then any other may take the table under a new
 * token. Every append looks at the token within its own transaction, so a node that has lost a table writes nothing there,
 * however long it slept and whatever its clock says.
 */

import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { dueTables } from './beforehand.ts';
import type { Database } from './schema.ts';
import type { Append, Home, LivingNode } from './storage.ts';

/** How long a node counts as living after its last pulse, in milliseconds. */
export const LEASE = 3_000;

const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const LIVING = sql`select node from pulse where at > ${NOW} - ${sql.lit(LEASE)}`;

/** Take the table for that node if nobody living has it; else say who does. `undefined` if there is no such table. */
export async function claimHome(
  db: Kysely<Database>,
  table: string,
  node: string,
  isNew: boolean,
): Promise<Home | undefined> {
  for (;;) {
    const token = randomBytes(9).toString('base64url');
    const taken = await sql<{ token: string }>`
      insert into homes (table_id, node, token)
      select ${table}, ${node}, ${token}
      where ${isNew}::boolean or exists (select 1 from lobby where table_id = ${table})
      on conflict (table_id) do update set node = excluded.node, token = excluded.token
      where homes.node = excluded.node or homes.node not in (${LIVING})
      returning token`.execute(db);
    if (taken.rows.length > 0) return { token };
    const row = await db.selectFrom('homes').select('node').where('table_id', '=', table).executeTakeFirst();
    if (row !== undefined) return { node: row.node };
    if (isNew) continue; // it was let go just now
    const known = await db.selectFrom('lobby').select('table_id').where('table_id', '=', table).executeTakeFirst();
    if (known === undefined) return undefined;
  }
}

/** Let the table go, if it still is this one's. */
export async function releaseHome(db: Kysely<Database>, table: string, token: string): Promise<void> {
  await db.deleteFrom('homes').where('table_id', '=', table).where('token', '=', token).execute();
}

/** Which of these tables are still at home under their tokens. Until the transaction ends nobody can take them. */
export async function heldHomes(
  transaction: Transaction<Database>,
  appends: readonly Append[],
): Promise<ReadonlySet<string>> {
  const tables = [...new Set(appends.flatMap(({ table, home }) => (home === undefined ? [] : [table])))];
  if (tables.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('homes')
    .select(['table_id', 'token'])
    .where('table_id', 'in', tables)
    .orderBy('table_id')
    .forShare()
    .execute();
  return new Set(rows.map((row) => `${row.table_id}/${row.token}`));
}

/** The node lives, and has so many threads free for others' bots; gives all that live. */
export async function beat(db: Kysely<Database>, node: string, threads: number): Promise<LivingNode[]> {
  await sql`insert into pulse (node, at, threads) values (${node}, ${NOW}, ${threads})
    on conflict (node) do update set at = excluded.at, threads = excluded.threads`.execute(db);
  const rows = await sql<LivingNode>`select node, threads from pulse where node in (${LIVING})`.execute(db);
  return rows.rows;
}

/** The node goes: what it had can be taken at once. */
export async function leave(db: Kysely<Database>, node: string): Promise<void> {
  await db.deleteFrom('pulse').where('node', '=', node).execute();
  await db.deleteFrom('homes').where('node', '=', node).execute();
}

/** Due tables but those that a living node other than this one looks after. */
export async function dueAtHome(db: Kysely<Database>, node: string, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom(dueTables(db, before).as('due'))
    .select('due.table_id')
    .where(
      sql<boolean>`not exists (select 1 from homes where homes.table_id = due.table_id
        and homes.node <> ${node} and homes.node in (${LIVING}))`,
    )
    .orderBy('due.due_at')
    .limit(limit)
    .execute();
  return [...new Set(rows.map((row) => row.table_id))];
}
