/** Cups, who takes part, and their games. Each step of a cup is one transaction that only the first to try it makes. */

import type { CupPhase, CupSettings } from '@tabularium/protocol';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Bout, BoutPlace } from '../cups/bout.ts';
import type { CompanyTables } from './company-schema.ts';
import type { Database } from './schema.ts';

/** A cup as it is kept. */
export interface CupRow {
  readonly id: string;
  readonly owner: string;
  readonly settings: CupSettings;
  readonly phase: CupPhase;
  readonly round: number;
  readonly madeAt: number;
}

/** Somebody who takes part, or did. */
export interface CupPerson {
  readonly person: string;
  readonly seed: number;
  readonly hasLeft: boolean;
}

/** A game of a cup, and its table. */
export interface CupBout extends Bout {
  readonly number: number;
  readonly table: string | null;
}

/** A game of a cup whose table has yet to be laid. */
export interface UnlaidBout {
  readonly cup: string;
  readonly round: number;
  readonly number: number;
  readonly people: readonly string[];
}

/** A step of a cup: what it becomes, and the games that are played now. */
export interface CupStep {
  readonly phase: CupPhase;
  readonly round: number;
  readonly bouts: readonly CupBout[];
  /** The people in the order of their seeds, when the cup begins. */
  readonly seeds?: readonly string[];
}

/** Cups, in whichever database. */
export class CupStore {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  async make(id: string, owner: string, settings: CupSettings, now: number): Promise<void> {
    await this.db
      .insertInto('cups')
      .values({
        id,
        owner_id: owner,
        settings: JSON.stringify(settings),
        game: settings.game,
        phase: 'open',
        round: 0,
        made_at: now,
        updated_at: now,
      })
      .execute();
  }

  async get(id: string): Promise<CupRow | undefined> {
    const row = await this.db.selectFrom('cups').selectAll().where('id', '=', id).executeTakeFirst();
    return row && cupOf(row);
  }

  /** Cups that are not closed, the newest first. */
  async list(limit: number, game?: string): Promise<CupRow[]> {
    const rows = await this.db
      .selectFrom('cups')
      .selectAll()
      .where('phase', '!=', 'closed')
      .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(cupOf);
  }

  /** Cups of that maker that are not over. */
  async madeBy(owner: string): Promise<CupRow[]> {
    const rows = await this.db
      .selectFrom('cups')
      .selectAll()
      .where('owner_id', '=', owner)
      .where('phase', 'in', ['open', 'playing'])
      .execute();
    return rows.map(cupOf);
  }

  /** All cups that are played. */
  async playing(): Promise<string[]> {
    const rows = await this.db.selectFrom('cups').select('id').where('phase', '=', 'playing').execute();
    return rows.map((row) => row.id);
  }

  /** The cups somebody takes part in or took part in. */
  async ofPerson(person: string): Promise<string[]> {
    const rows = await this.db.selectFrom('cup_people').select('cup_id').where('person_id', '=', person).execute();
    return rows.map((row) => row.cup_id);
  }

  /** Everybody who takes part or took part, by seed. */
  async people(cup: string): Promise<CupPerson[]> {
    const all = this.db.selectFrom('cup_people').selectAll().where('cup_id', '=', cup);
    const rows = await all.orderBy('seed').orderBy('joined_at').orderBy('person_id').execute();
    return rows.map(({ person_id, seed, has_left }) => ({ person: person_id, seed, hasLeft: has_left === 1 }));
  }

  /** Take part in a cup that has not begun; false if it is full or has. */
  async join(cup: string, person: string, most: number, now: number): Promise<boolean> {
    return this.db.transaction().execute(async (transaction) => {
      const held = await transaction
        .updateTable('cups')
        .set({ updated_at: now })
        .where('id', '=', cup)
        .where('phase', '=', 'open')
        .returning('id')
        .execute(); // nobody else joins meanwhile
      if (held.length === 0) return false;
      const there = await transaction.selectFrom('cup_people').select('person_id').where('cup_id', '=', cup).execute();
      if (there.some((row) => row.person_id === person)) return true;
      if (there.length >= most) return false;
      const row = { cup_id: cup, person_id: person, seed: 0, joined_at: now, has_left: 0 };
      await transaction.insertInto('cup_people').values(row).execute();
      return true;
    });
  }

