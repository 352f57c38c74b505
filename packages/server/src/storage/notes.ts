/** What people write beside a game: notes for themselves alone, and what they want the host to see. */

import type { Note } from '@tabularium/protocol';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Something that was said, as it was reported to the host. */
export interface Report {
  readonly table: string;
  readonly entry: number;
  readonly reason: string;
  readonly at: number;
}

/** So many notes one person may have at one table. */
const MOST_NOTES = 500;

/** Notes and reports, on any SQL database that Kysely speaks to. */
export class NoteStore {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** That person's notes at that table. */
  async at(table: string, person: string): Promise<Note[]> {
    return (await this.of(person, table)).map(({ table: _, ...note }) => note);
  }

  /** All notes of that person, or those of one table, in order. */
  async of(person: string, table?: string): Promise<(Note & { table: string })[]> {
    const rows = await this.db
      .selectFrom('notes')
      .selectAll()
      .where('person_id', '=', person)
      .$if(table !== undefined, (query) => query.where('table_id', '=', table ?? ''))
      .orderBy('table_id')
      .orderBy('entry')
      .execute();
    return rows.map((row) => ({ table: row.table_id, entry: row.entry, text: row.text, at: row.at }));
  }

  /** Keep a note in place of the one before; an empty one is none. False if there are too many. */
  async keep(person: string, table: string, { entry, text, at }: Note): Promise<boolean> {
    if (text === '') {
      const notes = this.db.deleteFrom('notes').where('person_id', '=', person).where('table_id', '=', table);
      await notes.where('entry', '=', entry).execute();
      return true;
    }
    const others = (await this.of(person, table)).filter((one) => one.entry !== entry);
    if (others.length >= MOST_NOTES) return false;
    await this.db
      .insertInto('notes')
      .values({ person_id: person, table_id: table, entry, text, at })
      .onConflict((conflict) => conflict.columns(['person_id', 'table_id', 'entry']).doUpdateSet({ text, at }))
      .execute();
    return true;
  }

  /** Keep a report for the host; the same person's about the same line is replaced. */
  async report(person: string, { table, entry, reason, at }: Report): Promise<void> {
    await this.db
      .insertInto('reports')
      .values({ person_id: person, table_id: table, entry, reason, at })
      .onConflict((conflict) => conflict.columns(['person_id', 'table_id', 'entry']).doUpdateSet({ reason, at }))
      .execute();
  }

  /** All reports, the newest first; or those of one person. */
  async reports(person?: string): Promise<(Report & { person: string })[]> {
    const rows = await this.db
      .selectFrom('reports')
      .selectAll()
      .$if(person !== undefined, (query) => query.where('person_id', '=', person ?? ''))
      .orderBy('at', 'desc')
      .execute();
    return rows.map((row) => ({
      person: row.person_id,
      table: row.table_id,
      entry: row.entry,
      reason: row.reason,
      at: row.at,
    }));
  }

  /** Forget all that person wrote here. */
  async forget(person: string): Promise<void> {
    for (const kept of ['notes', 'reports'] as const) {
      await this.db.deleteFrom(kept).where('person_id', '=', person).execute();
    }
  }
}
