/** Accounts, sessions and the fence around them. */

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { LIMITS, type RunningServer } from '../src/index.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { Client } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, startTestServer, UNLIMITED } from './support/config.ts';
import { mine, open, seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let server: RunningServer;
const dataFolder = newFolder();
beforeAll(async () => {
  server = await startTestServer({ dataFolder });
});
afterAll(() => server.close());

const newName = () => `name-${randomBytes(6).toString('hex')}`;
const password = 'correct horse';

/** Somebody with an account. */
async function account(name = newName()): Promise<Client> {
  const client = new Client(server.address);
  client.person = (await client.get('POST', '/api/register', { name, password })).person;
  return client;
}

describe('accounts', () => {
  test('are made, left and entered again', async () => {
    const client = await account();
    expect(client.person.guest).toBe(false);
    expect((await client.get('GET', '/api/me')).person).toEqual(client.person);
    expect((await client.request('POST', '/api/logout')).status).toBe(204);
    expect((await client.get('GET', '/api/me')).person).toBeNull();
    const { body } = await client.request('POST', '/api/login', { name: client.person.name.toUpperCase(), password });
    expect(body.person).toEqual(client.person);
  });

  test('are not entered with a wrong name or password, and the answer does not say which', async () => {
    const client = await account();
    const wrong = await client.request('POST', '/api/login', { name: client.person.name, password: 'wrong horse' });
    const nobody = await client.request('POST', '/api/login', { name: newName(), password });
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body]);
    expect(wrong.body.error).toBe('wrong-password');
  });

  test('have names nobody else has', async () => {
    const client = await account();
    const other = await Client.guest(server.address);
    const taken = await other.request('POST', '/api/register', { name: client.person.name, password });
    expect(taken.body.error).toBe('name-taken');
  });

  test('keep passwords as argon2id and session tokens as hashes', async () => {
    const client = await account();
    const storage = await openSqlite(`${dataFolder}/tabularium.sqlite`);
    const stored = await storage.account(client.person.name);
    expect(stored?.password).toMatch(/^\$argon2id\$/);
    expect(await storage.session(client.cookie.split('=')[1] ?? '')).toBeUndefined();
    await storage.close();
  });

  test('change their password with the old one, which ends every other session', async () => {
    const client = await account();
    const elsewhere = new Client(server.address);
    await elsewhere.get('POST', '/api/login', { name: client.person.name, password });
    await elsewhere.connect();
    const closed = new Promise((resolve) => elsewhere.socket?.on('close', resolve));
    const change = { password: 'battery staple' };
    expect((await client.request('PATCH', '/api/me', change)).body.error).toBe('wrong-password');
    expect((await client.request('PATCH', '/api/me', { ...change, currentPassword: password })).status).toBe(200);
    expect(await closed).toBe(4401);
    expect((await elsewhere.get('GET', '/api/me')).person).toBeNull();
    expect((await client.get('GET', '/api/me')).person).toEqual(client.person);
    const again = await elsewhere.request('POST', '/api/login', { name: client.person.name, ...change });
    expect(again.status).toBe(200);
  });

  test('can be deleted: names vanish, open tables close, games go on with a bot', async () => {
    const client = await account();
    const waiting = await client.makeTable({ game: 'high-card', seats: [mine, open] });
    const table = await seated(server.address, 'high-card', 1, { seats: [mine, open] });
    await client.get('POST', `/api/tables/${table.id}/join`, {});
    expect((await client.request('DELETE', '/api/me', {})).body.error).toBe('wrong-password');
    expect((await client.request('DELETE', '/api/me', { currentPassword: password })).status).toBe(204);
    expect((await client.get('GET', '/api/me')).person).toBeNull();
    const { table: left } = await table.owner.get('GET', `/api/tables/${table.id}`);
    expect(left.seats[1]).toMatchObject({ kind: 'person', name: null, bot: { kind: 'greedy' } });
    expect((await client.get('GET', `/api/tables/${waiting.id}`)).table.phase).toBe('closed');
    const again = await client.request('POST', '/api/login', { name: client.person.name, password });
    expect(again.status).toBe(401);
  });

  test('grow out of guests, who keep their seats', async () => {
    const guest = await Client.guest(server.address, 'Mika');
    const table = await guest.makeTable({ game: 'high-card', seats: [mine, open] });
    expect(table.seats[0]).toMatchObject({ name: 'Mika', guest: true });
    expect((await guest.get('PATCH', '/api/me', { name: 'Mika B' })).person.name).toBe('Mika B');
    const { person } = await guest.get('POST', '/api/register', { name: newName(), password });
    expect(person).toMatchObject({ id: guest.person.id, guest: false });
    const [seat] = (await guest.get('GET', `/api/tables/${table.id}`)).table.seats;
    expect(seat).toMatchObject({ name: person.name, guest: false });
  });
});

