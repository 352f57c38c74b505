/** Friends and blocks, invitations to tables, and who may look at a profile. */

import type { Shown } from '@tabularium/protocol';
import type { Kysely } from 'kysely';
import type { TieKind } from './company-schema.ts';
import type { Database } from './schema.ts';

/** What one person is to another. */
export interface Tie {
  readonly person: string;
  readonly other: string;
  readonly kind: TieKind;
  readonly at: number;
}

/** Somebody was asked to a table. */
export interface Invitation {
  readonly table: string;
  readonly person: string;
  readonly by: string;
  readonly at: number;
}

/** How people stand to each other. */
export class TieStore {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** All ties of that person, their own and others' to them. */
  async of(person: string): Promise<Tie[]> {
    const rows = await this.db
      .selectFrom('ties')
      .selectAll()
      .where((where) => where.or([where('person_id', '=', person), where('other_id', '=', person)]))
      .orderBy('at')
      .execute();
    return rows.map(({ person_id, other_id, kind, at }) => ({ person: person_id, other: other_id, kind, at }));
  }

  /** Those with whom that person cannot sit: whom they have blocked, and who has blocked them. */
  async apart(person: string): Promise<Set<string>> {
    const blocks = (await this.of(person)).filter(({ kind }) => kind === 'blocked');
    return new Set(blocks.map((tie) => (tie.person === person ? tie.other : tie.person)));
  }

  /** Which of these people have blocked that person. */
  async blockedBy(person: string, others: readonly string[]): Promise<string[]> {
    if (others.length === 0) return [];
    const rows = await this.db
      .selectFrom('ties')
      .select('person_id')
      .where('other_id', '=', person)
      .where('person_id', 'in', others)
      .where('kind', '=', 'blocked')
      .execute();
    return rows.map((row) => row.person_id);
  }

  /** Whom that person has blocked. */
  async blocksOf(person: string): Promise<Set<string>> {
    const rows = await this.db
      .selectFrom('ties')
      .select('other_id')
      .where('person_id', '=', person)
      .where('kind', '=', 'blocked')
      .execute();
    return new Set(rows.map((row) => row.other_id));
  }

  /** Ask to be friends; if the other has asked already, they are. Gives what the other is now, `undefined` if they are apart. */
  async befriend(person: string, other: string, at: number): Promise<'asked' | 'friend' | undefined> {
    return this.db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('ties')
        .select(['person_id', 'kind'])
        .where((where) =>
          where.or([
            where.and([where('person_id', '=', person), where('other_id', '=', other)]),
            where.and([where('person_id', '=', other), where('other_id', '=', person)]),
          ]),
        )
        .execute();
      if (rows.some(({ kind }) => kind === 'blocked')) return undefined;
      const theirs = rows.find((row) => row.person_id === other);
      const kind = theirs === undefined ? 'asked' : 'friend';
      const put = (person_id: string, other_id: string) =>
        transaction
          .insertInto('ties')
          .values({ person_id, other_id, kind, at })
          .onConflict((conflict) => conflict.columns(['person_id', 'other_id']).doUpdateSet({ kind }))
          .execute();
      await put(person, other);
      if (kind === 'friend') await put(other, person);
      return kind;
    });
  }

  /** Be friends no more; also: take back that one has asked, or say no to who has. */
  async part(person: string, other: string): Promise<void> {
    await this.db
      .deleteFrom('ties')
      .where('kind', '!=', 'blocked')
      .where((where) =>
        where.or([
          where.and([where('person_id', '=', person), where('other_id', '=', other)]),
          where.and([where('person_id', '=', other), where('other_id', '=', person)]),
        ]),
      )
      .execute();
  }

  /** Have nothing to do with that person any more; what they have asked is forgotten. */
  async block(person: string, other: string, at: number): Promise<void> {
    await this.part(person, other);
    await this.db
      .insertInto('ties')
      .values({ person_id: person, other_id: other, kind: 'blocked', at })
      .onConflict((conflict) => conflict.columns(['person_id', 'other_id']).doUpdateSet({ kind: 'blocked', at }))
      .execute();
    await this.db.deleteFrom('invitations').where('person_id', '=', person).where('by_id', '=', other).execute();
  }

  /** Let that person near again. */
  async unblock(person: string, other: string): Promise<void> {
    await this.db
      .deleteFrom('ties')
      .where('person_id', '=', person)
      .where('other_id', '=', other)
      .where('kind', '=', 'blocked')
      .execute();
  }

  /** Ask somebody to a table; false if they were asked before. */
  async invite({ table, person, by, at }: Invitation): Promise<boolean> {
    const asked = await this.db
      .insertInto('invitations')
      .values({ table_id: table, person_id: person, by_id: by, at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('table_id')
      .execute();
    return asked.length > 0;
  }

  /** Who was asked to that table. */
  async invited(table: string): Promise<Invitation[]> {
    return this.invitations('table_id', table);
  }

  /** To which tables that person was asked, the newest first. */
  async invitationsOf(person: string): Promise<Invitation[]> {
    return this.invitations('person_id', person);
  }

  private async invitations(column: 'table_id' | 'person_id', value: string): Promise<Invitation[]> {
    const rows = await this.db
      .selectFrom('invitations')
      .selectAll()
      .where(column, '=', value)
      .orderBy('at', 'desc')
      .execute();
    return rows.map(({ table_id, person_id, by_id, at }) => ({ table: table_id, person: person_id, by: by_id, at }));
  }

  /** The invitation is needed no more; false if there was none. */
  async decline(person: string, table: string): Promise<boolean> {
    const gone = await this.db
      .deleteFrom('invitations')
      .where('person_id', '=', person)
      .where('table_id', '=', table)
      .returning('table_id')
      .execute();
    return gone.length > 0;
  }

  /** Who may look at these people's profiles; everyone of whom nothing is said. */
  async shown(people: readonly string[]): Promise<Map<string, Shown>> {
    if (people.length === 0) return new Map();
    const rows = await this.db.selectFrom('profiles').selectAll().where('person_id', 'in', people).execute();
    return new Map(rows.map(({ person_id, shown }) => [person_id, shown as Shown]));
  }

  /** Decide who may look at one's profile. */
  async show(person: string, shown: Shown): Promise<void> {
    await this.db
      .insertInto('profiles')
      .values({ person_id: person, shown })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ shown }))
      .execute();
  }
}
