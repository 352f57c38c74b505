/** What people were asked besides to tables: to be friends, or to take part in a cup. Kept, so that nobody is called for it twice. */

import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Somebody was asked: by whom, and about which person or cup. */
export interface Request {
  readonly person: string;
  readonly kind: 'friend' | 'cup';
  readonly about: string;
  readonly by: string;
  readonly at: number;
}

/** Requests, on any SQL database that Kysely speaks to. */
export class RequestStore {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Ask somebody; false if they were asked that before. */
  async ask({ person, kind, about, by, at }: Request): Promise<boolean> {
    const asked = await this.db
      .insertInto('requests')
      .values({ person_id: person, kind, about, by_id: by, at, declined: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('person_id')
      .execute();
    return asked.length > 0;
  }

  /** To which cups that person was asked and has not said no, the newest first. */
  async cupsOf(person: string): Promise<Request[]> {
    return this.cups('person_id', person);
  }

  /** Who was asked to that cup and has not said no. */
  async invited(cup: string): Promise<Request[]> {
    return this.cups('about', cup);
  }

  private async cups(column: 'person_id' | 'about', value: string): Promise<Request[]> {
    const rows = await this.db
      .selectFrom('requests')
      .selectAll()
      .where('kind', '=', 'cup')
      .where('declined', '=', 0)
      .where(column, '=', value)
      .orderBy('at', 'desc')
      .execute();
    return rows.map(({ person_id, about, by_id, at }) => ({ person: person_id, kind: 'cup', about, by: by_id, at }));
  }

  /** Do not take part; false if they were not asked. */
  async decline(person: string, cup: string): Promise<boolean> {
    const said = await this.db
      .updateTable('requests')
      .set({ declined: 1 })
      .where('person_id', '=', person)
      .where('kind', '=', 'cup')
      .where('about', '=', cup)
      .where('declined', '=', 0)
      .returning('person_id')
      .execute();
    return said.length > 0;
  }
}
