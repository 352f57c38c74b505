/** Forgotten passwords: a letter or the host's command leads to a new one, once, and nothing tells who has an account. */

import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RunningServer, resetPath } from '../src/index.ts';
import { Client } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, SOON, startTestServer, UNLIMITED } from './support/config.ts';
import { PostOffice } from './support/peers.ts';
import { account } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let dataFolder: string;
let server: RunningServer;
let office: PostOffice;
let passed = 0;
beforeEach(async () => {
  dataFolder = newFolder();
  passed = 0;
  office = await new PostOffice().open();
  server = await startTestServer({
    dataFolder,
    smtpUrl: office.url,
    callPace: { patience: 50, every: 20, backOff: 20 },
    now: () => Date.now() + passed,
  });
});
afterEach(async () => {
  await server.close();
  await office.close();
});

const until = (condition: () => boolean) => vi.waitFor(() => expect(condition()).toBe(true), { timeout: 20_000 });
const link = (text: string, path: string) => new RegExp(`${path}/(\\S+)`).exec(text)?.[1] ?? '';

/** Somebody whose address is confirmed. */
async function withAddress(name: string, mail: string): Promise<Client> {
  const client = await account(server.address, name);
  const settings = { language: 'de', zone: 'UTC', pace: 'at-once', digestAt: 8, quiet: null, mail, hook: null };
  await client.get('PUT', '/api/me/calls', settings);
  await until(() => office.letters.some(({ to }) => to === mail));
  await client.get('POST', `/api/calls/confirm/${link(office.letters.at(-1)?.text ?? '', '/confirm')}`);
  office.letters.length = 0;
  return client;
}

const forget = (name: string) => new Client(server.address).request('POST', '/api/password/forgotten', { name });
const reset = async (token: string, password = 'a new password') =>
  (await new Client(server.address).request('POST', '/api/password/reset', { token, password })).status;
const login = async (name: string, password: string) =>
  (await new Client(server.address).request('POST', '/api/login', { name, password })).status;

describe('a letter', () => {
  test('leads to a new password once, ends all sessions, and is not written down', async () => {
    const client = await withAddress('Forgetful', 'forgetful@example.org');
    await forget('forgetful');
    await until(() => office.letters.length === 1);
    const [letter] = office.letters;
    expect(letter?.to).toBe('forgetful@example.org');
    const token = link(letter?.text ?? '', '/reset');
    expect(token).toHaveLength(32);
    expect(await reset(token, 'short')).toBe(400);
    expect(await reset(token)).toBe(204);
    expect(await reset(token)).toBe(404);
    expect((await client.get('GET', '/api/me')).person).toBeNull();
    expect(await login('Forgetful', 'long enough')).toBe(401);
    expect(await login('Forgetful', 'a new password')).toBe(200);
  });

  test('comes by the address too, is good for an hour, and not more than three at a time', async () => {
    await withAddress('Slow', 'slow@example.org');
    for (const name of ['slow@example.org', 'Slow', 'slow', 'Slow']) {
      await forget(name);
      const before = office.letters.length;
      if (before < 3) await until(() => office.letters.length === before + 1);
    }
    await vi.waitFor(() => expect(office.letters).toHaveLength(3), SOON);
    const token = link(office.letters[0]?.text ?? '', '/reset');
    passed += 3_600_001;
    expect(await reset(token)).toBe(404);
    await forget('Slow');
    await until(() => office.letters.length === 4);
    expect(await reset(link(office.letters[3]?.text ?? '', '/reset'))).toBe(204);
  });

  test('goes to nobody whose address is not confirmed, and the answer is the same for all', async () => {
    await account(server.address, 'Without');
    await withAddress('With', 'with@example.org');
    const answers = await Promise.all(['Without', 'With', 'nobody at all'].map(forget));
    const [first] = answers;
    for (const { status, body } of answers) expect([status, body]).toEqual([202, { letters: true }]);
    expect(first?.body).toEqual({ letters: true });
    await until(() => office.letters.length > 0);
    expect(office.letters.map(({ to }) => to)).toEqual(['with@example.org']);
  });
});

test('where no letters go out the host gives a link, also while the server runs', async () => {
  await account(server.address, 'Neighbour');
  const path = (await resetPath({ dataFolder }, 'neighbour')) ?? '';
  expect(await resetPath({ dataFolder }, 'Stranger')).toBeUndefined();
  expect(await reset(path.replace('/reset/', ''))).toBe(204);
  expect(await login('Neighbour', 'a new password')).toBe(200);
});

test('guesses and requests are few a minute', async () => {
  const strict = await startTestServer({ limits: { ...UNLIMITED, logins: 3 } });
  const client = new Client(strict.address);
  const statuses = [];
  for (let at = 0; at < 4; at++) {
    statuses.push(
      (await client.request('POST', '/api/password/reset', { token: 'x', password: 'long enough' })).status,
    );
  }
  expect(statuses).toEqual([404, 404, 404, 429]);
  await strict.close();
});
