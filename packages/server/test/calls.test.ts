/** People are called when it is their turn: by browser, by e-mail, through other programs; once, and never at night. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { CallSettings } from '@tabularium/protocol';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOutside, mayReach } from '../src/calls/outside.ts';
import { Signer } from '../src/calls/token.ts';
import { awakeAt, callAt } from '../src/calls/when.ts';
import type { Config, RunningServer } from '../src/index.ts';
import { nextStrike, wallClock } from '../src/time/zone.ts';
import type { Client } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { Browser, PostOffice, Receiver, senderOf } from './support/peers.ts';
import { Company, mine, open, seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

const CALLS: CallSettings = {
  language: 'en',
  zone: 'UTC',
  pace: 'at-once',
  digestAt: 8,
  quiet: null,
  mail: null,
  hook: null,
};
const HURRY = { patience: 50, every: 20, backOff: 20 };

let dataFolder: string;
let server: RunningServer | undefined;
let receiver: Receiver;
let office: PostOffice;
beforeEach(async () => {
  dataFolder = newFolder();
  receiver = await new Receiver().open();
  office = await new PostOffice().open();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  receiver.close();
  await office.close();
});

async function start(change: Partial<Config> = {}): Promise<string> {
  server = await startTestServer({ dataFolder, callPace: HURRY, privateHooks: true, smtpUrl: office.url, ...change });
  return server.address;
}

const want = (client: Client, change: Partial<CallSettings>) =>
  client.get('PUT', '/api/me/calls', { ...CALLS, ...change });

/** Wait until something is so. */
const until = (condition: () => boolean) => vi.waitFor(() => expect(condition()).toBe(true), { timeout: 20_000 });

/** Long enough that any further call would have come. */
const calm = () => sleep(HURRY.patience * 6);

/** Two at a game in which one moves after the other; the second looks elsewhere, and it is the first one's turn. */
async function twoPlayers(address: string, settings = {}): Promise<Company> {
  const table = await seated(address, 'tic-tac-toe', 2, settings);
  table.at(1).send({ v: 1, kind: 'unwatch', table: table.id });
  return table;
}

/** The first player moves, and only they are told of it. */
async function firstMoves(table: Company, n = 0): Promise<void> {
  const owner = table.at(0);
  const answer = await owner.act(table.id, 0, table.sight(0).actions[n] ?? { type: '' });
  expect(answer.kind).toBe('ack');
  await owner.until(() => table.seen(0).seq >= (answer.kind === 'ack' ? answer.seq : 0));
}

async function comesBack(table: Company, seat: number): Promise<void> {
  const client = table.at(seat);
  const known = table.seen(seat).seq;
  client.send({ v: 1, kind: 'watch', table: table.id, since: known });
  await client.until(() => table.seen(seat).sights.some((sight) => sight.awaited.includes(seat)));
}

