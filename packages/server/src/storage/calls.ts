/**
 * Whose turn it is, how people want to be called, and the calls on their way. A turn is written in the very transaction of
 * the entry that begins it, and a call is taken by one server before it goes out: none is lost, and none goes out twice.
 */

import { randomBytes } from 'node:crypto';
import type { CallSettings, Channel } from '@tabularium/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { Append } from './storage.ts';

/** Somebody's turn has begun or ended at a table. */
export interface TurnChange {
  readonly person: string;
  /** Since when it is their turn; `null` if it is no more. */
  readonly since: number | null;
  /** Which turn: the number of the entry before which they did something last. */
  readonly turn: number;
  /** When they are to be called; `null` if they are here. */
  readonly callAt: number | null;
}

/** A turn of which somebody may have to be told. */
export interface DueTurn {
  readonly person: string;
  readonly table: string;
  readonly since: number;
  readonly turn: number;
}

/** What a call is about. */
export type CallKind = 'turn' | 'digest' | 'test' | 'confirm' | 'invite' | 'friend' | 'cup' | 'reset';

/** A call on its way. */
export interface Delivery {
  readonly id: string;
  readonly person: string;
  /** The table it is about; or the cup, or whoever wants to be friends. */
  readonly table: string | null;
  readonly kind: CallKind;
  readonly channel: Channel;
  readonly target: string;
  readonly turn: number;
  readonly attempts: number;
}

/** How somebody wants to be called. */
export interface Wanted {
  readonly person: string;
  readonly settings: CallSettings;
  readonly origin: string;
  readonly confirmed: string | null;
  readonly trouble: string | null;
}

/** A browser that agreed to be called. */
export interface Device {
  readonly id: string;
  readonly person: string;
  readonly session: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly createdAt: number;
}

/** How long a server may take for turns that it has taken, in milliseconds; then another looks after them. */
const TAKEN = 60_000;

/** Write down whose turns have begun and ended with these entries. */
export async function storeTurns(transaction: Transaction<Database>, stored: readonly Append[]): Promise<void> {
  const newest = new Map<string, Database['turns']>();
  for (const { table, turns = [] } of stored) {
    for (const { person, since, turn, callAt } of turns) {
      const called = since !== null && callAt === null ? turn : 0;
      const row = { person_id: person, table_id: table, since, turn, called, call_at: callAt };
      newest.set(`${person} ${table}`, row);
    }
  }
  if (newest.size === 0) return;
  const rows = [...newest].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await transaction
    .insertInto('turns')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'table_id']).doUpdateSet({
        since: sql`excluded.since`,
        turn: sql`excluded.turn`,
        called: sql`case when excluded.called > turns.called then excluded.called else turns.called end`,
        call_at: sql`case when turns.called >= excluded.turn then null else excluded.call_at end`,
      }),
    )
    .execute();
}

/** Turns, wishes and calls, in whichever database. */
export class CallStore {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** A secret of that name, made by whoever needs it first. */
  async secret(name: string, make: () => string): Promise<string> {
    await this.db
      .insertInto('secrets')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await this.db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
    return row.value;
  }

  /** That person has seen that it is their turn: they need no call, and what waits to be sent is not. */
  async seen(person: string, table: string): Promise<void> {
    await this.db
      .updateTable('turns')
      .set({ called: sql`turn`, call_at: null })
      .where('person_id', '=', person)
      .where('table_id', '=', table)
      .where('since', 'is not', null)
      .execute();
    await this.db
      .deleteFrom('deliveries')
      .where('person_id', '=', person)
      .where('table_id', '=', table)
      .where('next_at', 'is not', null)
      .execute();
  }

