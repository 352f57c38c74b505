/** What people have said beforehand at their tables: nobody else is ever shown it, so it is in no log. */

import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** What somebody has said for a seat, and in which round. */
export interface Said {
  readonly seat: number;
  readonly person: string;
  readonly saying: string;
  readonly round: number;
}

/** Sayings, on any SQL database that Kysely speaks to. */
export class BeforehandStore {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** All that was said at a table. */
  async at(table: string): Promise<Said[]> {
    const rows = await this.db.selectFrom('beforehand').selectAll().where('table_id', '=', table).execute();
    return rows.map((row) => ({ seat: row.seat, person: row.person_id, saying: row.saying, round: row.round }));
  }

  /** All that a person has said. */
  async of(person: string): Promise<{ table: string; seat: number; saying: string }[]> {
    const rows = await this.db.selectFrom('beforehand').selectAll().where('person_id', '=', person).execute();
    return rows.map((row) => ({ table: row.table_id, seat: row.seat, saying: row.saying }));
  }

  /** Keep what is said for a seat in place of what was said before. */
  async say(table: string, { seat, person, saying, round }: Said): Promise<void> {
    await this.db
      .insertInto('beforehand')
      .values({ table_id: table, seat, person_id: person, saying, round })
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'seat']).doUpdateSet({ person_id: person, saying, round }),
      )
      .execute();
  }

  /** Nothing is said for that seat any more. */
  async takeBack(table: string, seat: number): Promise<void> {
    await this.db.deleteFrom('beforehand').where('table_id', '=', table).where('seat', '=', seat).execute();
  }
}
