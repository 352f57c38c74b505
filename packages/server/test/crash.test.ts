/** The short form of the crash test; `npm run test:crash` runs it in full. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Place } from '../src/index.ts';
import { bundleTestServer, newFolder, PATIENT, removeFolders, STORMY } from './support/config.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { ServerProcess } from './support/process.ts';
import { kills, rage, storedDamage, strikesOn } from './support/storm.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let host: string;
let postgres: Postgres;

beforeAll(async () => {
  [{ host }, postgres] = await Promise.all([bundleTestServer(), startPostgres()]);
});
afterAll(() => postgres.stop());

async function survive(servers: ServerProcess[], place: Place, strikes: (() => Promise<void>)[]) {
  await Promise.all(servers.map((server) => server.start()));
  const { damage, files, finished, moves, ...storm } = await rage({ servers, tables: 4, strikes });
  expect(damage).toEqual([]);
  expect(storm.strikes).toBe(strikes.length);
  expect(finished).toBeGreaterThanOrEqual(4);
  expect(moves).toBeGreaterThan(20);
  for (const server of servers) {
    expect(server.errors).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
  }
  expect(await storedDamage(place, files)).toEqual([]);
}

test('nothing acknowledged is lost when a server on SQLite is killed', STORMY, async () => {
  const place = { dataFolder: newFolder() };
  const servers = [new ServerProcess({ host, ...place })];
  await survive(servers, place, kills(servers, 3));
});

test(
  'nothing acknowledged is lost when servers are killed and their PostgreSQL is restarted, cut off and frozen',
  STORMY,
  async () => {
    const databaseUrl = await postgres.newDatabase();
    const home = () => ({ host, dataFolder: newFolder(), databaseUrl });
    const servers = [new ServerProcess(home()), new ServerProcess(home())];
    const strikes = [...kills(servers, 2), ...Object.values(strikesOn(postgres, databaseUrl))];
    await survive(servers, { dataFolder: newFolder(), databaseUrl }, strikes);
  },
);
