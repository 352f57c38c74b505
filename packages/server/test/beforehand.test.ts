/** What is said beforehand is answered for whoever said it, and nobody else can tell. */

import { type AnyGame, luckFrom, seedFrom } from '@tabularium/kernel';
import type { News } from '@tabularium/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { considered } from '../src/tables/beforehand.ts';
import { newFolder, PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { games } from './support/games.ts';
import { type Company, seated } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

/** How long is considered, as each test wants it. */
let pace = { here: 5, elsewhere: 5 };
let server: RunningServer;
let game: AnyGame;
beforeAll(async () => {
  server = await startTestServer({
    dataFolder: newFolder(),
    consider: (isHere) => pace[isHere ? 'here' : 'elsewhere'],
  });
  game = await games.load('fame-and-fortune');
});
afterAll(() => server.close());

const say = (table: Company, seat: number, saying: string | null) =>
  table.at(seat).request('PUT', `/api/tables/${table.id}/beforehand`, { seat, saying });

const saidBy = async (table: Company, seat: number) =>
  (await table.at(seat).get('GET', `/api/tables/${table.id}/beforehand`)).said;

/** What seat 1 answers by what it said; nothing where it is not asked. */
const answerOf = (table: Company, saying: string) =>
  table.sight(1).awaited.includes(1) ? game.beforehand?.[saying]?.answer(table.sight(1).view, 1) : undefined;

/** Play by chance until seat 1 is asked for a reaction that passing beforehand would answer. */
async function playUpToWindow(table: Company, luck: (n: number) => number): Promise<void> {
  for (let made = 0; made < 600 && table.seen(0).lobby?.phase === 'playing'; made++) {
    if (answerOf(table, 'target') !== undefined) return;
    const seat = table.sight(0).awaited[luck(table.sight(0).awaited.length)] ?? 0;
    const own = table.sight(seat).actions.findLastIndex(({ type }) => type !== 'stand-by' && type !== 'ask-again');
    await table.act(seat, luck(own + 1));
  }
  throw new Error('no window has opened');
}

const actsOf = (table: Company, seat: number, viewer: number) =>
  table
    .seen(viewer)
    .news.filter((one): one is Extract<News, { kind: 'acted' }> => one.kind === 'acted' && one.seat === seat);

describe('what is said beforehand', () => {
  test('is answered until it is taken back, looks like any other answer and is shown to nobody else', async () => {
    const luck = luckFrom(seedFrom('beforehand'));
    const table = await seated(server.address, 'fame-and-fortune', 2);
    table.owner.recording = true;
    await playUpToWindow(table, luck);
    const before = actsOf(table, 1, 0).length;
    const texts = table.owner.received.length;
    await say(table, 1, 'target');
    await table.owner.until(() => actsOf(table, 1, 0).length > before);
    const automatic = actsOf(table, 1, 0).at(-1);
    expect(await saidBy(table, 1)).toEqual([{ seat: 1, saying: 'target' }]);
    expect(await saidBy(table, 0)).toEqual([]);
    await say(table, 1, null);
    await table.allAt(automatic?.seq ?? 0);
    await playUpToWindow(table, luck);
    const pass = table.sight(1).actions.findIndex(({ type }) => type === 'pass');
    await table.act(1, pass);
    const considered = actsOf(table, 1, 0).at(-1);
    expect(Object.keys(automatic ?? {})).toEqual(Object.keys(considered ?? { none: 1 }));
    const kinds = new Set(table.owner.received.slice(texts).map((text) => JSON.parse(text).kind));
    expect([...kinds].filter((kind) => !['table', 'ack', 'presence'].includes(kind))).toEqual([]);
  });

  test('does not tell by the clock that nobody looked: they seem to come, answer and go', async () => {
    pace = { here: 5, elsewhere: 5_000 };
    const table = await seated(server.address, 'fame-and-fortune', 2);
    await playUpToWindow(table, luckFrom(seedFrom('elsewhere')));
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
    expect((await say(table, 1, 'anything')).status).toBe(400);
    const { status } = await table.owner.request('PUT', `/api/tables/${table.id}/beforehand`, {
      seat: 1,
      saying: 'turn',
    });
    expect(status).toBe(403);
  });

  test('is considered as long as people consider, never twice the same', () => {
    for (const isHere of [true, false]) {
      const times = Array.from({ length: 50 }, () => considered(isHere));
      expect(new Set(times).size).toBeGreaterThan(25);
      expect(Math.min(...times)).toBeGreaterThan(isHere ? 1_000 : 5_000);
    }
  });
});
