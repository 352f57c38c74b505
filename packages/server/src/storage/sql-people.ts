/** What both databases share of people: their names, sessions, holidays, and how they want to be called. */

import type { Holiday } from '@tabularium/protocol';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { BeforehandStore } from './beforehand.ts';
import { CallStore } from './calls.ts';
import { CupStore } from './cups.ts';
import { MedalStore } from './medals.ts';
import { NoteStore } from './notes.ts';
import { PlayedStore } from './played.ts';
import { eraseWords, type Saying, sayingsOf } from './privacy.ts';
import { RequestStore } from './requests.ts';
import { ResetStore } from './resets.ts';
import type { Database } from './schema.ts';
import { SeekerStore } from './seekers.ts';
import { lookOf, nameKey, type PersonRow, type SessionRow, type Signal } from './storage.ts';
import { TieStore } from './ties.ts';

/** The people of a server, on any SQL database that Kysely speaks to. */
export abstract class SqlPeople {
  readonly calls: CallStore;
  readonly ties: TieStore;
  readonly played: PlayedStore;
  readonly seekers: SeekerStore;
  readonly cups: CupStore;
  readonly resets: ResetStore;
  readonly notes: NoteStore;
  readonly beforehand: BeforehandStore;
  readonly medals: MedalStore;
  readonly requests: RequestStore;
  protected readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
    this.calls = new CallStore(db);
    this.ties = new TieStore(db);
    this.played = new PlayedStore(db);
    this.seekers = new SeekerStore(db);
    this.cups = new CupStore(db);
    this.resets = new ResetStore(db);
    this.notes = new NoteStore(db);
    this.beforehand = new BeforehandStore(db);
    this.medals = new MedalStore(db);
    this.requests = new RequestStore(db);
  }

  abstract signal(signal: Signal): Promise<void>;

  async addPerson(person: PersonRow): Promise<boolean> {
    const added = await this.db
      .insertInto('people')
      .values(personColumns(person))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return added.length === 1;
  }

  async person(id: string): Promise<PersonRow | undefined> {
    return (await this.people([id]))[0];
  }

  async people(ids: readonly string[]): Promise<PersonRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.selectFrom('people').selectAll().where('id', 'in', ids).execute();
    return rows.map(personRow);
  }

  async account(name: string): Promise<PersonRow | undefined> {
    const row = await this.db.selectFrom('people').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
    return row && personRow(row);
  }

  async lookalike(name: string): Promise<PersonRow | undefined> {
    const row = await this.db.selectFrom('people').selectAll().where(isTakenBy(name)).executeTakeFirst();
    return row && personRow(row);
  }

  async changePerson(person: PersonRow): Promise<boolean> {
    const { id, look, ...columns } = personColumns(person);
    return this.db.transaction().execute(async (transaction) => {
      const people = transaction.selectFrom('people').select('name_key');
      const before = await people.where('id', '=', id).executeTakeFirst();
      const isNew = columns.name_key !== null && columns.name_key !== before?.name_key;
      if (isNew) {
        const other = await people.where(isTakenBy(person.name)).where('id', '!=', id).executeTakeFirst();
        if (other !== undefined) return false;
      }
      const set = isNew ? { ...columns, look } : columns;
      await transaction.updateTable('people').set(set).where('id', '=', id).execute();
      return true;
    });
  }

  async deletePerson(id: string): Promise<void> {
    for (const table of await eraseWords(this.db, id)) await this.signal({ kind: 'erased', table });
    await this.db.deleteFrom('visits').where('person_id', '=', id).execute();
    await this.db.deleteFrom('members').where('person_id', '=', id).execute();
    await this.calls.forget(id);
    await this.cups.leaveAll(id);
    await this.notes.forget(id);
    await this.db.deleteFrom('people').where('id', '=', id).execute();
  }

  sayings(id: string): Promise<Saying[]> {
    return sayingsOf(this.db, id);
  }

  async holidays(id: string, now: number): Promise<Holiday[]> {
    const rows = await this.db
      .selectFrom('holidays')
      .select(['from_at', 'until_at'])
      .where('person_id', '=', id)
      .where('until_at', '>', now)
      .orderBy('from_at')
      .execute();
    return rows.map((row) => ({ from: row.from_at, until: row.until_at }));
  }

  async setHoliday(id: string, { from, until }: Holiday): Promise<void> {
    await this.db
      .insertInto('holidays')
      .values({ person_id: id, from_at: from, until_at: until })
      .onConflict((conflict) => conflict.columns(['person_id', 'from_at']).doUpdateSet({ until_at: until }))
      .execute();
  }

  async addSession(session: SessionRow): Promise<void> {
    const { tokenHash, personId, createdAt, seenAt } = session;
    await this.db
      .insertInto('sessions')
      .values({ token_hash: tokenHash, person_id: personId, created_at: createdAt, seen_at: seenAt })
      .execute();
  }

  async session(tokenHash: string): Promise<SessionRow | undefined> {
    const row = await this.db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
    return row && sessionRow(row);
  }

  async sessions(personId: string): Promise<SessionRow[]> {
    const ofPerson = this.db.selectFrom('sessions').selectAll().where('person_id', '=', personId);
    return (await ofPerson.orderBy('created_at', 'desc').execute()).map(sessionRow);
  }

  async touchSession(tokenHash: string, seenAt: number): Promise<void> {
    await this.db.updateTable('sessions').set({ seen_at: seenAt }).where('token_hash', '=', tokenHash).execute();
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    await this.signal({ kind: 'session', tokenHash });
  }

  async endSessions(personId: string, but: string | null): Promise<string[]> {
    const ended = await this.db
      .deleteFrom('sessions')
      .where('person_id', '=', personId)
      .$if(but !== null, (query) => query.where('token_hash', '!=', but ?? ''))
      .returning('token_hash')
      .execute();
    for (const { token_hash: tokenHash } of ended) await this.signal({ kind: 'session', tokenHash });
    return ended.map((row) => row.token_hash);
  }

  async lastSeen(): Promise<number | undefined> {
    const newest = this.db.selectFrom('sessions').select((eb) => eb.fn.max('seen_at').as('at'));
    return (await newest.executeTakeFirst())?.at ?? undefined;
  }
}

function sessionRow(row: Selectable<Database['sessions']>): SessionRow {
  return { tokenHash: row.token_hash, personId: row.person_id, createdAt: row.created_at, seenAt: row.seen_at };
}

/** Is this the account that has the name, or one that looks so? */
const isTakenBy = (name: string) => (where: ExpressionBuilder<Database, 'people'>) =>
  where.or([where('name_key', '=', nameKey(name)), where('look', '=', lookOf(name))]);

function personColumns({ id, name, password, createdAt }: PersonRow) {
  const isGuest = password === null;
  const keys = isGuest ? { name_key: null, look: null } : { name_key: nameKey(name), look: lookOf(name) };
  return { id, name, ...keys, password, created_at: createdAt };
}

function personRow(row: Selectable<Database['people']>): PersonRow {
  return { id: row.id, name: row.name, password: row.password, createdAt: row.created_at };
}
