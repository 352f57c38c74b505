/** People at a table besides playing: who is there, who takes whose seat, what is said about what, and to the host. */

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningServer, reportedSayings } from '../src/index.ts';
import { connectToRead } from '../src/storage/sqlite.ts';
import type { Client } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { type Company, mine, open, randomBot, seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

const dataFolder = newFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ dataFolder });
});
afterAll(() => server.close());

const attendanceOf = (client: Client, table: string) => JSON.stringify(client.seen.get(table)?.attendance);
const isTold = (client: Client, table: string, seats: readonly (string | null)[], watching = 0) =>
  client.until(() => attendanceOf(client, table) === JSON.stringify({ seats, watching }));

describe('who is there', () => {
  test('is told to all: here, looking elsewhere, gone, and how many look on', async () => {
    const table = await seated(server.address, 'stone-age', 2);
    await isTold(table.owner, table.id, ['here', 'here']);
    table.at(1).send({ v: 1, kind: 'presence', table: table.id, here: false });
    await isTold(table.owner, table.id, ['here', 'away']);
    const spectators = [await somebody(server.address), await somebody(server.address)];
    for (const one of spectators) await one.watch(table.id);
    await isTold(table.owner, table.id, ['here', 'away'], 2);
    table.at(1).close();
    spectators[0]?.close();
    await isTold(table.owner, table.id, ['here', 'gone'], 1);
    await isTold(spectators[1] as Client, table.id, ['here', 'gone'], 1);
  });

  test('is one person with two pages once, and nobody who only loads the page again', async () => {
    const table = await seated(server.address, 'stone-age', 2);
    await isTold(table.owner, table.id, ['here', 'here']);
    table.owner.recording = true;
    table.at(1).faithful = true;
    table.at(1).cut();
    await table.at(1).until(() => table.at(1).socket?.readyState === 1);
    table.at(1).send({ v: 1, kind: 'presence', table: table.id, here: false });
    await isTold(table.owner, table.id, ['here', 'away']);
    const told = table.owner.received.map((text) => JSON.parse(text)).filter(({ kind }) => kind === 'presence');
    expect(told.map(({ seats }) => seats)).toEqual([['here', 'away']]);
  });
});

/** What everybody is shown of a seat. */
const seatOf = (table: Company, seat: number, viewer = 0) => table.seen(viewer).lobby?.seats[seat];

describe('a seat', () => {
  test('that its person offers is taken by whoever is invited, with all that this seat knows', async () => {
    const table = await seated(server.address, 'through-the-ages', 2, { public: false });
    const friend = await somebody(server.address);
    const invite = table.seen(0).lobby?.invite ?? '';
    expect((await friend.request('POST', `/api/tables/${table.id}/join`, { invite })).status).toBe(409);
    await table.request(1, 'offer', { seat: 1, offer: true });
    await table.owner.until(() => seatOf(table, 1)?.offer?.waitingFor.length === 0);
    await friend.watch(table.id, invite);
    expect(friend.seen.get(table.id)?.sights[0]?.seat).toBeNull();
    const before = table.sight(1);
    await friend.get('POST', `/api/tables/${table.id}/join`, { seat: 1, invite });
    await friend.until(() => friend.seen.get(table.id)?.sights[0]?.seat === 1);
    expect(friend.seen.get(table.id)?.sights[0]?.view).toEqual(before.view);
    await table.owner.until(() => seatOf(table, 1)?.person === friend.person.id);
    expect(seatOf(table, 1)).toMatchObject({ bot: null, offer: null });
    const { status } = await table.request(1, 'takeover', { seat: 1, bot: { kind: 'random' } });
    expect(status).toBe(404); // private, and no seat there any more
  });

  test('that was left is free until its person comes back', async () => {
    const table = await seated(server.address, 'stone-age', 3);
    await table.request(2, 'leave');
    await table.owner.until(() => seatOf(table, 2)?.offer?.waitingFor.length === 0);
    expect(seatOf(table, 2)?.bot).not.toBeNull();
    expect((await table.request(0, 'offer', { seat: 2, offer: false })).status).toBe(403);
    await table.request(2, 'return', { seat: 2 });
    await table.owner.until(() => seatOf(table, 2)?.offer === null && seatOf(table, 2)?.bot === null);
    const late = await somebody(server.address);
    expect((await late.request('POST', `/api/tables/${table.id}/join`, { seat: 2 })).status).toBe(409);
  });

  test('that was handed over or is a bot’s can be given away by all others together, and by no one alone', async () => {
    const [ann, ben, cleo] = await Promise.all(Array.from({ length: 3 }, () => somebody(server.address)));
    if (ann === undefined || ben === undefined || cleo === undefined) throw new Error('nobody came');
    const { id } = await ann.makeTable({ game: 'stone-age', seats: [mine, open, open, randomBot] });
    for (const one of [ben, cleo]) await one.get('POST', `/api/tables/${id}/join`, {});
    const seen = await ann.watch(id);
    const offer = (client: Client, seat: number, wanted = true) =>
      client.request('POST', `/api/tables/${id}/offer`, { seat, offer: wanted });
    expect((await offer(ann, 2)).status).toBe(403);
    await cleo.get('POST', `/api/tables/${id}/takeover`, { seat: 2, bot: { kind: 'greedy' } });
    await offer(ann, 2);
    await ann.until(() => seen.lobby?.seats[2]?.offer?.waitingFor.join() === ben.person.id);
    const late = await somebody(server.address);
    expect((await late.request('POST', `/api/tables/${id}/join`, { seat: 2 })).status).toBe(409);
    await offer(ben, 2, false);
    await ann.until(() => seen.lobby?.seats[2]?.offer === null);
    for (const one of [ann, ben, cleo]) await offer(one, 3);
    await late.get('POST', `/api/tables/${id}/join`, {});
    await ann.until(() => seen.lobby?.seats[3]?.person === late.person.id);
    expect(seen.news.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['seat-offered', 'seat-kept', 'replaced']),
    );
  });

  test('that was given up for good stays so', async () => {
    const table = await seated(server.address, 'stone-age', 3);
    await table.request(2, 'resign', { seat: 2 });
    for (const seat of [0, 1]) expect((await table.request(seat, 'offer', { seat: 2, offer: true })).status).toBe(403);
  });
});

