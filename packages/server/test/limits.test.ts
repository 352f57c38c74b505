/** How much one visitor may ask for, counted so that no second connection, session or header makes it more. */

import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@tabularium/protocol';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { neighbourhood } from '../src/http/address.ts';
import type { Limits, RunningServer } from '../src/index.ts';
import { connect as connectTo } from '../src/storage/sqlite.ts';
import { Client } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, startTestServer, UNLIMITED } from './support/config.ts';
import { mine, open, randomBot, seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

/** Do this with a server that has these limits. */
async function limited(limits: Partial<Limits>, what: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startTestServer({ limits: { ...UNLIMITED, ...limits } });
  try {
    await what(server);
  } finally {
    await server.close();
  }
}

/** How the socket was closed. */
const closeCode = (client: Client) => new Promise<number>((resolve) => client.socket?.on('close', resolve));

describe('tables', () => {
  const settings = { game: 'high-card', seats: [mine, open] };

  test('that are not over are so many per owner, and those of bots alone fewer', () =>
    limited({ unfinished: 3, botTables: 1 }, async ({ address }) => {
      const owner = await Client.guest(address);
      const bots = { game: 'stone-age', seats: [randomBot, randomBot] };
      expect((await owner.request('POST', '/api/tables', bots)).status).toBe(201);
      expect((await owner.request('POST', '/api/tables', bots)).body.error).toBe('too-many');
      const first = await owner.makeTable(settings);
      await owner.makeTable(settings);
      expect((await owner.request('POST', '/api/tables', settings)).body.error).toBe('too-many');
      await owner.get('POST', `/api/tables/${first.id}/leave`, {});
      expect((await owner.request('POST', '/api/tables', settings)).status).toBe(201);
      expect((await (await Client.guest(address)).request('POST', '/api/tables', settings)).status).toBe(201);
    }));

  test('are made and matches imported so often by one person', () =>
    limited({ tables: 2, imports: 1 }, async ({ address }) => {
      const person = await Client.guest(address);
      const states = [];
      for (let times = 0; times < 3; times++)
        states.push((await person.request('POST', '/api/tables', settings)).status);
      expect(states).toEqual([201, 201, 429]);
      const imports = [];
      for (let times = 0; times < 2; times++)
        imports.push((await person.request('POST', '/api/matches', {})).body.error);
      expect(imports).toEqual(['bad-match', 'too-many']);
    }));

  test('at which only bots play go on while somebody looks, and sleep when nobody does', () =>
    limited({}, async (server) => {
      const owner = await somebody(server.address);
      const { id } = await owner.makeTable({ game: 'stone-age', seats: [randomBot, randomBot] });
      await sleep(300);
      const { updatedAt } = (await owner.get('GET', `/api/tables/${id}`)).table;
      await sleep(300);
      expect((await owner.get('GET', `/api/tables/${id}`)).table.updatedAt).toBe(updatedAt);
      const seen = await owner.watch(id);
      await owner.until(() => seen.news.filter(({ kind }) => kind === 'acted').length > 3);
    }));
});

describe('sockets', () => {
  test('watch so many tables', () =>
    limited({ watches: 2 }, async ({ address }) => {
      const person = await somebody(address);
      const tables = [];
      for (let n = 0; n < 3; n++) tables.push(await person.makeTable({ game: 'high-card', seats: [mine, open] }));
      person.recording = true;
      for (const { id } of tables) person.send({ v: 1, kind: 'watch', table: id, since: 0 });
      const answers = () =>
        person.received.map((text) => JSON.parse(text)).filter(({ kind }) => kind === 'table' || kind === 'error');
      await person.until(() => answers().length >= 3);
      expect(
        answers()
          .map(({ error = 'told' }) => error)
          .sort(),
      ).toEqual(['told', 'told', 'too-many']);
    }));

  test('are so many per address, whoever they belong to', () =>
    limited({ socketsPerAddress: 2 }, async ({ address }) => {
      const people = [await somebody(address), await somebody(address)];
      const third = await Client.guest(address);
      await expect(third.connect()).rejects.toThrow('4429');
      people[0]?.close();
      await expect
        .poll(() =>
          third.connect().then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
    }));

  test('of one person share what may be said, and a refusal names what it refuses', () =>
    limited({ chat: 1, messages: 2 }, async ({ address }) => {
      const table = await seated(address, 'high-card', 2);
      const elsewhere = new Client(address);
      elsewhere.cookie = table.owner.cookie;
      await elsewhere.connect();
      await elsewhere.watch(table.id);
      const said = await Promise.all(
        [table.owner, elsewhere].flatMap((client) =>
          [1, 2, 3, 4].map(() => client.wish({ kind: 'chat', table: table.id, text: 'hello' })),
        ),
      );
      expect(said.filter(({ kind }) => kind === 'ack')).toHaveLength(5);
      const many = await Promise.all(
        Array.from({ length: 20 }, () => table.at(1).wish({ kind: 'agree', table: table.id, request: 0, yes: true })),
      );
      expect(many.filter((answer) => answer.kind === 'error' && answer.error === 'too-many').length).toBeGreaterThan(5);
    }));

  test('are told to try again, not that they are logged out, while the database is away', async () => {
    const dataFolder = newFolder();
    const server = await startTestServer({ dataFolder });
    const person = await Client.guest(server.address);
    const database = connectTo(join(dataFolder, 'tabularium.sqlite'));
    database.exec('alter table sessions rename to away');
    await expect(person.connect()).rejects.toThrow('1013');
    database.exec('alter table away rename to sessions');
    database.close();
    await person.connect();
    const closed = closeCode(person);
    await person.get('POST', '/api/logout');
    expect(await closed).toBe(4401);
    await server.close();
  });
});

describe('connections', () => {
  /** What becomes of a connection that sends only this. */
  const sendHalf = (port: number, text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let heard = '';
      socket.on('data', (data) => {
        heard += String(data);
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''));
    });

  test('that send half a request, or nothing, are closed', async () => {
    const server = await startTestServer({ patience: 300 });
    const head =
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"na';
    const ends = await Promise.all([
      sendHalf(server.port, head),
      sendHalf(server.port, 'GET / HT'),
      sendHalf(server.port, ''),
    ]);
    expect(ends[0]).toContain('408');
    expect(ends).toHaveLength(3);
    const person = await somebody(server.address);
    await sleep(1_000);
    person.send({ v: 1, kind: 'ping' });
    person.recording = true;
    await person.until(() => person.received.some((text) => text.includes('pong')));
    await server.close();
  });

  test.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('from %s count with %s', (address, counted) => {
    expect(neighbourhood(address)).toBe(counted);
  });
});

describe('names', () => {
  test.each(['Anna', 'José', 'Jose\u0301', 'Анна', '山田', 'R2-D2', 'Anna & Ben', '❤', 'नमस्ते'])(
    '%s is a name',
    (name) => {
      expect(api.guest.safeParse({ name }).success).toBe(true);
    },
  );

  test.each([
    ['invisible', 'An\u200bna'],
    ['a control character', 'An\u0000na'],
    ['turned round', '\u202eannA'],
    ['a filler', '\u3164'],
    ['blank braille', '\u2800'],
    ['two alphabets', 'Аnna'],
    ['a tower of marks', 'a\u0301\u0302\u0303\u0304'],
    ['a space at the end', 'Anna '],
    ['too long', 'x'.repeat(25)],
  ])('with %s is none', (_why, name) => {
    expect(api.guest.safeParse({ name }).success).toBe(false);
  });

  test('of accounts belong to them: no guest is called so, in whatever spelling', () =>
    limited({}, async ({ address }) => {
      const account = await Client.guest(address);
      await account.get('POST', '/api/register', { name: 'Cleopatra', password: 'long enough' });
      const guest = new Client(address);
      expect((await guest.request('POST', '/api/guest', { name: 'cleoPATRA' })).body.error).toBe('name-taken');
      expect((await guest.request('POST', '/api/guest', { name: 'Ptolemy' })).status).toBe(201);
      expect((await guest.request('PATCH', '/api/me', { name: 'CLEOPATRA' })).body.error).toBe('name-taken');
    }));

  test.each([
    ['Isabell0', 'lsabello'],
    ['Arnold', 'Amold'],
    ['Savvy', 'Sawy'],
    ['Poco', '\u0420\u043e\u0441\u043e'],
  ])('of accounts belong to them: %s is not %s', (name, alike) =>
    limited({}, async ({ address }) => {
      const account = await Client.guest(address);
      await account.get('POST', '/api/register', { name, password: 'long enough' });
      const other = new Client(address);
      const credentials = { name: alike, password: 'long enough' };
      expect((await other.request('POST', '/api/guest', { name: alike })).body.error).toBe('name-taken');
      expect((await other.request('POST', '/api/register', credentials)).body.error).toBe('name-taken');
      expect((await other.request('POST', '/api/login', credentials)).body.error).toBe('wrong-password');
      const guest = await Client.guest(address);
      expect((await guest.request('PATCH', '/api/me', { name: alike })).body.error).toBe('name-taken');
      expect((await guest.request('POST', '/api/register', credentials)).body.error).toBe('name-taken');
    }),
  );

  test('that are looked for hold no control characters', () => {
    expect(api.login.safeParse({ name: 'a\u0000', password: 'x' }).success).toBe(false);
    expect(api.tableList.safeParse({ game: '\u0000' }).success).toBe(false);
  });
});

describe('answers', () => {
  test('say what is wrong with a request', () =>
    limited({}, async ({ address }) => {
      const person = await Client.guest(address);
      const { body } = await person.request('POST', '/api/tables', { game: 'high-card', seats: [] });
      expect(body.error).toBe('bad-request');
      expect(body.message).toContain('seats');
    }));

  test('let pages connect to us alone', () =>
    limited({}, async ({ address }) => {
      const { headers } = await new Client(address).request('GET', '/', undefined, { accept: 'text/html' });
      expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
    }));
});