  /** Take part no more: before the first round as if one never had, later from the next round on. */
  async leave(cup: string, person: string): Promise<void> {
    const { phase } = (await this.get(cup)) ?? { phase: 'closed' };
    if (phase === 'open') {
      await this.db.deleteFrom('cup_people').where('cup_id', '=', cup).where('person_id', '=', person).execute();
    } else {
      await this.db
        .updateTable('cup_people')
        .set({ has_left: 1 })
        .where('cup_id', '=', cup)
        .where('person_id', '=', person)
        .execute();
    }
  }

  /** That person goes for good: out of all cups; what they made loses its name, and is closed if nobody plays it yet. */
  async leaveAll(person: string): Promise<void> {
    for (const cup of await this.ofPerson(person)) await this.leave(cup, person);
    const made = await this.db.selectFrom('cups').selectAll().where('owner_id', '=', person).execute();
    for (const { id, settings } of made) {
      const nameless = JSON.stringify({ ...JSON.parse(settings), name: '' });
      await this.db.updateTable('cups').set({ settings: nameless }).where('id', '=', id).execute();
    }
    await this.db
      .updateTable('cups')
      .set({ phase: 'closed' })
      .where('owner_id', '=', person)
      .where('phase', '=', 'open')
      .execute();
  }

  /** The games of a cup, in their order. */
  async bouts(cup: string): Promise<CupBout[]> {
    const all = this.db.selectFrom('cup_bouts').selectAll().where('cup_id', '=', cup);
    const rows = await all.orderBy('round').orderBy('number').execute();
    return rows.map(({ round, number, table_id, people, places }) => ({
      round,
      number,
      table: table_id,
      people: JSON.parse(people) as string[],
      places: places === null ? null : (JSON.parse(places) as BoutPlace[]),
    }));
  }

  /** Make the next step of a cup; only who comes first does. */
  async step(cup: CupRow, { phase, round, bouts, seeds = [] }: CupStep, now: number): Promise<boolean> {
    return this.db.transaction().execute(async (transaction) => {
      const taken = await transaction
        .updateTable('cups')
        .set({ phase, round, updated_at: now })
        .where('id', '=', cup.id)
        .where('phase', '=', cup.phase)
        .where('round', '=', cup.round)
        .returning('id')
        .execute();
      if (taken.length === 0) return false;
      for (const [seed, person] of seeds.entries()) {
        const own = transaction
          .updateTable('cup_people')
          .set({ seed: seed + 1 })
          .where('cup_id', '=', cup.id);
        await own.where('person_id', '=', person).execute();
      }
      const rows = bouts.map((bout) => ({
        cup_id: cup.id,
        round: bout.round,
        number: bout.number,
        table_id: bout.table,
        people: JSON.stringify(bout.people),
        places: bout.places === null ? null : JSON.stringify(bout.places),
        laid: bout.table === null ? 1 : 0,
      }));
      if (rows.length > 0) await transaction.insertInto('cup_bouts').values(rows).execute();
      return true;
    });
  }

  /** Games whose tables do not stand yet. */
  async unlaid(): Promise<UnlaidBout[]> {
    const open = this.db.selectFrom('cup_bouts').select(['cup_id', 'round', 'number', 'people']).where('laid', '=', 0);
    const rows = await open.orderBy('cup_id').orderBy('round').orderBy('number').execute();
    return rows.map(({ cup_id, round, number, people }) => ({
      cup: cup_id,
      round,
      number,
      people: JSON.parse(people) as string[],
    }));
  }

  /** The table of that game stands. */
  async lay({ cup, round, number }: UnlaidBout): Promise<void> {
    const bout = this.db.updateTable('cup_bouts').set({ laid: 1 }).where('cup_id', '=', cup);
    await bout.where('round', '=', round).where('number', '=', number).execute();
  }
}

/** A table is over: if it belongs to a cup, that is how the game came out. Gives whether it does. */
export async function settleBout(
  transaction: Transaction<Database>,
  table: string,
  places: readonly BoutPlace[],
): Promise<boolean> {
  const settled = await transaction
    .updateTable('cup_bouts')
    .set({ places: JSON.stringify(places) })
    .where('table_id', '=', table)
    .where('places', 'is', null)
    .returning('cup_id')
    .execute();
  return settled.length > 0;
}

function cupOf(row: Selectable<CompanyTables['cups']>): CupRow {
  return {
    id: row.id,
    owner: row.owner_id,
    settings: JSON.parse(row.settings) as CupSettings,
    phase: row.phase as CupPhase,
    round: row.round,
    madeAt: row.made_at,
  };
}