describe('sessions', () => {
  test('are cookies no script can read and no other site can use', async () => {
    const client = new Client(server.address);
    const { headers } = await client.request('POST', '/api/guest', {});
    expect(headers.get('set-cookie')).toMatch(/^tabularium=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('end their sockets when they end', async () => {
    const client = await somebody(server.address);
    const closed = new Promise((resolve) => client.socket?.on('close', resolve));
    await client.request('POST', '/api/logout');
    expect(await closed).toBe(4401);
  });

  test('are needed for the socket', async () => {
    await expect(new Client(server.address).connect()).rejects.toThrow('4401');
    const forged = new Client(server.address);
    forged.cookie = `tabularium=${'x'.repeat(43)}`;
    await expect(forged.connect()).rejects.toThrow('4401');
  });
});

describe('the fence', () => {
  test('turns requests from other sites away', async () => {
    const client = await Client.guest(server.address);
    const from = (origin: string) => client.request('POST', '/api/logout', undefined, { origin });
    expect((await from('https://evil.example')).body.error).toBe('wrong-origin');
    expect((await from('null')).body.error).toBe('wrong-origin');
    expect((await from(`http://127.0.0.1:${server.port + 1}`)).body.error).toBe('wrong-origin');
    expect((await from(server.address)).status).toBe(204);
  });

  test('turns sockets from other sites away', async () => {
    const client = await Client.guest(server.address);
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, {
      headers: { cookie: client.cookie, origin: 'https://evil.example' },
    });
    const code = await new Promise((resolve) => socket.on('close', resolve));
    expect(code).toBe(4403);
  });

  test('lets pages load nothing but our own scripts', async () => {
    const client = new Client(server.address);
    const { headers, body } = await client.request('GET', '/', undefined, { accept: 'text/html' });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(body).toContain('has not been built');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('refuses paths, sizes and JSON that are traps', async () => {
    const client = await Client.guest(server.address);
    for (const path of ['/..%2f..%2fetc/passwd', '/assets/../../package.json', '/%00', '/api/tables/..%2f..%2fx']) {
      const { status, body } = await client.request('GET', path);
      expect([400, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain('root:');
    }
    const large = await client.request('POST', '/api/tables', { game: 'x'.repeat(100_000) });
    expect(large.body.error).toBe('too-large');
    const deep = await client.request(
      'POST',
      '/api/matches',
      `{"format":"x","game":"high-card","x":${'['.repeat(1e6)}${']'.repeat(1e6)}}`,
    );
    expect([400, 409]).toContain(deep.status);
    const poisoned = await client.request('POST', '/api/tables', '{"__proto__":{"public":true},"game":"high-card"}');
    expect(poisoned.body.error).toBe('bad-request');
    expect((await client.request('POST', '/api/tables', '{"game":')).body.error).toBe('bad-request');
  });
});

describe('for whoever runs the server', () => {
  test('there are figures and a health check', async () => {
    const table = await seated(server.address, 'high-card', 2);
    await table.act(0);
    const { body } = await table.owner.request('GET', '/metrics');
    expect(body).toMatch(/tabularium_events_total\{what="move"\} [1-9]/);
    expect(body).toMatch(/tabularium_tables\{phase="playing"\} [1-9]/);
    expect(body).toMatch(/tabularium_connections [1-9]/);
    expect(body).toContain('tabularium_commit_entries_bucket');
    expect(body).toMatch(/tabularium_commit_seconds_count [1-9]/);
    expect(body).toMatch(/tabularium_move_seconds_count\{kind="act"\} [1-9]/);
    await table.owner.act(table.id, 0, { type: 'no-such-thing' } as never);
    const refused = await table.owner.request('GET', '/metrics');
    expect(refused.body).toMatch(/tabularium_refusals_total\{reason="[a-z-]+"\} [1-9]/);
    expect(body).toContain('process_resident_memory_bytes');
    expect(await table.owner.get('GET', '/health')).toEqual({ ok: true });
    expect(await table.owner.get('GET', '/ready')).toEqual({ ready: true });
  });
});

describe('limits', () => {
  test('hold back who asks too often', async () => {
    const limits = { ...UNLIMITED, logins: LIMITS.logins, newcomers: 5, tables: 3, messages: 4, chat: 1 };
    const limited = await startTestServer({ limits });
    const client = await somebody(limited.address);
    const table = await client.makeTable({ game: 'high-card', seats: [mine, mine] });
    const times = (count: number, ask: () => Promise<{ status: number }>) =>
      Promise.all(Array.from({ length: count }, ask)).then((replies) => replies.filter(({ status }) => status === 429));
    const login = () => client.request('POST', '/api/login', { name: 'nobody', password: 'nothing at all' });
    expect(await times(LIMITS.logins + 3, login)).toHaveLength(3);
    expect(await times(5, () => client.request('POST', '/api/guest', {}))).toHaveLength(1);
    expect(await times(5, () => client.request('POST', '/api/tables', {}))).toHaveLength(3);
    client.recording = true;
    await client.watch(table.id);
    const talk = Array.from({ length: 8 }, () => client.wish({ kind: 'chat', table: table.id, text: 'spam' }));
    const answers = await Promise.all(talk);
    expect(answers.filter((answer) => answer.kind === 'error' && answer.error === 'too-many').length).toBeGreaterThan(
      0,
    );
    const closed = new Promise((resolve) => client.socket?.on('close', resolve));
    for (let i = 0; i < 1000; i++) client.send({ v: 1, kind: 'ping' });
    expect(await closed).toBe(4429);
    await limited.close();
  });

  test.each([
    { proxies: 0, told: 'nobody' },
    { proxies: 1, told: 'the proxy' },
    { proxies: ['127.0.0.1'], told: 'the proxy' },
  ])('cannot be voided by a header that the visitor writes, with proxies $proxies', async ({ proxies, told }) => {
    const limited = await startTestServer({ proxies, limits: { ...UNLIMITED, requests: 5 } });
    const ask = async (header: string) =>
      (await fetch(`${limited.address}/api/me`, { headers: { 'x-forwarded-for': header } })).status;
    // What the visitor wrote stands on the left, what the proxy in front has added on the right.
    for (let asked = 0; asked < 5; asked++) expect(await ask(`10.1.1.${asked}, 203.0.113.7`)).toBe(200);
    expect(await ask('10.1.1.99, 203.0.113.7')).toBe(429);
    expect(await ask('203.0.113.8')).toBe(told === 'nobody' ? 429 : 200);
    await limited.close();
  });

  test('hold for one account, from wherever it is tried and however it is spelled', async () => {
    const limits = { ...UNLIMITED, loginsPerAccount: 4 };
    const limited = await startTestServer({ proxies: 1, limits });
    const login = async (name: string, from: number) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${from}` };
      const body = JSON.stringify({ name, password: 'a guess of mine' });
      return (await fetch(`${limited.address}/api/login`, { method: 'POST', headers, body })).status;
    };
    for (let from = 0; from < 4; from++) expect(await login(from % 2 === 0 ? 'Ada' : 'aDA', from)).toBe(401);
    expect(await login('ADA', 5)).toBe(429);
    expect(await login('Grace', 5)).toBe(401);
    await limited.close();
  });

  test('count what is asked of the server, not the pages and files of the client', async () => {
    const limited = await startTestServer({ limits: { ...UNLIMITED, requests: 5 } });
    const status = async (path: string) =>
      (await fetch(`${limited.address}${path}`, { headers: { accept: 'text/html' } })).status;
    for (let visits = 0; visits < 20; visits++) expect(await status('/play/somewhere')).toBe(200);
    for (let files = 0; files < 20; files++) expect(await status('/assets/nothing.js')).toBe(404);
    for (let asked = 0; asked < 5; asked++) expect(await status('/api/me')).toBe(200);
    expect(await status('/api/me')).toBe(429);
    expect(await status('/play/somewhere')).toBe(200);
    await limited.close();
  });
});