  /** Take turns whose time has come: nobody else gets them for a while. */
  async takeTurns(now: number, limit: number): Promise<DueTurn[]> {
    const due = this.db.selectFrom('turns').select(['person_id', 'table_id']).where('call_at', '<=', now);
    const found = await due.orderBy('call_at').limit(limit).execute();
    if (found.length === 0) return [];
    const rows = await this.db
      .updateTable('turns')
      .set({ call_at: now + TAKEN })
      .where('call_at', '<=', now)
      .where((eb) =>
        eb.or(
          found.map(({ person_id, table_id }) =>
            eb.and([eb('person_id', '=', person_id), eb('table_id', '=', table_id)]),
          ),
        ),
      )
      .returning(['person_id', 'table_id', 'since', 'turn'])
      .execute();
    return rows.flatMap((row) =>
      row.since === null ? [] : [{ person: row.person_id, table: row.table_id, since: row.since, turn: row.turn }],
    );
  }

  /** Let these turns wait until then; `null`: they need no call. */
  async putOff(turns: readonly DueTurn[], until: number | null): Promise<void> {
    for (const { person, table, turn } of turns) {
      await this.db
        .updateTable('turns')
        .set({ call_at: until })
        .where('person_id', '=', person)
        .where('table_id', '=', table)
        .where('turn', '=', turn)
        .where('call_at', 'is not', null)
        .execute();
    }
  }

  /** Tell the person of these turns by these calls: written down together, so that it happens once. */
  async post(turns: readonly DueTurn[], deliveries: readonly Omit<Delivery, 'id' | 'attempts'>[], now: number) {
    await this.db.transaction().execute(async (transaction) => {
      for (const { person, table, turn } of turns) {
        const taken = await transaction
          .updateTable('turns')
          .set({ called: turn, call_at: null })
          .where('person_id', '=', person)
          .where('table_id', '=', table)
          .where('turn', '=', turn)
          .where('called', '<', turn)
          .where('since', 'is not', null)
          .returning('table_id')
          .execute();
        if (taken.length === 0 && turns.length === 1) return;
      }
      if (deliveries.length === 0) return;
      const rows = deliveries.map(({ person, table, kind, channel, target, turn }) => ({
        id: randomBytes(12).toString('base64url'),
        person_id: person,
        table_id: table,
        kind,
        channel,
        target,
        turn,
        made_at: now,
        next_at: now,
        attempts: 0,
      }));
      await transaction.insertInto('deliveries').values(rows).execute();
    });
  }

  /** Take calls whose time has come. From now on they have begun, and are never begun again unless they are put back. */
  async take(now: number, limit: number): Promise<Delivery[]> {
    const due = this.db.selectFrom('deliveries').select('id').where('next_at', '<=', now);
    const found = await due.orderBy('next_at').limit(limit).execute();
    if (found.length === 0) return [];
    const rows = await this.db
      .updateTable('deliveries')
      .set({ next_at: null, attempts: sql`attempts + 1` })
      .where('next_at', '<=', now)
      .where(
        'id',
        'in',
        found.map(({ id }) => id),
      )
      .returningAll()
      .execute();
    return rows.map((row) => ({
      id: row.id,
      person: row.person_id,
      table: row.table_id,
      kind: row.kind as CallKind,
      channel: row.channel as Channel,
      target: row.target,
      turn: row.turn,
      attempts: row.attempts,
    }));
  }

  /** The call has arrived, is needed no more, or was given up. */
  async done(id: string): Promise<void> {
    await this.db.deleteFrom('deliveries').where('id', '=', id).execute();
  }

  /** It did not arrive: try again then. */
  async again(id: string, at: number): Promise<void> {
    await this.db.updateTable('deliveries').set({ next_at: at }).where('id', '=', id).execute();
  }

  /** Forget calls that were begun before that time and of which nobody ever said more. */
  async forgetLost(before: number): Promise<void> {
    await this.db.deleteFrom('deliveries').where('next_at', 'is', null).where('made_at', '<', before).execute();
  }

  /** The tables at which it is that person's turn, the longest first. */
  async turnsOf(person: string): Promise<DueTurn[]> {
    const rows = await this.db
      .selectFrom('turns')
      .select(['table_id', 'since', 'turn'])
      .where('person_id', '=', person)
      .where('since', 'is not', null)
      .orderBy('since')
      .execute();
    return rows.map(({ table_id, since, turn }) => ({ person, table: table_id, since: since ?? 0, turn }));
  }

