/** What is kept of one person, and how it is given out or taken away. */

import type { Lobby } from '@tabularium/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Entry } from '../tables/entry.ts';
import { withoutWordsOf } from './erase.ts';
import type { Database } from './schema.ts';

/** Something a person has said at a table. */
export interface Saying {
  readonly table: string;
  readonly at: number;
  readonly text: string;
}

/** The tables at which that person ever sat. */
async function tablesOf(db: Kysely<Database>, person: string): Promise<string[]> {
  const rows = await db.selectFrom('visits').select('table_id').where('person_id', '=', person).execute();
  return rows.map((row) => row.table_id);
}

/** Everything that person has said, table by table. */
export async function sayingsOf(db: Kysely<Database>, person: string): Promise<Saying[]> {
  const said: Saying[] = [];
  for (const table of await tablesOf(db, person)) {
    const rows = await db
      .selectFrom('entries')
      .select(['at', 'body'])
      .where('table_id', '=', table)
      .where('body', 'like', '%"said"%')
      .orderBy('seq')
      .execute();
    for (const { at, body } of rows) {
      const entry = JSON.parse(body) as Entry;
      if (entry.kind === 'said' && entry.by === person) said.push({ table, at, text: entry.text });
    }
  }
  return said;
}

/** Take that person's words and the names they gave out of all logs, tables and snapshots; gives the tables concerned. */
export async function eraseWords(db: Kysely<Database>, person: string): Promise<string[]> {
  const tables = await tablesOf(db, person);
  for (const table of tables) {
    await db.transaction().execute((transaction) => eraseAt(transaction, person, table));
  }
  return tables;
}

async function eraseAt(db: Transaction<Database>, person: string, table: string): Promise<void> {
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'body'])
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute();
  const first = rows[0] && (JSON.parse(rows[0].body) as Entry);
  const owner = first !== undefined && 'by' in first ? String(first.by) : '';
  for (const { seq, body } of rows) {
    const erased = JSON.stringify(withoutWordsOf(person, owner, JSON.parse(body) as Entry));
    if (erased === body) continue;
    await db
      .updateTable('entries')
      .set({ body: erased })
      .where('table_id', '=', table)
      .where('seq', '=', seq)
      .execute();
  }
  await db.deleteFrom('snapshots').where('table_id', '=', table).execute();
  const lobby = await db.selectFrom('lobby').select('summary').where('table_id', '=', table).executeTakeFirst();
  if (lobby === undefined) return;
  const summary = withoutLabelsOf(person, JSON.parse(lobby.summary) as Lobby);
  await db
    .updateTable('lobby')
    .set({ summary: JSON.stringify(summary) })
    .where('table_id', '=', table)
    .execute();
}

function withoutLabelsOf(person: string, lobby: Lobby): Lobby {
  return { ...lobby, seats: lobby.seats.map((seat) => (seat.person === person ? { ...seat, name: null } : seat)) };
}
