/** The short form of the crash test; `npm run test:crash` runs it in full. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bundleTestServer, newFolder, PATIENT, removeFolders } from './support/config.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { ServerProcess } from './support/process.ts';
import { kills, rage } from './support/storm.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let host: string;
let postgres: Postgres;

beforeAll(async () => {
  [{ host }, postgres] = await Promise.all([bundleTestServer(), startPostgres()]);
});
afterAll(() => postgres.stop());

async function survive(servers: ServerProcess[]) {
  await Promise.all(servers.map((server) => server.start()));
  const { damage, strikes, finished, moves } = await rage({ servers, tables: 4, strikes: kills(servers, 3) });
  expect(damage).toEqual([]);
  expect(strikes).toBe(3);
  expect(finished).toBeGreaterThanOrEqual(4);
  expect(moves).toBeGreaterThan(20);
  for (const server of servers) {
    expect(server.errors).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
  }
}

test('nothing acknowledged is lost when a server on SQLite is killed', async () => {
  await survive([new ServerProcess({ host, dataFolder: newFolder() })]);
});

test('nothing acknowledged is lost when one of two servers on PostgreSQL is killed', async () => {
  const databaseUrl = await postgres.newDatabase();
  const home = () => ({ host, dataFolder: newFolder(), databaseUrl });
  await survive([new ServerProcess(home()), new ServerProcess(home())]);
});