  /** What lists show of these tables, as JSON. */
  async lobbies(tables: readonly string[]): Promise<string[]> {
    if (tables.length === 0) return [];
    const rows = await this.db.selectFrom('lobby').select('summary').where('table_id', 'in', tables).execute();
    return rows.map(({ summary }) => summary);
  }

  /** How these people want to be called. */
  async wanted(people: readonly string[]): Promise<Wanted[]> {
    if (people.length === 0) return [];
    const rows = await this.db.selectFrom('call_settings').selectAll().where('person_id', 'in', people).execute();
    return rows.map(({ person_id, body, origin, confirmed, trouble }) => ({
      person: person_id,
      settings: JSON.parse(body) as CallSettings,
      origin,
      confirmed,
      trouble,
    }));
  }

  /** Remember how that person wants to be called; what waits is looked at anew. */
  async want(person: string, settings: CallSettings, origin: string, now: number): Promise<void> {
    const body = JSON.stringify(settings);
    await this.db
      .insertInto('call_settings')
      .values({ person_id: person, body, origin, confirmed: null, trouble: null })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ body, origin, trouble: null }))
      .execute();
    await this.db
      .updateTable('turns')
      .set({ call_at: now })
      .where('person_id', '=', person)
      .where('since', 'is not', null)
      .where('called', '<', sql<number>`turn`)
      .execute();
  }

  /** The person has shown that this address is theirs. */
  async confirm(person: string, address: string): Promise<void> {
    await this.db.updateTable('call_settings').set({ confirmed: address }).where('person_id', '=', person).execute();
  }

  /** Who has shown that this address is theirs. */
  async ownersOf(address: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('call_settings')
      .select('person_id')
      .where('confirmed', '=', address)
      .execute();
    return rows.map(({ person_id }) => person_id);
  }

  /** The last call to that person that did not arrive, as JSON. */
  async noteTrouble(person: string, trouble: string | null): Promise<void> {
    await this.db.updateTable('call_settings').set({ trouble }).where('person_id', '=', person).execute();
  }

  /** All browsers of that person. */
  async devices(person: string): Promise<Device[]> {
    const rows = await this.db.selectFrom('devices').selectAll().where('person_id', '=', person).execute();
    return rows.map(({ person_id, created_at, ...row }) => ({ ...row, person: person_id, createdAt: created_at }));
  }

  /** A browser agrees to be called; one that did before belongs to whoever uses it now. */
  async addDevice({ person, createdAt, ...device }: Device): Promise<void> {
    const { id: _, ...change } = { ...device, person_id: person, created_at: createdAt };
    await this.db
      .insertInto('devices')
      .values({ ...device, person_id: person, created_at: createdAt })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(change))
      .execute();
  }

  /** That browser of the person is called no more; false if there is none. */
  async removeDevice(person: string, id: string): Promise<boolean> {
    const gone = await this.db
      .deleteFrom('devices')
      .where('person_id', '=', person)
      .where('id', '=', id)
      .returning('id')
      .execute();
    return gone.length > 0;
  }

  /** The tables of which that person wants to hear nothing. */
  async mutes(person: string): Promise<string[]> {
    const rows = await this.db.selectFrom('mutes').select('table_id').where('person_id', '=', person).execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** Hear of that table no more, or again. */
  async mute(person: string, table: string, isMuted: boolean): Promise<void> {
    if (isMuted) {
      await this.db
        .insertInto('mutes')
        .values({ person_id: person, table_id: table })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await this.db.deleteFrom('mutes').where('person_id', '=', person).where('table_id', '=', table).execute();
    }
  }

  /** Forget what was kept of that person. */
  async forget(person: string): Promise<void> {
    for (const kept of ['turns', 'mutes', 'deliveries', 'devices', 'call_settings'] as const) {
      await this.db.deleteFrom(kept).where('person_id', '=', person).execute();
    }
  }
}
