/** Finding a table: people who wait for the same are brought together, once, whatever happens to the server. */

import { join } from 'node:path';
import type { Search } from '@tabularium/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { matchOf } from '../src/lobby/match.ts';
import type { Seeker } from '../src/storage/seekers.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Client } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, SOON, startTestServer } from './support/config.ts';
import { games } from './support/games.ts';
import { somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

const dataFolder = newFolder();
let server: RunningServer;
let passed = 0;
const start = () => startTestServer({ dataFolder, now: () => Date.now() + passed });
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

const seek = (client: Client, search: Partial<Search> = {}) =>
  client.get('PUT', '/api/me/search', { game: 'high-card', players: [2], pace: 'days', ...search });

/** Wait until a table was found for that person. */
async function foundFor(client: Client): Promise<string> {
  return vi.waitFor(async () => {
    const { table } = await client.get('GET', '/api/me/search');
    expect(table).not.toBeNull();
    return table as string;
  }, SOON);
}

describe('a match', () => {
  const seeker = fc.record({
    person: fc.uuid(),
    game: fc.constantFrom('a', 'b'),
    players: fc.uniqueArray(fc.integer({ min: 2, max: 4 }), { minLength: 1 }),
    pace: fc.constantFrom('live' as const, 'days' as const),
    options: fc.constantFrom({}, { full: true }),
    since: fc.nat(),
    seenAt: fc.nat(),
    table: fc.constant(null),
    isLaid: fc.constant(false),
  });

  const wishOf = ({ game, pace, options }: Seeker) => JSON.stringify([game, pace, options]);

  test('suits everybody in it, and is not missed where there is one', () => {
    fc.assert(
      fc.property(fc.array(seeker, { maxLength: 9 }), (waiting: Seeker[]) => {
        const company = matchOf(waiting, () => false);
        const fits = (count: number) =>
          waiting.some(
            (first) =>
              waiting.filter((one) => one.players.includes(count) && wishOf(one) === wishOf(first)).length >= count,
          );
        expect(company !== undefined).toBe([2, 3, 4].some(fits));
        for (const one of company ?? []) {
          expect(wishOf(one)).toEqual(company?.[0] && wishOf(company[0]));
          expect(one.players).toContain(company?.length);
        }
      }),
    );
  });
});

describe('whoever looks for a table', () => {
  test('sits down as soon as enough want the same, at a table with a clock that everybody may watch', async () => {
    const [anna, ben, carla] = await Promise.all([1, 2, 3].map(() => somebody(server.address)));
    if (anna === undefined || ben === undefined || carla === undefined) throw new Error('nobody');
    await seek(anna, { players: [2, 3], game: 'high-card' });
    await seek(ben, { players: [3] });
    expect((await ben.get('GET', '/api/me/search')).table).toBeNull();
    expect((await ben.get('GET', '/api/me/search')).waiting).toEqual([{ game: 'high-card', pace: 'days', people: 2 }]);
    await seek(carla, { players: [3, 2] });
    const tables = await Promise.all([anna, ben, carla].map(foundFor));
    expect(new Set(tables).size).toBe(1);
    const { table } = await anna.get('GET', `/api/tables/${tables[0]}`);
    expect(table).toMatchObject({ phase: 'playing', public: true, clock: { atZero: 'resign' }, rated: true });
    expect(table.seats.map(({ person }: { person: string }) => person)).toEqual(
      [anna, ben, carla].map(({ person }) => person.id),
    );
  });

  test('finds those who want the same options, whether said or usual, and is refused what cannot be', async () => {
    const [one, other, third] = [
      await somebody(server.address),
      await somebody(server.address),
      await somebody(server.address),
    ];
    const wants = (client: Client, options: Search['options']) => seek(client, { game: 'stone-age', options });
    const [name = '', option] = Object.entries((await games.load('stone-age')).options).find(
      ([, { kind }]) => kind === 'switch',
    ) ?? ['', undefined];
    const usual = option?.default as boolean;
    await wants(one, { [name]: !usual });
    await wants(other, { [name]: usual });
    expect((await other.get('GET', '/api/me/search')).search.options).toEqual({});
    await wants(third, { [name]: !usual });
    const [table] = await Promise.all([one, third].map(foundFor));
    const { table: lobby } = await one.get('GET', `/api/tables/${table}`);
    expect(lobby.options[name]).toBe(!usual);
    expect((await other.get('GET', '/api/me/search')).table).toBeNull();
    const wrong = { game: 'stone-age', players: [2], pace: 'days', options: { nothing: true } };
    expect((await third.request('PUT', '/api/me/search', wrong)).body.error).toBe('bad-options');
    await other.get('DELETE', '/api/me/search');
  });

  test('can leave, and is not brought together with somebody they have blocked', async () => {
    const [dora, emil, finn] = [
      await somebody(server.address),
      await somebody(server.address),
      await somebody(server.address),
    ];
    await dora.get('PUT', `/api/people/${emil.person.id}/block`);
    await seek(dora);
    await seek(emil);
    await seek(finn);
    await emil.get('DELETE', '/api/me/search');
    expect(await foundFor(finn)).toBe(await foundFor(dora));
    expect(await emil.get('GET', '/api/me/search')).toMatchObject({ search: null, table: null });
  });

  test('for a game now is forgotten when they do not wait any more', async () => {
    const [gone, here] = [await somebody(server.address), await somebody(server.address)];
    await seek(gone, { pace: 'live' });
    passed += 120_000;
    await seek(here, { pace: 'live' });
    await vi.waitFor(async () => expect((await gone.get('GET', '/api/me/search')).search).toBeNull(), SOON);
    expect((await here.get('GET', '/api/me/search')).table).toBeNull();
    await here.get('DELETE', '/api/me/search');
  });

  test('asks for what there is', async () => {
    const client = await somebody(server.address);
    const wish = async (search: object) =>
      (await client.request('PUT', '/api/me/search', { game: 'tic-tac-toe', players: [2], pace: 'days', ...search }))
        .status;
    expect(await wish({ game: 'none' })).toBe(409);
    expect(await wish({ players: [3] })).toBe(409);
    expect(await wish({ players: [] })).toBe(400);
  });

  test('gets the table also if the server stopped before it was laid', async () => {
    const [gina, hugo] = [await somebody(server.address), await somebody(server.address)];
    await server.close();
    const storage = await openSqlite(join(dataFolder, 'tabularium.sqlite'));
    const search = { game: 'high-card', players: [2], pace: 'days', options: {} } as const;
    for (const { person } of [gina, hugo]) {
      await storage.seekers.seek(person.id, { ...search, players: [2] }, Date.now() + passed);
    }
    expect(await storage.seekers.take([gina.person.id, hugo.person.id], 'table-of-two')).toBe(true);
    expect(await storage.seekers.take([gina.person.id], 'another')).toBe(false);
    await storage.close();
    server = await start();
    for (const one of [gina, hugo]) one.addresses = [server.address];
    expect(await foundFor(gina)).toBe('table-of-two');
    expect((await hugo.get('GET', '/api/tables/table-of-two')).table.phase).toBe('playing');
    passed += 3_600_000;
    await seek(hugo); // looks for those to forget, too
    await vi.waitFor(async () => expect((await gina.get('GET', '/api/me/search')).search).toBeNull(), SOON);
  });
});
