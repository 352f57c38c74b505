/** One's own data: seen, taken along, taken away; one's sessions, and codes that open no more. */

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { People } from '../src/people/people.ts';
import { connect, openSqlite } from '../src/storage/sqlite.ts';
import { Client } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { mine, open, seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

const dataFolder = newFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ dataFolder, metricsToken: 'a word for operators' });
});
afterAll(() => server.close());

/** Everything in the database, as text. */
function wholeDatabase(): string {
  const database = connect(join(dataFolder, 'tabularium.sqlite'));
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).pluck().all() as string[];
  const text = JSON.stringify(tables.map((table) => database.prepare(`select * from "${table}"`).all()));
  database.close();
  return text;
}

const password = 'correct horse battery';

describe('sessions', () => {
  test('are listed, ended one by one, and all at once', async () => {
    const first = await Client.guest(server.address);
    await first.get('POST', '/api/register', { name: 'Lovelace', password });
    const second = new Client(server.address);
    await second.get('POST', '/api/login', { name: 'Lovelace', password });
    await second.connect();
    const { sessions } = await first.get('GET', '/api/me/sessions');
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    const stranger = await Client.guest(server.address);
    const path = `/api/me/sessions/${other.id}`;
    expect((await stranger.request('DELETE', path)).status).toBe(404);
    const closed = new Promise((resolve) => second.socket?.on('close', resolve));
    expect((await first.request('DELETE', path)).status).toBe(204);
    expect(await closed).toBe(4401);
    expect((await second.get('GET', '/api/me')).person).toBeNull();
    expect((await first.request('DELETE', '/api/me/sessions')).status).toBe(204);
    first.cookie = first.cookie || 'none';
    expect((await first.get('GET', '/api/me')).person).toBeNull();
  });

  test('are not forgotten because a clock is wrong by years', async () => {
    const storage = await openSqlite(join(newFolder(), 'test.sqlite'));
    let now = Date.now();
    const people = new People(storage, () => now);
    const guest = await people.guest();
    const token = await people.beginSession(guest?.id ?? '');
    now += 20 * 365 * 86_400_000;
    await people.forgetUnused();
    now -= 20 * 365 * 86_400_000;
    expect((await people.visitor(token))?.person.id).toBe(guest?.id);
    await storage.close();
  });
});

describe('somebody who goes for good', () => {
  test('takes along what is kept of them, and leaves neither words nor names', async () => {
    const person = await Client.guest(server.address, 'Babbage');
    await person.connect();
    const friend = await somebody(server.address);
    const seats = [{ kind: 'mine', name: 'Aunt-Augusta' }, mine, open];
    const table = await person.makeTable({ game: 'high-card', seats, startWhenFull: false });
    await friend.get('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
    await person.watch(table.id);
    await person.wish({ kind: 'chat', table: table.id, text: 'my-difference-engine' });
    await friend.wish({ kind: 'chat', table: table.id, text: 'what-the-friend-said' });
    const elsewhere = await seated(server.address, 'high-card', 2);
    await person.get('GET', `/api/tables/${elsewhere.id}`);

    const data = await person.get('GET', '/api/me/data');
    expect(data).toMatchObject({
      person: { name: 'Babbage', guest: true, createdAt: expect.any(Number) },
      sessions: [{ current: true }],
      tables: [{ id: table.id }],
      said: [{ table: table.id, text: 'my-difference-engine' }],
    });
    expect(JSON.stringify(data)).not.toContain('what-the-friend-said');

    expect(wholeDatabase()).toMatch(/Babbage.*Aunt-Augusta|Aunt-Augusta.*Babbage/s);
    expect((await person.request('DELETE', '/api/me', {})).status).toBe(204);
    const left = wholeDatabase();
    for (const word of ['Babbage', 'Aunt-Augusta', 'my-difference-engine']) expect(left).not.toContain(word);
    expect(left).toContain('what-the-friend-said');
    const seen = await friend.watch(table.id);
    expect(JSON.stringify(seen)).not.toMatch(/Babbage|Augusta|difference/);
    const said = seen.news.filter(({ kind }) => kind === 'said');
    expect(said).toMatchObject([{ name: null, text: '' }, { text: 'what-the-friend-said' }]);
    const { news } = await friend.get('GET', `/api/tables/${table.id}/news?before=100`);
    expect(news).toEqual(seen.news);
  });
});

test('a new invite code shuts the door that the old one opened', async () => {
  const owner = await somebody(server.address);
  const guest = await somebody(server.address);
  const table = await owner.makeTable({ game: 'high-card', seats: [mine, open], public: false });
  const old = table.invite ?? '';
  await guest.watch(table.id, old);
  const { table: renewed } = await owner.get('POST', `/api/tables/${table.id}/invite`);
  expect(renewed.invite).not.toBe(old);
  const look = async (code: string) => (await guest.request('GET', `/api/tables/${table.id}?invite=${code}`)).status;
  expect(await look(old)).toBe(404);
  expect(await look(renewed.invite)).toBe(200);
  guest.recording = true;
  await owner.wish({ kind: 'chat', table: table.id, text: 'now we are alone' });
  await owner.watch(table.id);
  expect(guest.received.join()).not.toContain('now we are alone');
});

test('tables that are over are forgotten after the time the operator sets, and no others', async () => {
  const storage = await openSqlite(join(newFolder(), 'test.sqlite'));
  const put = (table: string, phase: 'finished' | 'playing', updatedAt: number) =>
    storage.append({
      table,
      entry: { seq: 1, at: 1, kind: 'closed' },
      summary: { game: 'g', phase, public: true, updatedAt, dueAt: null, lobby: '{}' },
      members: ['p'],
    });
  await put('old', 'finished', 10);
  await put('new', 'finished', 90);
  await put('running', 'playing', 10);
  expect(await storage.forgetTables(50)).toBe(1);
  expect(await storage.tableIds('', 9)).toEqual(['new', 'running']);
  expect(await storage.entries('old', 0)).toEqual([]);
  expect(await storage.entries('running', 0)).toHaveLength(1);
  await storage.close();
});

test('metrics are for those with the token, or on this machine where there is none', async () => {
  const status = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(`${address}/metrics`, { headers })).status;
  expect(await status(server.address)).toBe(404);
  expect(await status(server.address, { authorization: 'Bearer guess' })).toBe(404);
  expect(await status(server.address, { authorization: 'Bearer a word for operators' })).toBe(200);
  const open = await startTestServer();
  expect(await status(open.address)).toBe(200);
  expect(await status(open.address, { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  await open.close();
});