describe('what is said', () => {
  test('points at an entry of the log or at a place, and at nothing that is not there', async () => {
    const table = await seated(server.address, 'stone-age', 2);
    const say = (about: object) => table.owner.wish({ kind: 'chat', table: table.id, text: 'look', about } as never);
    await say({ entry: 3 });
    await say({ thing: 'place:hut' });
    await table.at(1).until(() => table.seen(1).news.filter(({ kind }) => kind === 'said').length === 2);
    const said = table.seen(1).news.flatMap((one) => (one.kind === 'said' ? [one.about] : []));
    expect(said).toEqual([{ entry: 3 }, { thing: 'place:hut' }]);
    expect(await say({ entry: 99 })).toMatchObject({ kind: 'error', error: 'bad-request' });
    table.owner.send({ v: 1, kind: 'chat', table: table.id, id: 'x', text: 'look', about: { thing: '<b>' } });
    expect((await say({ entry: 4 })).kind).toBe('ack');
    expect(table.seen(0).news.filter(({ kind }) => kind === 'said')).toHaveLength(3);
  });

  test('leads back to its moment', async () => {
    const table = await seated(server.address, 'stone-age', 2);
    const answers = [];
    for (let made = 0; made < 4; made++) answers.push(await table.act(table.sight(0).awaited[0] ?? 0));
    const [, second] = answers;
    if (second?.kind !== 'ack') throw new Error('no move');
    const path = `/api/tables/${table.id}/past`;
    expect(await table.owner.get('GET', `${path}?entry=${second.seq}`)).toMatchObject({ move: 2, moves: 4 });
    expect(await table.owner.get('GET', `${path}?entry=1`)).toMatchObject({ move: 0 });
    expect(await table.owner.get('GET', path)).toMatchObject({ move: 4 });
  });

  test('can be shown to the host, who reads it with its reason and as long as it is not taken out', async () => {
    const table = await seated(server.address, 'stone-age', 2);
    const answer = await table.at(1).wish({ kind: 'chat', table: table.id, text: 'you fool' });
    if (answer.kind !== 'ack') throw new Error('nothing was said');
    const report = { entry: answer.seq, reason: 'rude' };
    for (let once = 0; once < 2; once++) expect((await table.request(0, 'report', report)).status).toBe(204);
    const listed = async () => (await reportedSayings({ dataFolder })).filter((one) => one.table === table.id);
    expect(await listed()).toMatchObject([
      { speaker: table.at(1).person.name, text: 'you fool', from: table.owner.person.name, reason: 'rude' },
    ]);
    expect((await table.owner.get('GET', '/api/me/data')).reports).toMatchObject([{ table: table.id, ...report }]);
    await table.at(1).get('DELETE', '/api/me', {});
    expect(await listed()).toMatchObject([{ speaker: '', text: '', reason: 'rude' }]);
    await table.owner.get('DELETE', '/api/me', {});
    expect(await listed()).toEqual([]);
  });
});

