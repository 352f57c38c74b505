/** What is kept of people among each other, on both databases: taken once, whoever else wants it at the same time. */

import { join } from 'node:path';
import type { CupSettings, Lobby } from '@tabularium/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Scorekeeper } from '../src/results/scorekeeper.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import type { SqlStorage } from '../src/storage/sql.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { newFolder, PATIENT, removeFolders } from './support/config.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Two servers on one database; of SQLite there is only one. */
const kinds = {
  SQLite: async (): Promise<SqlStorage[]> => {
    const storage = await openSqlite(join(newFolder(), 'test.sqlite'));
    return [storage, storage];
  },
  PostgreSQL: async (): Promise<SqlStorage[]> => {
    const url = await postgres.newDatabase();
    return [await openPostgres(url), await openPostgres(url)];
  },
};

const NAMES = ['anna', 'ben', 'carla', 'dirk'];

describe.each(Object.entries(kinds))('on %s', (_, open) => {
  let servers: SqlStorage[];
  let storage: SqlStorage;
  beforeEach(async () => {
    servers = await open();
    storage = servers[0] as SqlStorage;
    for (const name of NAMES) await storage.addPerson({ id: name, name, password: 'hash', createdAt: 1 });
  });
  afterEach(async () => {
    for (const one of new Set(servers)) await one.close();
  });

  /** Of all servers that try the same at the same time, how many do it. */
  const howMany = async (attempt: (server: SqlStorage) => Promise<boolean>) =>
    (await Promise.all(servers.map(attempt))).filter(Boolean).length;

  test('ties are asked, agreed to and cut', async () => {
    const { ties } = storage;
    expect(await ties.befriend('anna', 'ben', 1)).toBe('asked');
    expect(await ties.befriend('ben', 'anna', 2)).toBe('friend');
    expect((await ties.of('ben')).map(({ kind }) => kind)).toEqual(['friend', 'friend']);
    await ties.invite({ table: 'table-of-ben', person: 'anna', by: 'ben', at: 3 });
    await ties.block('anna', 'ben', 4);
    expect(await ties.of('anna')).toEqual([{ person: 'anna', other: 'ben', kind: 'blocked', at: 4 }]);
    expect(await ties.invitationsOf('anna')).toEqual([]);
    expect(await ties.befriend('ben', 'anna', 5)).toBeUndefined();
    expect(await ties.blockedBy('ben', ['anna', 'carla'])).toEqual(['anna']);
    expect([await ties.apart('anna'), await ties.apart('ben')]).toEqual([new Set(['ben']), new Set(['anna'])]);
    await storage.deletePerson('anna');
    expect(await ties.of('ben')).toEqual([]);
  });

  test('every game is noted and rated once, and the ratings follow from the history', async () => {
    const games = Array.from({ length: 12 }, (_, at) => [NAMES[at % 4], NAMES[(at + 1 + (at % 3)) % 4]]);
    for (const [at, people] of games.entries()) {
      const lobby = {
        id: `table-${at}`,
        game: 'g',
        phase: 'finished',
        public: true,
        rated: true,
        updatedAt: at,
        seats: people.map((person) => ({ kind: 'person', person, bot: null, resigned: false })),
        outcome: { winners: [0], scores: [2, 1], parts: [], ending: 'end' },
      } as unknown as Lobby;
      const summary = { game: 'g', phase: 'finished', public: true, updatedAt: at, dueAt: null } as const;
      await storage.append({
        table: lobby.id,
        entry: { seq: 1, at, kind: 'closed' },
        summary: { ...summary, lobby: JSON.stringify(lobby) },
      });
    }
    expect(await storage.played.unnoted(99)).toHaveLength(12);
    const faults: unknown[] = [];
    const keepers = servers.map(
      (one) => new Scorekeeper({ storage: one, complain: (...fault) => faults.push(fault), onCup: () => {} }),
    );
    for (const keeper of keepers) keeper.open();
    await vi.waitFor(async () => expect(await storage.played.unnoted(99)).toEqual([]), { timeout: 20_000 });
    await Promise.all(keepers.map((keeper) => keeper.close()));
    expect(faults).toEqual([]);
    const rows = await storage.played.at(games.map((_, at) => `table-${at}`));
    expect(rows).toHaveLength(24);
    expect(new Set(rows.map(({ nth }) => nth)).size).toBe(12);
    const sorted = async () =>
      (await storage.played.ratingsIn('g')).toSorted((one, other) => (one.person < other.person ? -1 : 1));
    const ratings = await sorted();
    expect(ratings.reduce((sum, { games: count }) => sum + count, 0)).toBe(24);
    expect(await storage.played.recompute()).toBe(12);
    expect(await sorted()).toEqual(ratings);
    await storage.deletePerson('dirk');
    await storage.played.recompute();
    expect(await sorted()).toEqual(ratings.filter(({ person }) => person !== 'dirk'));
  });

  test('people who look for a table are taken together, and once', async () => {
    const { seekers } = storage;
    const search = { game: 'g', players: [2], pace: 'days', options: {} } as const;
    for (const [at, name] of NAMES.entries()) await seekers.seek(name, { ...search, players: [2] }, at);
    expect((await seekers.waiting()).map(({ person }) => person)).toEqual(NAMES);
    let table = 0;
    expect(await howMany((server) => server.seekers.take(['anna', 'ben'], `found-${table++}`))).toBe(1);
    expect(await seekers.take(['ben', 'carla'], 'found-3')).toBe(false);
    expect((await seekers.of('carla'))?.table).toBeNull();
    expect(await seekers.counts()).toEqual([{ game: 'g', pace: 'days', people: 2 }]);
    expect(await seekers.unlaid()).toMatchObject([{ game: 'g', people: ['anna', 'ben'] }]);
    await seekers.forget('days', 3);
    expect((await seekers.waiting()).map(({ person }) => person)).toEqual(['dirk']);
  });

  test('a cup is entered by so many and no more, and each of its steps is made once', async () => {
    const { cups } = storage;
    const settings = { name: 'Cup', game: 'g', kind: 'swiss', most: 3 } as unknown as CupSettings;
    await cups.make('cup-one', 'anna', settings, 1);
    const joined = await Promise.all(
      NAMES.map((name, at) => (servers[at % 2] as SqlStorage).cups.join('cup-one', name, 3, 2)),
    );
    expect(joined.filter(Boolean)).toHaveLength(3);
    const cup = await cups.get('cup-one');
    if (cup === undefined) throw new Error('no cup');
    const bout = { round: 1, number: 1, people: ['anna', 'ben'], places: null, table: 'table-of-cup' };
    const step = { phase: 'playing', round: 1, bouts: [bout], seeds: ['ben', 'anna'] } as const;
    expect(await howMany((server) => server.cups.step(cup, step, 3))).toBe(1);
    expect(await cups.bouts('cup-one')).toEqual([bout]);
    expect(await cups.unlaid()).toEqual([{ cup: 'cup-one', round: 1, number: 1, people: ['anna', 'ben'] }]);
    await cups.leave('cup-one', 'anna');
    expect((await cups.people('cup-one')).find(({ person }) => person === 'anna')?.hasLeft).toBe(true);
    await storage.deletePerson('anna');
    expect((await cups.get('cup-one'))?.settings.name).toBe('');
  });

  test('a word for a new password is good once', async () => {
    const { resets } = storage;
    expect(await resets.add('anna', 'hash-1', 0, 100, 2)).toBe(true);
    expect(await resets.add('anna', 'hash-2', 0, 100, 2)).toBe(true);
    expect(await resets.add('anna', 'hash-3', 0, 100, 2)).toBe(false);
    expect(await howMany(async (server) => (await server.resets.take('hash-1', 50)) === 'anna')).toBe(1);
    expect(await resets.take('hash-2', 50)).toBeUndefined();
    await resets.add('anna', 'hash-4', 60, 100, 2);
    expect(await resets.take('hash-4', 100)).toBeUndefined();
  });
});