describe('a browser', () => {
  test('is called once a turn, encrypted for it alone and signed by keys that outlive the server', async () => {
    const address = await start();
    const table = await twoPlayers(address);
    const browser = new Browser(`${receiver.address}/push/ben`);
    await want(table.at(1), { language: 'de' });
    const { devices, offered } = await table.at(1).get('POST', '/api/me/calls/devices', browser.subscription);
    expect(devices).toMatchObject([{ current: true }]);
    await firstMoves(table);
    await until(() => receiver.received.length === 1);
    const [call] = receiver.received;
    if (call === undefined) throw new Error('nobody called');
    const message = browser.read(call);
    expect(message).toEqual({
      title: 'Du bist am Zug',
      body: expect.stringContaining(table.at(0).person.name),
      tag: `turn-${table.id}`,
      path: `/table/${table.id}`,
    });
    expect(() => new Browser('').read(call)).toThrow();
    expect(String(call.body)).not.toContain(table.id);
    const { claims, key } = senderOf(call);
    expect(claims.aud).toBe(receiver.address);
    expect(key).toBe(offered.push);
    await calm();
    expect(receiver.received).toHaveLength(1);

    await server?.close();
    await start();
    const ben = table.at(1);
    ben.addresses = [server?.address ?? ''];
    expect((await ben.get('GET', '/api/me/calls')).offered.push).toBe(key);
    await calm();
    expect(receiver.received).toHaveLength(1);
  });

  test('that is gone is forgotten, and one goes with its session', async () => {
    const table = await twoPlayers(await start());
    const ben = table.at(1);
    const other = await table.at(0).makeTable({ game: 'tic-tac-toe', seats: [mine, open] });
    await ben.get('POST', `/api/tables/${other.id}/join`, { invite: other.invite });
    await want(ben, {});
    await ben.get('POST', '/api/me/calls/devices', new Browser(`${receiver.address}/gone`).subscription);
    receiver.answers.push(410);
    await firstMoves(table);
    await until(() => receiver.received.length === 1);
    await vi.waitFor(async () => expect((await ben.get('GET', '/api/me/calls')).devices).toEqual([]));
    const { trouble } = await ben.get('GET', '/api/me/calls');
    expect(trouble).toMatchObject({ channel: 'push', reason: 'http-410' });
    await ben.get('POST', '/api/me/calls/devices', new Browser(`${receiver.address}/left`).subscription);
    await ben.get('POST', '/api/logout');
    const later = new Company(other.id, table.clients);
    await table.at(0).watch(other.id);
    await firstMoves(later);
    await calm();
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a call', () => {
  test('is not needed by who looks, nor by who came in time, nor twice because somebody took back a move', async () => {
    const table = await twoPlayers(await start({ callPace: { ...HURRY, patience: 400 } }));
    const ben = table.at(1);
    await want(ben, { hook: { url: `${receiver.address}/hook`, shape: 'json' } });
    await firstMoves(table);
    await comesBack(table, 1); // in time
    await sleep(900);
    expect(receiver.received).toHaveLength(0);
    await table.act(1); // looks, and moves
    await table.act(0, 1); // and is told while looking
    await sleep(900);
    expect(receiver.received).toHaveLength(0);
    ben.send({ v: 1, kind: 'presence', table: table.id, here: false });
    await table.act(1);
    await table.act(0, 1); // now nobody looks at that screen
    await until(() => receiver.received.length === 1);
    const told = receiver.told[0];
    expect(told).toMatchObject({ title: 'Your turn', link: `${server?.address}/table/${table.id}` });
  });

  test('is made once for one turn, however often it is taken back and begins again', async () => {
    const table = await twoPlayers(await start());
    await want(table.at(1), { hook: { url: receiver.address, shape: 'json' } });
    for (let again = 0; again < 3; again++) {
      await firstMoves(table);
      await until(() => receiver.received.length === 1);
      await table.at(0).undo(table.id, 0);
      await table.at(0).until(() => table.seen(0).lobby?.undo != null);
      const request = table.seen(0).lobby?.undo?.seq ?? 0;
      await table.at(1).wish({ kind: 'agree', table: table.id, request, yes: true });
      await table.at(0).until(() => table.sight(0).awaited.includes(0));
    }
    await calm();
    expect(receiver.received).toHaveLength(1);
  });

  test('comes again after failures, and is given up when it is refused', async () => {
    const table = await twoPlayers(await start());
    await want(table.at(1), { hook: { url: receiver.address, shape: 'json' } });
    receiver.answers.push(500, 503, 429, 201);
    await firstMoves(table);
    await until(() => receiver.received.length === 4);
    await calm();
    expect(receiver.received).toHaveLength(4);
    expect(new Set(receiver.told.map(({ id }) => id)).size).toBe(1);
    receiver.received.length = 0;
    receiver.answers.push(404);
    expect((await table.at(1).get('POST', '/api/me/calls/test')).ways).toBe(1);
    await vi.waitFor(async () => {
      const { trouble } = await table.at(1).get('GET', '/api/me/calls');
      expect(trouble).toMatchObject({ channel: 'hook', reason: 'http-404' });
    });
    await calm();
    expect(receiver.received).toHaveLength(1);
  });

  test('is tried so often and no more', async () => {
    const [ann] = [await somebody(await start({ callPace: { ...HURRY, backOff: 1 } }))];
    await want(ann, { hook: { url: receiver.address, shape: 'json' } });
    receiver.answers.push(...Array.from({ length: 20 }, () => 500));
    await ann.get('POST', '/api/me/calls/test');
    await vi.waitFor(async () => expect((await ann.get('GET', '/api/me/calls')).trouble).not.toBeNull(), {
      timeout: 20_000,
    });
    expect(receiver.received).toHaveLength(6);
  });

  test('that waits for a better moment is made after a restart, once', async () => {
    const slow = { ...HURRY, backOff: 2_000 };
    const table = await twoPlayers(await start({ callPace: slow }));
    await want(table.at(1), { hook: { url: receiver.address, shape: 'json' } });
    receiver.answers.push(500);
    await firstMoves(table);
    await until(() => receiver.received.length === 1);
    await server?.close();
    await start({ callPace: slow });
    await until(() => receiver.received.length === 2);
    await server?.close();
    await start();
    await calm();
    expect(receiver.received).toHaveLength(2);
    const [first, second] = receiver.told;
    expect(second.id).toBe(first.id);
  });

  test('says nothing of the game, and is shaped for where it goes', async () => {
    const address = await start();
    const table = await seated(address, 'marked-card', 2);
    table.at(1).send({ v: 1, kind: 'unwatch', table: table.id });
    await want(table.at(1), { hook: { url: `${receiver.address}/x`, shape: 'discord' } });
    await table.at(1).get('POST', '/api/me/calls/test');
    await until(() => receiver.received.length === 1);
    await want(table.at(1), { hook: { url: `${receiver.address}/x`, shape: 'slack' } });
    await table.at(1).get('POST', '/api/me/calls/test');
    await until(() => receiver.received.length === 2);
    const [discord, slack] = receiver.told;
    expect(Object.keys(discord)).toEqual(['content', 'allowed_mentions']);
    expect(Object.keys(slack)).toEqual(['text']);
    const invite = table.seen(0).lobby?.invite ?? '';
    for (const { body } of receiver.received) {
      expect(String(body)).not.toContain(invite);
      expect(String(body)).not.toMatch(/730000019|73\d{7}/);
    }
  });

  test('of a table that is muted is not made', async () => {
    const table = await twoPlayers(await start());
    const ben = table.at(1);
    await want(ben, { hook: { url: receiver.address, shape: 'json' } });
    await ben.get('PUT', `/api/tables/${table.id}/mute`, { muted: true });
    expect((await ben.get('GET', '/api/me/calls')).muted).toEqual([table.id]);
    await firstMoves(table);
    await calm();
    expect(receiver.received).toHaveLength(0);
  });

  test('never leads into the host’s own network unless the host allows it', async () => {
    const ann = await somebody(await start({ privateHooks: false }));
    const put = async (url: string) =>
      (await ann.request('PUT', '/api/me/calls', { ...CALLS, hook: { url, shape: 'json' } })).status;
    expect(await put(receiver.address)).toBe(409);
    expect(await put('https://[::ffff:127.0.0.1]/')).toBe(409);
    expect(await put('https://localhost.example.org.:99/')).toBe(200);
    // a name that leads inside is found out when it is called
    expect(await put('https://localhost/')).toBe(200);
    await ann.get('POST', '/api/me/calls/test');
    await vi.waitFor(async () => {
      expect((await ann.get('GET', '/api/me/calls')).trouble).toMatchObject({ reason: 'inner-address' });
    });
    for (const inner of [
      '127.1',
      '0x7f.0.0.1',
      '10.2.3.4',
      '[fd00::1]',
      '[::1]',
      '[64:ff9b::7f00:1]',
      '169.254.169.254',
    ]) {
      expect(mayReach(`https://${inner}/`, false)).toBe(false);
    }
    expect(mayReach('http://example.org/', false)).toBe(false);
    expect(mayReach('file:///etc/passwd', true)).toBe(false);
    expect(['1.1.1.1', '2606:4700::1111', '2002:7f00:1::', '100.64.0.1'].map(isOutside)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('e-mail', () => {
  test('goes to an address that was confirmed, and stops with one click', async () => {
    const table = await twoPlayers(await start());
    const ben = table.at(1);
    await want(ben, { mail: 'ben@example.org' });
    await until(() => office.letters.length === 1);
    const [asked] = office.letters;
    expect(asked?.to).toBe('ben@example.org');
    await firstMoves(table);
    await calm();
    expect(office.letters).toHaveLength(1); // not confirmed
    const token = /\/confirm\/(\S+)/.exec(asked?.text ?? '')?.[1] ?? '';
    expect((await ben.request('POST', `/api/calls/confirm/${token.slice(0, -1)}`)).status).toBe(404);
    await ben.get('POST', `/api/calls/confirm/${token}`);
    expect((await ben.get('GET', '/api/me/calls')).mailConfirmed).toBe(true);
    await ben.get('POST', '/api/me/calls/test');
    await until(() => office.letters.length === 2);
    const text = office.letters[1]?.text ?? '';
    expect(text).toMatch(/Subject: This is how you will be called/);
    const stop = /List-Unsubscribe: <(\S+)>/.exec(text)?.[1] ?? '';
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await fetch(`${stop}x`, oneClick)).status).toBe(404);
    expect((await fetch(stop, oneClick)).status).toBe(200);
    expect((await ben.get('GET', '/api/me/calls')).settings.mail).toBeNull();
  });

  test('that the post office cannot take now is tried again; what it refuses is not', async () => {
    const ann = await somebody(await start());
    await want(ann, { mail: 'ann@example.org' });
    await until(() => office.letters.length === 1);
    const token = /\/confirm\/(\S+)/.exec(office.letters[0]?.text ?? '')?.[1] ?? '';
    await ann.get('POST', `/api/calls/confirm/${token}`);
    office.refusals.push({ code: 451 });
    await ann.get('POST', '/api/me/calls/test');
    await until(() => office.letters.length === 2);
    office.refusals.push({ code: 550 });
    await ann.get('POST', '/api/me/calls/test');
    await vi.waitFor(async () => {
      expect((await ann.get('GET', '/api/me/calls')).trouble).toMatchObject({ channel: 'mail', reason: 'smtp-550' });
    });
    expect(office.letters).toHaveLength(2);
  });
});

describe('the right moment', () => {
  const berlin = { pace: 'at-once', digestAt: 18, quiet: { from: 22, to: 7 }, zone: 'Europe/Berlin' } as const;
  const at = (text: string) => Date.parse(text);

  test('is not at night, whatever the season', () => {
    expect(awakeAt(at('2026-01-10T12:00Z'), berlin)).toBe(at('2026-01-10T12:00Z'));
    expect(awakeAt(at('2026-01-10T23:30Z'), berlin)).toBe(at('2026-01-11T06:00Z'));
    expect(awakeAt(at('2026-07-10T23:30Z'), berlin)).toBe(at('2026-07-11T05:00Z'));
    expect(awakeAt(at('2026-03-28T23:30Z'), berlin)).toBe(at('2026-03-29T05:00Z')); // the night is an hour shorter
    expect(wallClock(at('2026-01-10T12:00Z'), 'Asia/Kolkata')).toEqual({ hour: 17, weekday: 6 });
    expect(nextStrike(at('2026-01-10T12:00Z'), 'Asia/Kolkata', 18)).toBe(at('2026-01-10T12:30Z'));
  });

  test('of a digest is once a day', () => {
    const daily = { ...berlin, pace: 'digest' } as const;
    const since = at('2026-01-10T12:00Z');
    expect(callAt(since, since, daily)).toBe(at('2026-01-10T17:00Z'));
    expect(callAt(at('2026-01-10T17:30Z'), at('2026-01-10T17:30Z'), daily)).toBe(at('2026-01-11T17:00Z'));
  });

  test('is kept: what comes up at night is told in the morning, all tables of a day in one digest', async () => {
    let now = at('2026-01-10T23:30Z');
    const table = await twoPlayers(await start({ now: () => now }));
    const ben = table.at(1);
    const hook = { url: receiver.address, shape: 'json' } as const;
    await want(ben, { ...berlin, hook });
    await firstMoves(table);
    now += 1_000;
    await calm();
    expect(receiver.received).toHaveLength(0);
    now = at('2026-01-11T06:00:01Z');
    await until(() => receiver.received.length === 1);
    expect(receiver.told[0].title).toBe('Your turn');

    const other = await table.at(0).makeTable({ game: 'tic-tac-toe', seats: [{ kind: 'open' }, { kind: 'mine' }] });
    await want(ben, { ...berlin, pace: 'digest', hook });
    await ben.get('POST', `/api/tables/${other.id}/join`, { invite: other.invite });
    now = at('2026-01-11T12:00Z');
    await calm();
    expect(receiver.received).toHaveLength(1);
    now = at('2026-01-11T17:00:01Z');
    await until(() => receiver.received.length === 2);
    expect(receiver.told[1]).toMatchObject({
      title: '2 tables wait for you',
      tables: [{ id: table.id }, { id: other.id }],
    });
    await calm();
    expect(receiver.received).toHaveLength(2);
  });

  test('is no reason to hold up a game: a thousand calls at once do not delay a move', async () => {
    const address = await start({ callPace: { ...HURRY, every: 600_000 } });
    const table = await seated(address, 'stone-age', 2);
    const times: number[] = [];
    const move = async () => {
      const seat = table.sight(0).awaited[0] ?? 0;
      const begin = performance.now();
      await table.act(seat);
      times.push(performance.now() - begin);
    };
    for (let made = 0; made < 60; made++) await move();
    const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
    const quiet = median(times.splice(0));
    const crowd = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const one = await somebody(address);
        await want(one, {});
        for (let d = 0; d < 10; d++) {
          const { subscription } = new Browser(`${receiver.address}/${i}/${d}`);
          await one.get('POST', '/api/me/calls/devices', subscription);
        }
        return one;
      }),
    );
    for (let round = 0; round < 5; round++)
      await Promise.all(crowd.map((one) => one.get('POST', '/api/me/calls/test')));
    while (receiver.received.length < 1_000) await move();
    expect(times.length).toBeGreaterThan(5);
    expect(median(times)).toBeLessThan(25 * Math.max(quiet, 2));
  });
});

test('words in links are good for one person, one way and one address only', () => {
  const [signer, other] = [new Signer('secret'), new Signer('another')];
  const token = signer.stop('ann', 'mail');
  expect(signer.readStop(token)).toEqual({ person: 'ann', channel: 'mail' });
  expect(other.readStop(token)).toBeUndefined();
  expect(signer.readStop(token.replace('ann', 'ben'))).toBeUndefined();
  expect(signer.readStop(token.replace('mail', 'hook'))).toBeUndefined();
  const confirm = signer.confirm('ann', 'a@b.c');
  expect(signer.confirms(confirm, 'ann', 'a@b.c')).toBe(true);
  expect(signer.confirms(confirm, 'ann', 'x@b.c')).toBe(false);
});