describe('notes', () => {
  test('are kept for their writer alone, about the table and about entries, and go with the account', async () => {
    const table = await seated(server.address, 'stone-age', 2);
    for (const client of table.clients) client.recording = true;
    const path = `/api/tables/${table.id}/notes`;
    const secret = 'Ben collects tools 7b1f';
    await table.owner.get('PUT', path, { entry: 0, text: secret });
    await table.owner.get('PUT', path, { entry: 3, text: 'first' });
    await table.owner.get('PUT', path, { entry: 3, text: `second ${secret}` });
    const { notes } = await table.owner.get('GET', path);
    expect(notes).toMatchObject([
      { entry: 0, text: secret },
      { entry: 3, text: `second ${secret}` },
    ]);
    expect((await table.at(1).get('GET', path)).notes).toEqual([]);
    await table.act(table.sight(0).awaited[0] ?? 0);
    const others = [
      ...table.clients.flatMap(({ received }) => received),
      ...(await Promise.all(
        ['', '/news?before=99', '/past'].map((what) => table.at(1).get('GET', `/api/tables/${table.id}${what}`)),
      )),
      await table.at(1).get('GET', '/api/me/data'),
    ];
    expect(JSON.stringify(others)).not.toContain('7b1f');
    expect((await table.owner.get('GET', '/api/me/data')).notes).toHaveLength(2);
    await table.owner.get('PUT', path, { entry: 3, text: '' });
    expect((await table.owner.get('GET', path)).notes).toHaveLength(1);
    await table.owner.get('DELETE', '/api/me', {});
    const database = connectToRead(join(dataFolder, 'tabularium.sqlite'));
    expect(database.prepare('select * from notes').all()).toEqual([]);
    database.close();
  });
});

test('what those without a seat may not see yet they do not see after a restart either', async () => {
  const folder = newFolder();
  let own = await startTestServer({ dataFolder: folder });
  const table = await seated(own.address, 'stone-age', 2, { spectators: 'round' });
  const spectator = await somebody(own.address);
  const seen = await spectator.watch(table.id);
  const begun = seen.seq;
  while (seen.seq === begun) await table.act(table.sight(0).awaited[0] ?? 0);
  for (let made = 0; made < 5; made++) await table.act(table.sight(0).awaited[0] ?? 0);
  const look = async () => [
    await spectator.get('GET', `/api/tables/${table.id}`),
    await spectator.get('GET', `/api/tables/${table.id}/past`),
    (await spectator.get('GET', `/api/tables/${table.id}/news?before=999`)).news.at(-1).seq,
  ];
  const before = await look();
  expect(before[2]).toBe(seen.seq);
  await own.close();
  own = await startTestServer({ dataFolder: folder });
  spectator.addresses = [own.address];
  expect(await look()).toEqual(before);
  await spectator.connect();
  spectator.seen.clear();
  expect((await spectator.watch(table.id)).seq).toBe(before[2]);
  await own.close();
});

test('where the coach may be asked everybody knows it, and nothing counts for ratings', async () => {
  const owner = await somebody(server.address);
  const made = await owner.makeTable({ game: 'stone-age', seats: [mine, open], rated: true, coach: true });
  const shown = async () => (await owner.get('GET', `/api/tables/${made.id}`)).table;
  expect(await shown()).toMatchObject({ coach: true, rated: false });
  await owner.get('PATCH', `/api/tables/${made.id}`, { coach: false, rated: true });
  expect(await shown()).toMatchObject({ coach: false, rated: true });
  await owner.get('PATCH', `/api/tables/${made.id}`, { coach: true });
  expect(await shown()).toMatchObject({ coach: true, rated: false });
  const usual = await owner.makeTable({ game: 'stone-age', seats: [mine, open] });
  expect(usual).toMatchObject({ coach: false, rated: true });
});
