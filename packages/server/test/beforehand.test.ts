/** What is said beforehand is answered for whoever said it, and nobody else can tell. */

import { join } from 'node:path';
import { type AnyAction, type AnyGame, awaited, view } from '@tabularium/kernel';
import type { News } from '@tabularium/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { connect } from '../src/storage/sqlite.ts';
import { considered } from '../src/tables/beforehand.ts';
import type { Happening } from '../src/tables/entry.ts';
import { newFolder, PATIENT, removeFolders, SOON, startTestServer } from './support/config.ts';
import { games } from './support/games.ts';
import { auctioned, playedUntil } from './support/played.ts';
import { type Company, seated, seatedAt } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

/** How long is considered, as each test wants it. */
let pace = { here: 5, elsewhere: 5 };
const NEVER = 1_000_000;
const dataFolder = newFolder();
const start = () => startTestServer({ dataFolder, consider: (isHere) => pace[isHere ? 'here' : 'elsewhere'] });
let server: RunningServer;
let game: AnyGame;
beforeAll(async () => {
  server = await start();
  game = await games.load('fame-and-fortune');
});
afterAll(() => server.close());
beforeEach(() => {
  pace = { here: 5, elsewhere: 5 };
});

/** What lies on the disk. */
function onDisk<T>(query: string, ...values: unknown[]): T[] {
  const database = connect(join(dataFolder, 'tabularium.sqlite'));
  const statement = database.prepare(query);
  const rows = statement.reader ? statement.all(...values) : [];
  if (!statement.reader) statement.run(...values);
  database.close();
  return rows as T[];
}

/** The moves at a table, as they were written down. */
const movesAt = (table: string, after = 0) =>
  onDisk<{ body: string }>('select body from entries where table_id = ? and seq > ? order by seq', table, after)
    .map(({ body }) => JSON.parse(body) as Happening)
    .flatMap((entry) => (entry.kind === 'acted' ? [entry] : []));

const say = (table: Company, seat: number, saying: string, amount: number | null = null) =>
  table.at(seat).request('PUT', `/api/tables/${table.id}/beforehand`, { seat, saying, amount });

const takeBack = (table: Company, seat: number, saying: string) =>
  table.at(seat).request('DELETE', `/api/tables/${table.id}/beforehand?seat=${seat}&saying=${saying}`);

const saidBy = async (table: Company, seat: number) =>
  (await table.at(seat).get('GET', `/api/tables/${table.id}/beforehand`)).said;

/** Is seat 1 asked for a reaction that passing beforehand would answer? */
const isWindow = (state: object) =>
  awaited(state).join() === '1' && game.beforehand?.['target']?.answer(view(game, state, 1), 1, 0) !== undefined;

/** Two people at such a window. */
const atWindow = (name: string) => seatedAt(server.address, playedUntil(game, name, isWindow));

const actsOf = (table: Company, seat: number, viewer: number) =>
  table
    .seen(viewer)
    .news.filter((one): one is Extract<News, { kind: 'acted' }> => one.kind === 'acted' && one.seat === seat);

