import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LEASE } from '../src/storage/homes.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import type { Database } from '../src/storage/schema.ts';
import { type Home, NotHome, type Storage } from '../src/storage/storage.ts';
import { PATIENT, removeFolders } from './support/config.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { append, said, summary } from './support/stored.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('several servers on one PostgreSQL', () => {
  const opened: Storage[] = [];
  const both = async () => {
    const place = await postgres.newDatabase();
    const nodes = await Promise.all([openPostgres(place), openPostgres(place)]);
    opened.push(...nodes);
    return nodes as [Storage, Storage];
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((storage) => storage.close()));
  });
  /** Let a node's lease run out, as if it had not been heard of for so long. */
  const age = (storage: Storage, node: string) =>
    (storage as unknown as { db: Kysely<Database> }).db
      .updateTable('pulse')
      .set((eb) => ({ at: eb('at', '-', LEASE) }))
      .where('node', '=', node)
      .execute();
  const tokenOf = (home: Home | undefined) => (home !== undefined && 'token' in home ? home.token : undefined);

  test('only one of them gets a number', async () => {
    const [one, other] = await both();
    const tables = Array.from({ length: 200 }, (_, i) => `table-${i}-${'x'.repeat(50)}`);
    const wanted = tables.flatMap((table) => [one, other].map((storage) => storage.append(append(table, 1))));
    const got = await Promise.all(wanted);
    for (let i = 0; i < got.length; i += 2) expect([got[i], got[i + 1]].filter(Boolean)).toHaveLength(1);
  });

  test('of many who want a table at once exactly one has it, and all others know who', async () => {
    const [one, other] = await both();
    await Promise.all([one.beat('one', 0), other.beat('other', 0)]);
    const tables = Array.from({ length: 50 }, (_, i) => `t${i}`);
    for (const table of tables) {
      const homes = await Promise.all([one.claim(table, 'one', true), other.claim(table, 'other', true)]);
      const winner = tokenOf(homes[0]) === undefined ? 'other' : 'one';
      expect(homes.filter((home) => tokenOf(home) !== undefined)).toHaveLength(1);
      expect(homes).toContainEqual({ node: winner });
    }
    expect(await one.claim('nothing', 'one')).toBeUndefined();
  });

  test('one that has lost a table can write nothing there, not even in the same commit as others', async () => {
    const [one, other] = await both();
    await Promise.all([one.beat('one', 0), other.beat('other', 0)]);
    const [lost, kept] = await Promise.all(['lost', 'kept'].map((table) => one.claim(table, 'one', true)));
    const home = { home: tokenOf(lost) ?? '' };
    expect(await one.append(append('lost', 1, home))).toBe(true);
    expect(await other.claim('lost', 'other')).toEqual({ node: 'one' });
    await age(one, 'one');
    const taken = tokenOf(await other.claim('lost', 'other'));
    expect(taken).toBeDefined();
    const [refused, stored] = await Promise.allSettled([
      one.append(append('lost', 2, home)),
      one.append(append('kept', 1, { home: tokenOf(kept) ?? '' })),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(NotHome) });
    expect(stored).toEqual({ status: 'fulfilled', value: true });
    await one.saveSnapshot('lost', { seq: 1, body: 'stale' }, home.home);
    expect(await one.snapshot('lost')).toBeUndefined();
    expect(await other.append(append('lost', 2, { home: taken ?? '' }))).toBe(true);
    expect(await one.tokens('one')).toEqual([tokenOf(kept)]);
    await one.beat('one', 0);
    expect(await one.claim('lost', 'one')).toEqual({ node: 'other' });
  });

  test('whoever takes a table waits for what its last home is writing', async () => {
    const place = await postgres.newDatabase();
    const [one, other] = await Promise.all([openPostgres(place), openPostgres(place)]);
    opened.push(one, other);
    await one.beat('one', 0);
    const home = tokenOf(await one.claim('a', 'one', true)) ?? '';
    await age(one, 'one');
    const writer = new pg.Client(place);
    await writer.connect();
    await writer.query('begin; lock table lobby in exclusive mode'); // the entry is in, but not yet what lists show
    const writing = one.append(append('a', 1, { home }));
    await vi.waitFor(async () => {
      const { rows } = await writer.query(
        "select count(*)::int n from pg_locks where not granted and relation = 'lobby'::regclass",
      );
      expect(rows).toEqual([{ n: 1 }]);
    });
    let taken = false;
    const taking = other.claim('a', 'other', true).then((claimed) => {
      taken = true;
      return claimed;
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(taken).toBe(false);
    await writer.query('rollback');
    expect(await writing).toBe(true);
    expect(tokenOf(await taking)).toBeDefined();
    expect(await other.entries('a', 0)).toEqual([said(1)]);
    await writer.end();
  });

  test('leave to each other what they look after while they live', async () => {
    const [one, other] = await both();
    await Promise.all([one.beat('one', 0), other.beat('other', 3)]);
    expect(await one.beat('one', 0)).toContainEqual({ node: 'other', threads: 3 });
    const home = tokenOf(await one.claim('a', 'one', true)) ?? '';
    await one.append(append('a', 1, { home, summary: summary({ dueAt: 5 }) }));
    expect(await one.dueTables('one', 9, 9)).toEqual(['a']);
    expect(await other.dueTables('other', 9, 9)).toEqual([]);
    await age(one, 'one');
    expect(await other.dueTables('other', 9, 9)).toEqual(['a']);
    await one.beat('one', 0);
    expect(await other.dueTables('other', 9, 9)).toEqual([]);
    await one.release('a', 'another token');
    expect(await other.claim('a', 'other')).toEqual({ node: 'one' });
    await one.leave('one');
    expect(tokenOf(await other.claim('a', 'other'))).toBeDefined();
    expect(await other.beat('other', 0)).toEqual([{ node: 'other', threads: 0 }]);
  });

  test('keep the entries of each table together, in one of many parts', async () => {
    const [one] = await both();
    const tables = Array.from({ length: 40 }, (_, i) => `t${i}`);
    await Promise.all(tables.flatMap((table) => [1, 2, 3].map((seq) => one.append(append(table, seq)))));
    const { rows } = await sql<{
      parts: number;
    }>`select count(distinct tableoid)::int as parts from entries group by table_id`.execute(
      (one as unknown as { db: Kysely<Database> }).db,
    );
    expect(rows).toEqual(tables.map(() => ({ parts: 1 })));
    const all = await sql<{ parts: number }>`select count(distinct tableoid)::int as parts from entries`.execute(
      (one as unknown as { db: Kysely<Database> }).db,
    );
    expect(all.rows[0]?.parts).toBeGreaterThan(8);
  });
});
