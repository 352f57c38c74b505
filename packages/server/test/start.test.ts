/** The server as `npm start` runs it: ready without any settings, one clear line when it cannot be, gone without loss. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bundleServer } from '../bundle.mjs';
import { configFrom } from '../src/index.ts';
import { Client } from './support/client.ts';
import { newFolder, PATIENT, removeFolders } from './support/config.ts';
import { mine, randomBot } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let main: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  main = await bundleServer();
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Run it with that environment and no terminal; gives what it says until it is ready or ends. */
async function run(env: Record<string, string>): Promise<{ said: string; child: ChildProcess; code: number | null }> {
  const { PORT: _p, HOST: _h, DATABASE_URL: _d, ...clean } = process.env;
  const child = spawn(process.execPath, [main], { env: { ...clean, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let said = '';
  const heard = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        said += text;
        if (said.includes('Stop with')) resolve();
      });
    }
  });
  await Promise.race([heard, once(child, 'close')]);
  return { said, child, code: child.exitCode };
}

const addressIn = (said: string) => /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';

test('it says where it is, lets bots play, and stops politely', async () => {
  const dataFolder = newFolder();
  const { said, child } = await run({ PORT: '0', TABULARIUM_DATA: dataFolder });
  const client = await Client.guest(addressIn(said));
  await client.connect();
  const { id } = await client.makeTable({ game: 'tic-tac-toe', seats: [mine, randomBot] });
  await client.watch(id);
  await client.act(id, 0, { type: 'mark', cell: 0 } as never);
  await client.until(() => (client.seen.get(id)?.news.filter(({ kind }) => kind === 'acted').length ?? 0) >= 2);
  const closed = new Promise((resolve) => client.socket?.on('close', resolve));
  child.kill('SIGTERM');
  expect(await closed).toBe(1012);
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  expect(code).toBe(0);
  const again = await run({ PORT: '0', TABULARIUM_DATA: dataFolder });
  client.addresses = [addressIn(again.said)];
  const { table } = await client.get('GET', `/api/tables/${id}`);
  expect(table).toMatchObject({ phase: 'playing', awaited: [0] });
});

test('a port in use gets one clear line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { said, code } = await run({
    PORT: port,
    HOST: '127.0.0.1',
    TABULARIUM_DATA: newFolder(),
    LOG_LEVEL: 'silent',
  });
  other.close();
  expect(said).toBe(`Port ${port} is in use; set PORT to another one.\n`);
  expect(code).toBe(1);
});

test('a folder that cannot be written gets one clear line', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  const { said, code } = await run({ PORT: '0', TABULARIUM_DATA: join(file, 'data') });
  expect(said).toMatch(/^The data folder .* cannot be written \(.*\); set TABULARIUM_DATA to one that can\.\n$/);
  expect(code).toBe(1);
});

test('a database that is not there gets one clear line', async () => {
  const { said, code } = await run({
    DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/x',
    TABULARIUM_DATA: newFolder(),
  });
  expect(said).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\.\n$/);
  expect(said).not.toContain('secret');
  expect(code).toBe(1);
});

test('settings come from the environment and have defaults', () => {
  const places = { botWorker: 'worker.mjs' };
  expect(configFrom({}, places)).toMatchObject({ port: 8080, host: 'localhost', logLevel: 'info', origins: [] });
  const set = configFrom(
    { PORT: '90', HOST: '::', DATABASE_URL: 'postgres://x', TABULARIUM_ORIGINS: 'https://a, https://b' },
    places,
  );
  expect(set).toMatchObject({ port: 90, host: '::', databaseUrl: 'postgres://x', origins: ['https://a', 'https://b'] });
  expect(configFrom({}, places).proxies).toBe(0);
  expect(configFrom({ TABULARIUM_PROXY: '2' }, places).proxies).toBe(2);
  const addresses = configFrom({ TABULARIUM_PROXY: '10.0.0.0/8, ::1' }, places).proxies;
  expect(addresses).toEqual(['10.0.0.0/8', '::1']);
  for (const wrong of ['true', '10.0.0.0/99', '10.0.0', '::1, all', '-1']) {
    expect(() => configFrom({ TABULARIUM_PROXY: wrong }, places)).toThrow('TABULARIUM_PROXY must be');
  }
  expect(() => configFrom({ PORT: 'eighty' }, places)).toThrow('PORT must be a number from 0 to 65535, not "eighty".');
});
