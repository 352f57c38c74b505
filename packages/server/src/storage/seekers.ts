/** People who look for a table. A table is found by taking all of its people at once, or none. */

import { canonical } from '@tabularium/kernel';
import type { Pace, Search } from '@tabularium/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { CompanyTables } from './company-schema.ts';
import type { Database } from './schema.ts';

/** Somebody who looks for a table. */
export interface Seeker extends Search {
  readonly person: string;
  readonly since: number;
  readonly seenAt: number;
  /** The table that was found for them. */
  readonly table: string | null;
  readonly isLaid: boolean;
}

/** A table that was found and has yet to be laid. */
export interface FoundTable {
  readonly table: string;
  readonly game: string;
  readonly pace: Pace;
  readonly options: Search['options'];
  readonly people: readonly string[];
}

/** Those who look for a table, in whichever database. */
export class SeekerStore {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Look for such a table; whatever that person looked for before is forgotten. */
  async seek(person: string, { game, players, pace, options }: Search, now: number): Promise<void> {
    const search = {
      game,
      players: JSON.stringify(players),
      pace,
      options: canonical(options),
      since: now,
      seen_at: now,
      table_id: null,
      people: null,
      laid: 0,
    };
    await this.db
      .insertInto('seekers')
      .values({ person_id: person, ...search })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(search))
      .execute();
  }

  /** Look no more. */
  async leave(person: string): Promise<void> {
    await this.db.deleteFrom('seekers').where('person_id', '=', person).execute();
  }

  /** What that person looks for; they are known to wait still. */
  async of(person: string, now?: number): Promise<Seeker | undefined> {
    if (now !== undefined) {
      await this.db.updateTable('seekers').set({ seen_at: now }).where('person_id', '=', person).execute();
    }
    const row = await this.db.selectFrom('seekers').selectAll().where('person_id', '=', person).executeTakeFirst();
    return row && seekerOf(row);
  }

  /** All who wait, the longest first. */
  async waiting(): Promise<Seeker[]> {
    const rows = await this.db
      .selectFrom('seekers')
      .selectAll()
      .where('table_id', 'is', null)
      .orderBy('since')
      .orderBy('person_id')
      .execute();
    return rows.map(seekerOf);
  }

  /** Take these people to a table; false, with nothing changed, if one of them waits no more. */
  async take(people: readonly string[], table: string): Promise<boolean> {
    const missing = new Error('Somebody waits no more.');
    try {
      await this.db.transaction().execute(async (transaction) => {
        const taken = await transaction
          .updateTable('seekers')
          .set({ table_id: table, people: JSON.stringify(people) })
          .where('person_id', 'in', people)
          .where('table_id', 'is', null)
          .returning('person_id')
          .execute();
        if (taken.length < people.length) throw missing;
      });
      return true;
    } catch (error) {
      if (error === missing) return false;
      throw error;
    }
  }

  /** Tables that were found and do not stand yet. */
  async unlaid(): Promise<FoundTable[]> {
    const rows = await this.db
      .selectFrom('seekers')
      .select(['table_id', 'game', 'pace', 'options', 'people'])
      .distinct()
      .where('table_id', 'is not', null)
      .where('laid', '=', 0)
      .execute();
    return rows.map(({ table_id, game, pace, options, people }) => ({
      table: table_id ?? '',
      game,
      pace: pace as Pace,
      options: JSON.parse(options) as Search['options'],
      people: JSON.parse(people ?? '[]') as string[],
    }));
  }

  /** The table stands. */
  async lay(table: string, now: number): Promise<void> {
    await this.db.updateTable('seekers').set({ laid: 1, seen_at: now }).where('table_id', '=', table).execute();
  }

  /** Forget those who have not been seen since then, by pace; a table that is to be laid is laid first. */
  async forget(pace: Pace, before: number): Promise<void> {
    const waiting = this.db.deleteFrom('seekers').where('pace', '=', pace).where('seen_at', '<', before);
    await waiting.where('table_id', 'is', null).execute();
  }

  /** Forget tables that were found before that time: whoever did not wait for them finds them among their own. */
  async forgetFound(before: number): Promise<void> {
    await this.db.deleteFrom('seekers').where('laid', '=', 1).where('seen_at', '<', before).execute();
  }

  /** How many look for what. */
  async counts(): Promise<{ game: string; pace: Pace; people: number }[]> {
    const rows = await this.db
      .selectFrom('seekers')
      .select(['game', 'pace', sql<number>`count(*)`.as('people')])
      .where('table_id', 'is', null)
      .groupBy(['game', 'pace'])
      .orderBy('game')
      .execute();
    return rows.map(({ game, pace, people }) => ({ game, pace: pace as Pace, people: Number(people) }));
  }
}

const seekerOf = (row: Selectable<CompanyTables['seekers']>): Seeker => ({
  person: row.person_id,
  game: row.game,
  players: JSON.parse(row.players) as number[],
  pace: row.pace as Pace,
  options: JSON.parse(row.options) as Search['options'],
  since: row.since,
  seenAt: row.seen_at,
  table: row.table_id,
  isLaid: row.laid === 1,
});