describe('what is said beforehand', () => {
  test('is answered until it is taken back, looks like any other answer and is shown to nobody else', async () => {
    const table = await atWindow('beforehand');
    table.owner.recording = true;
    const before = actsOf(table, 1, 0).length;
    const texts = table.owner.received.length;
    await say(table, 1, 'target');
    await table.owner.until(() => actsOf(table, 1, 0).length > before);
    const automatic = actsOf(table, 1, 0).at(-1);
    expect(await saidBy(table, 1)).toEqual([{ seat: 1, saying: 'target', amount: null }]);
    expect(await saidBy(table, 0)).toEqual([]);
    await takeBack(table, 1, 'target');
    expect(await saidBy(table, 1)).toEqual([]);
    const same = await atWindow('beforehand');
    await same.at(1).act(same.id, 1, { type: 'pass' });
    await same.owner.until(() => actsOf(same, 1, 0).length > 0);
    const without = (one: object | undefined) => ({ ...one, at: 0 });
    expect(without(automatic)).toEqual(without(actsOf(same, 1, 0).at(-1)));
    const kinds = new Set(table.owner.received.slice(texts).map((text) => JSON.parse(text).kind));
    expect([...kinds].filter((kind) => !['table', 'ack', 'presence'].includes(kind))).toEqual([]);
  });

  test('does not tell by the clock that nobody looked: they seem to come, answer and go', async () => {
    pace = { here: 5, elsewhere: 5_000 };
    const table = await atWindow('elsewhere');
    await table.owner.until(() => table.seen(0).attendance?.seats[1] === 'here');
    table.at(1).close();
    await table.owner.until(() => table.seen(0).attendance?.seats[1] === 'gone');
    const before = actsOf(table, 1, 0).length;
    expect((await say(table, 1, 'turn')).status).toBe(204);
    await table.owner.until(() => table.seen(0).attendance?.seats[1] === 'here');
    expect(actsOf(table, 1, 0)).toHaveLength(before);
    await table.owner.until(() => actsOf(table, 1, 0).length > before);
    await table.owner.until(() => table.seen(0).attendance?.seats[1] === 'gone');
  });

  test('is nothing that the game does not know, and nothing for another’s seat', async () => {
    const table = await seated(server.address, 'fame-and-fortune', 2);
    for (const saying of ['anything', 'toString']) {
      expect((await say(table, 1, saying)).body).toMatchObject({ error: 'cannot-be-said' });
    }
    expect((await say(table, 1, 'turn', 3)).body).toMatchObject({ error: 'cannot-be-said' });
    const path = `/api/tables/${table.id}/beforehand`;
    const others = { seat: 1, saying: 'turn', amount: null };
    expect((await table.owner.request('PUT', path, others)).status).toBe(403);
    expect((await table.owner.request('DELETE', `${path}?seat=1&saying=turn`)).status).toBe(403);
    expect(await saidBy(table, 1)).toEqual([]);
  });

  test('is not said within the game, where others would see who is waited for: it is neither offered nor taken', async () => {
    const table = await atWindow('wire');
    expect(table.sight(1).actions.map(({ type }) => type)).not.toContain('stand-by');
    const { seq } = table.seen(0);
    for (const until of ['target', 'turn']) {
      const answer = await table.at(1).act(table.id, 1, { type: 'stand-by', until } as AnyAction);
      expect(answer).toMatchObject({ kind: 'refused', refusal: { reason: 'said-beforehand' } });
    }
    const pass = await table.at(1).act(table.id, 1, { type: 'pass' });
    expect(pass).toMatchObject({ kind: 'ack', seq: seq + 1 });
  });

  test('is answered by itself after the server was gone, at a table that nobody opens', async () => {
    pace = { here: NEVER, elsewhere: NEVER };
    const table = await atWindow('restart');
    const quiet = await seated(server.address, 'fame-and-fortune', 2);
    expect((await say(quiet, 1, 'target')).status).toBe(204);
    expect((await say(table, 1, 'target')).status).toBe(204);
    for (const client of [...table.clients, ...quiet.clients]) client.close();
    const before = movesAt(table.id).length;
    await server.close();
    pace = { here: 5, elsewhere: 5 };
    server = await start();
    await vi.waitFor(() => expect(movesAt(table.id).length).toBeGreaterThan(before), SOON);
    expect(movesAt(table.id)[before]).toMatchObject({ seat: 1, by: table.at(1).person.id });
    expect(server.tables.ids).not.toContain(quiet.id); // whoever is not asked is not looked for
  });

  test('is answered also when it is said while no server has the table before it', async () => {
    const table = await atWindow('lost news');
    const before = actsOf(table, 1, 0).length;
    onDisk(
      `insert into beforehand (table_id, seat, saying, person_id, matter, due_at) values (?, 1, 'target', ?, '', 0)`,
      table.id,
      table.at(1).person.id,
    ); // and nobody hears of it
    await table.owner.until(() => actsOf(table, 1, 0).length > before);
    const due = () => onDisk('select due_at from beforehand where table_id = ?', table.id);
    await vi.waitFor(() => expect(due()).toEqual([{ due_at: null }]), SOON); // and is not looked for any more
  });

  test('is considered as long as people consider, never twice the same', () => {
    for (const isHere of [true, false]) {
      const times = Array.from({ length: 50 }, () => considered(isHere));
      expect(new Set(times).size).toBeGreaterThan(25);
      expect(Math.min(...times)).toBeGreaterThan(isHere ? 1_000 : 5_000);
    }
  });
});

describe('a number said beforehand', () => {
  test('is bid up to, in this auction alone, and nothing that the seat could not bid', async () => {
    const table = await seatedAt(server.address, await auctioned());
    for (const wrong of [null, 0, 999]) {
      expect((await say(table, 1, 'bid-up-to', wrong)).body).toMatchObject({ error: 'cannot-be-said' });
    }
    expect((await say(table, 1, 'bid-up-to', 2)).status).toBe(204);
    expect((await say(table, 1, 'no-pacts')).status).toBe(204);
    expect(await saidBy(table, 1)).toHaveLength(2);
    const { seq } = table.seen(0);
    const bid = async (amount: number, upTo: number) => {
      await table.owner.act(table.id, 0, { type: 'bid', amount } as AnyAction);
      await table.allAt(upTo);
    };
    await bid(1, seq + 2);
    await bid(3, seq + 4);
    expect(movesAt(table.id, seq).map(({ seat, action }) => [seat, action])).toEqual([
      [0, { type: 'bid', amount: 1 }],
      [1, { type: 'bid', amount: 2 }],
      [0, { type: 'bid', amount: 3 }],
      [1, { type: 'no-bid' }],
    ]);
    expect(await saidBy(table, 1)).toEqual([{ seat: 1, saying: 'no-pacts', amount: null }]);
    expect((await say(table, 1, 'bid-up-to', 2)).body).toMatchObject({ error: 'cannot-be-said' });
  });
});
