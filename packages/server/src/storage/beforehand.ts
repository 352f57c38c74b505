/** What people have said beforehand at their tables: nobody else is ever shown it, so it is in no log. */

import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** What somebody has said for a seat: what about, and with which number where one belongs to it. */
export interface Said {
  readonly seat: number;
  readonly person: string;
  readonly saying: string;
  /** What it holds for: a round, what was at hand, or (empty) all that comes. */
  readonly matter: string;
  readonly amount: number | null;
}

/** The same as it is kept: a server has to see by then whether there is something to answer. */
export interface Kept extends Said {
  readonly dueAt: number | null;
}

/** When a server has to look at what was said; written only if nobody has said anything else meanwhile. */
export interface Look {
  readonly kept: Kept;
  readonly dueAt: number | null;
}

/** Sayings, on any SQL database that Kysely speaks to. */
export class BeforehandStore {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** All that was said at a table. */
  async at(table: string): Promise<Kept[]> {
    const rows = await this.db
      .selectFrom('beforehand')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seat')
      .orderBy('saying')
      .execute();
    return rows.map(({ seat, person_id, saying, matter, amount, due_at }) => ({
      seat,
      person: person_id,
      saying,
      matter,
      amount,
      dueAt: due_at,
    }));
  }

  /** All that a person has said. */
  async of(person: string): Promise<{ table: string; seat: number; saying: string; amount: number | null }[]> {
    const rows = await this.db.selectFrom('beforehand').selectAll().where('person_id', '=', person).execute();
    return rows.map(({ table_id, seat, saying, amount }) => ({ table: table_id, seat, saying, amount }));
  }

  /** Keep what is said for a seat; a server is to look at it from that time on. */
  async say(table: string, { seat, person, saying, matter, amount }: Said, at: number): Promise<void> {
    const said = { person_id: person, matter, amount, due_at: at };
    await this.db
      .insertInto('beforehand')
      .values({ table_id: table, seat, saying, ...said })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'saying']).doUpdateSet(said))
      .execute();
  }

  /** That is not said for that seat any more. */
  async takeBack(table: string, seat: number, saying: string): Promise<void> {
    await this.db
      .deleteFrom('beforehand')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('saying', '=', saying)
      .execute();
  }

  /** Write when a server has to look at them again, if at all. */
  async look(table: string, looks: readonly Look[]): Promise<void> {
    await storeLooks(this.db, table, looks);
  }
}

/** Write when sayings of that table have to be looked at, if they still are what they were. */
export async function storeLooks(db: Kysely<Database>, table: string, looks: readonly Look[]): Promise<void> {
  for (const { kept, dueAt } of looks) {
    await db
      .updateTable('beforehand')
      .set({ due_at: dueAt })
      .where('table_id', '=', table)
      .where('seat', '=', kept.seat)
      .where('saying', '=', kept.saying)
      .where('matter', '=', kept.matter)
      .where('due_at', kept.dueAt === null ? 'is' : '=', kept.dueAt)
      .execute();
  }
}

/** The tables at which something has to be looked at by then: a move of a bot, a deadline, something said beforehand. */
export function dueTables(db: Kysely<Database>, before: number) {
  return db
    .selectFrom('lobby')
    .select(['table_id', 'due_at'])
    .where('due_at', '<=', before)
    .unionAll(db.selectFrom('beforehand').select(['table_id', 'due_at']).where('due_at', '<=', before));
}
