/** Bad input: twenty thousand messages and requests that must be refused with a clear error and change nothing. */

import { LONGEST_MESSAGE } from '@tabularium/protocol';
import { ERRORS } from '@tabularium/protocol/words';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import type { Client } from './support/client.ts';
import { PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { type Company, seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let server: RunningServer;
let victim: Company;
let attacker: Client;

beforeAll(async () => {
  server = await startTestServer();
  victim = await seated(server.address, 'high-card', 2);
  await victim.act(0);
  attacker = await somebody(server.address);
  attacker.faithful = true;
  attacker.recording = true;
});
afterAll(() => server.close());

const json = fc.jsonValue({ maxDepth: 4 });
const odd = fc.oneof(
  json,
  fc.constantFrom(-1, 1.5, 1e308, null, '', '__proto__', 'constructor', '🂡'.repeat(50), [], {}, '../../etc/passwd'),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** A message that would be right, about other people's table. */
const message = (table: string) =>
  fc.oneof(
    fc.record({
      v: fc.constant(1),
      kind: fc.constant('act'),
      table: fc.constant(table),
      seat: fc.nat(1),
      id: fc.uuid(),
      decision: fc.nat(40),
      action: fc.record({ type: fc.constant('pick'), card: fc.nat(21) }),
    }),
    fc.record({
      v: fc.constant(1),
      kind: fc.constant('undo'),
      table: fc.constant(table),
      seat: fc.nat(1),
      id: fc.uuid(),
      decision: fc.nat(40),
    }),
    fc.record({
      v: fc.constant(1),
      kind: fc.constant('agree'),
      table: fc.constant(table),
      id: fc.uuid(),
      request: fc.nat(40),
      yes: fc.boolean(),
    }),
    fc.record({
      v: fc.constant(1),
      kind: fc.constant('chat'),
      table: fc.constant(table),
      id: fc.uuid(),
      text: fc.constant('let me in'),
    }),
  );

/** The same, with one thing wrong. */
const broken = (table: string) =>
  fc.tuple(message(table), fc.nat(5), odd).map(([right, at, wrong]) => {
    const keys = Object.keys(right);
    return JSON.stringify({ ...right, [keys[at % keys.length] ?? 'v']: wrong });
  });

const text = (table: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: broken(table) },
    { weight: 2, arbitrary: message(table).map((right) => JSON.stringify(right)) },
    { weight: 1, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
    { weight: 1, arbitrary: fc.nat(2000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
    { weight: 1, arbitrary: message(table).map((right) => JSON.stringify({ ...right, extra: 1 })) },
  );

test('14,000 messages are answered with an error or a refusal, and no table changes', async () => {
  const { id } = victim;
  const before = await server.tables.lobby(id, victim.owner.person.id);
  const texts = fc.sample(text(id), 14_000);
  for (let sent = 0; sent < texts.length; sent += 500) {
    const batch = texts.slice(sent, sent + 500);
    attacker.received.length = 0;
    for (const one of batch) attacker.send(one);
    await attacker.until(() => attacker.received.length >= batch.length);
    for (const reply of attacker.received.map((received) => JSON.parse(received))) {
      expect(['error', 'refused']).toContain(reply.kind);
      if (reply.kind === 'error') expect(reply.message.length).toBeGreaterThan(5);
      if (reply.kind === 'error') expect(ERRORS).toContain(reply.error);
    }
  }
  expect(await server.tables.lobby(id, victim.owner.person.id)).toEqual(before);
});

test('messages that are too long or not text end the connection or are refused', async () => {
  const closed = new Promise((resolve) => attacker.socket?.once('close', resolve));
  attacker.send('x'.repeat(LONGEST_MESSAGE + 1));
  expect(await closed).toBe(1009);
  await attacker.connect();
  attacker.received.length = 0;
  attacker.socket?.send(Buffer.from([0, 255, 1]));
  await attacker.until(() => attacker.received.length > 0);
  expect(JSON.parse(attacker.received[0] ?? '')).toMatchObject({ kind: 'error', error: 'bad-request' });
});

const path = (table: string) =>
  fc.oneof(
    fc.constantFrom(
      '/api/tables',
      '/api/matches',
      '/api/register',
      '/api/login',
      ...['join', 'leave', 'seat', 'start', 'takeover', 'return', 'resign', 'nonsense'].map(
        (what) => `/api/tables/${table}/${what}`,
      ),
      `/api/tables/${table}`,
      `/api/matches/${table}/file`,
      '/api/tables/unknown-table/join',
    ),
    fc.webPath().map((any) => `/api${any.startsWith('/') ? any : `/${any}`}`),
  );

const body = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .dictionary(fc.constantFrom('game', 'seats', 'seat', 'name', 'password', 'to', 'bot', 'options', 'x'), odd)
      .map((value) => JSON.stringify(value)),
  },
  { weight: 1, arbitrary: odd.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 100 }) },
  {
    weight: 1,
    arbitrary: fc.nat(20_000).map((depth) => `{"game":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  },
);

async function expectRefused([how, where, what, kind]: [string, string, string, string]): Promise<void> {
  const reply = await server.web.inject({
    method: how as 'POST',
    url: where,
    payload: what,
    headers: { 'content-type': kind, cookie: attacker.cookie },
  });
  expect(reply.statusCode, `${how} ${where} ${what}`).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode, `${how} ${where} ${what}`).toBeLessThan(500);
  expect(Object.keys(reply.json())).toEqual(['error', 'message']);
  expect(ERRORS).toContain(reply.json().error);
}

test('6,000 requests are refused in the same form, and the server stays well', async () => {
  const { id } = victim;
  const before = await server.tables.lobby(id, victim.owner.person.id);
  const method = fc.constantFrom('POST', 'PATCH', 'PUT', 'DELETE');
  const type = fc.constantFrom(
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'application/xml',
  );
  const requests = fc.sample(fc.tuple(method, path(id), body, type), 6000);
  for (let sent = 0; sent < requests.length; sent += 50) {
    await Promise.all(requests.slice(sent, sent + 50).map((request) => expectRefused(request)));
  }
  expect(await server.tables.lobby(id, victim.owner.person.id)).toEqual(before);
  expect((await attacker.request('GET', '/health')).body).toEqual({ ok: true });
  expect(await victim.act(1)).toMatchObject({ kind: 'ack' });
});
