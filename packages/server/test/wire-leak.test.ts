/** Every game over the wire, with moves taken back and windows to react: each message holds what its reader may see then. */

import { join } from 'node:path';
import {
  type AnyGame,
  awaited,
  drawChance,
  factsFor,
  luckFrom,
  type Match,
  newMatch,
  record,
  replay,
  seedFrom,
  sight,
  takeBack,
} from '@tabularium/kernel';
import type { News, TableMessage } from '@tabularium/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { connect } from '../src/storage/sqlite.ts';
import type { Entry } from '../src/tables/entry.ts';
import { withoutSayings } from '../src/tables/sayings.ts';
import { matchIn } from '../src/tables/stored.ts';
import type { Client } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { games } from './support/games.ts';
import { type Company, seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

const dataFolder = newFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ dataFolder });
});
afterAll(() => server.close());

/** The log of a table as it lies on the disk. */
function logOf(table: string): Entry[] {
  const database = connect(join(dataFolder, 'tabularium.sqlite'));
  const rows = database.prepare('select seq, at, body from entries where table_id = ? order by seq').all(table);
  database.close();
  return (rows as { seq: number; at: number; body: string }[]).map(({ seq, at, body }) => ({
    seq,
    at,
    ...JSON.parse(body),
  }));
}

/** What the game was after each entry, and what the entry told. */
function historyOf(game: AnyGame, log: readonly Entry[]) {
  const history = new Map<number, { state: object; facts: Match<AnyGame>['log'][number] }>();
  let match: Match<AnyGame> | undefined;
  for (const entry of log) {
    let facts: Match<AnyGame>['log'][number] = [];
    if (entry.kind === 'started') {
      match = newMatch(game, { seats: 2, seed: entry.seed });
      facts = match.log[0] ?? [];
    } else if (entry.kind === 'acted' && match !== undefined) {
      facts = [...record(match, entry.seat, entry.action).facts];
    } else if (entry.kind === 'undone' && match !== undefined) {
      takeBack(match, entry.moves);
      if (entry.chance !== undefined) drawChance(match, entry.chance);
    }
    if (match !== undefined) history.set(entry.seq, { state: structuredClone(match.state), facts });
  }
  return history;
}

/** Play by chance, now and then take something back, with the agreement of the other. */
async function playAndTakeBack(table: Company, moves: number, luck: (n: number) => number): Promise<void> {
  for (let made = 0; made < moves && table.seen(0).lobby?.phase === 'playing'; made++) {
    const seat = table.sight(0).awaited[luck(table.sight(0).awaited.length)] ?? 0;
    await table.act(seat, luck(table.sight(seat).actions.length));
    if (luck(8) > 0 || !table.sight(seat).undo || table.seen(0).lobby?.phase !== 'playing') continue;
    await table.undo(seat);
    if (table.seen(0).lobby?.undo == null) continue;
    const answer = await table.at(1 - seat).agree(table.id, true);
    if (answer.kind === 'ack') await table.allAt(answer.seq);
  }
}

const tableMessages = (client: Client): TableMessage[] =>
  client.received.map((text) => JSON.parse(text)).filter((message) => message.kind === 'table');

/** What differs between what was sent to this viewer and what the views allow. */
function surplus(
  client: Client,
  viewer: number | null,
  game: AnyGame,
  history: ReturnType<typeof historyOf>,
): string[] {
  const wrong: string[] = [];
  const same = (seq: number, sent: unknown, allowed: unknown) => {
    const [one, other] = [JSON.stringify(sent), JSON.stringify(allowed)];
    if (one !== other) wrong.push(`${seq}: ${one} instead of ${other}`);
  };
  for (const { seq, news, sights, lobby } of tableMessages(client)) {
    for (const one of news) {
      if (one.kind === 'acted') same(seq, one.facts, factsFor(history.get(one.seq)?.facts ?? [], viewer));
      const spoken = one.kind === 'said' ? ['name', 'guest', 'text'] : [];
      const allowed = ['seq', 'at', 'kind', 'seat', 'facts', 'moves', 'person', 'yes', ...spoken];
      same(
        seq,
        Object.keys(one).filter((key) => !allowed.includes(key)),
        [],
      );
    }
    if (lobby !== undefined && lobby.phase === 'playing') same(seq, [lobby.seed, lobby.hash], [null, null]);
    if (sights === undefined || lobby?.phase === 'finished') continue;
    const shown = sights.map(({ undo: _undo, decision: _decision, ...rest }) => rest);
    const allowed = sight(game, history.get(seq)?.state ?? {}, viewer);
    same(seq, shown, [{ seat: viewer, ...allowed, actions: withoutSayings(game, allowed.actions) }]);
  }
  return wrong;
}

/** What is read later of the past is what was told then, but for the moves that were taken back. */
async function expectSameHistory(client: Client, table: string): Promise<void> {
  const told = client.seen.get(table)?.news ?? [];
  const pages: News[][] = [];
  for (let before = 1e6; before > 1; before = pages[0]?.[0]?.seq ?? 0) {
    pages.unshift((await client.get('GET', `/api/tables/${table}/news?before=${before}`)).news);
  }
  const read = pages.flat();
  expect(pages.at(-1)?.length).toBe(Math.min(100, read.length));
  expect(read.map(({ seq }) => seq)).toEqual(read.map((_, at) => at + 1));
  const isTakenBack = (one: News) => 'facts' in one && one.facts.length === 0;
  expect(read.slice(-told.length).filter((one) => !isTakenBack(one))).toEqual(
    told.filter((one) => !isTakenBack(read[one.seq - 1] ?? one)),
  );
}

/** Whoever looks back sees what these eyes may see of the moves that last, and nothing that was taken back. */
async function expectSamePast(client: Client, viewer: number | null, game: AnyGame, table: string): Promise<void> {
  const file = matchIn(logOf(table));
  if (file === undefined) throw new Error('nothing was played');
  const { moves } = file;
  const move = Math.floor(moves.length / 2);
  const past = await client.get('GET', `/api/tables/${table}/past?move=${move}`);
  const then = replay(game, file, move);
  const { view, awaited: asked } = sight(game, then.state, viewer);
  expect(past).toMatchObject({ move, moves: moves.length, seat: viewer, awaited: asked });
  expect(JSON.stringify(past.view)).toBe(JSON.stringify(view));
  const told = then.log.slice(-100).map((facts) => factsFor(facts, viewer));
  expect(past.log.map(({ facts }: { facts: object[] }) => facts)).toEqual(JSON.parse(JSON.stringify(told)));
}

test.each([
  ['stone-age', 60],
  ['new-dawn', 60],
  ['through-the-ages', 60],
  ['fame-and-fortune', 120],
])('%s, played and taken back, shows everyone what they may see', async (id, moves) => {
  const table = await seated(server.address, id, 2, { startWhenFull: false });
  const spectator = await somebody(server.address);
  for (const client of [...table.clients, spectator]) client.recording = true;
  await spectator.watch(table.id);
  await table.request(0, 'start');
  await table.allIn('playing');
  await playAndTakeBack(table, moves, luckFrom(seedFrom(id)));
  const log = logOf(table.id);
  await spectator.until(() => (spectator.seen.get(table.id)?.seq ?? 0) >= log.length);
  const game = await games.load(id);
  const history = historyOf(game, log);
  for (const [seat, client] of table.clients.entries()) {
    expect(surplus(client, seat, game, history)).toEqual([]);
    await expectSameHistory(client, table.id);
    await expectSamePast(client, seat, game, table.id);
  }
  expect(surplus(spectator, null, game, history)).toEqual([]);
  await expectSameHistory(spectator, table.id);
  await expectSamePast(spectator, null, game, table.id);
  expect(log.some(({ kind }) => kind === 'undone')).toBe(true);
  if (id !== 'fame-and-fortune') return;
  const together = [...history.values()].filter(({ state }) => awaited(state).length > 1);
  expect(together.length).toBeGreaterThan(0);
});

/** Whatever can be asked for by HTTP of a table, as that person. */
async function asked(client: Client, table: string) {
  const [{ table: lobby }, { news }, past, { tables }] = await Promise.all([
    client.get('GET', `/api/tables/${table}`),
    client.get('GET', `/api/tables/${table}/news?before=99999`),
    client.get('GET', `/api/tables/${table}/past`),
    client.get('GET', '/api/tables?scope=playing'),
  ]);
  return { lobby, news, past, listed: tables.find(({ id }: { id: string }) => id === table) };
}

test.each([
  ['stone-age', 90],
  ['new-dawn', 60],
])('%s with a delay shows those without a seat no more than was so when the round began', async (id, moves) => {
  const table = await seated(server.address, id, 2, { startWhenFull: false, spectators: 'round' });
  const spectator = await somebody(server.address);
  spectator.recording = true;
  await spectator.watch(table.id);
  await table.request(0, 'start');
  await table.allIn('playing');
  const luck = luckFrom(seedFrom(`${id} with a delay`));
  const game = await games.load(id);
  const early: { seq: number; upTo: number }[] = [];
  for (let turn = 0; turn < 3 && table.seen(0).lobby?.phase === 'playing'; turn++) {
    await playAndTakeBack(table, moves / 3, luck);
    await table.owner.wish({ kind: 'chat', table: table.id, text: 'I hold the joker 5ec7e7' });
    const { lobby, news, past, listed } = await asked(spectator, table.id);
    const log = logOf(table.id);
    const history = historyOf(game, log);
    const roundNow = game.round(history.get(log.length)?.state ?? {});
    const began = log.findLast(({ seq }) => game.round(history.get(seq - 1)?.state ?? { round: -1 }) !== roundNow);
    const upTo = Math.max(began?.seq ?? 0, 1);
    early.push({ seq: log.length, upTo });
    expect(news.at(-1).seq).toBeLessThanOrEqual(upTo);
    expect(past.moves).toBeLessThanOrEqual(log.slice(0, upTo).filter(({ kind }) => kind === 'acted').length);
    const file = matchIn(log);
    const then = file && replay(game, file, past.moves).state;
    expect(JSON.stringify(past.view)).toBe(JSON.stringify(sight(game, then ?? {}, null).view));
    expect(lobby.updatedAt).toBeLessThanOrEqual(log[upTo - 1]?.at ?? 0);
    expect(listed).toMatchObject({ awaited: [], due: [], undo: null });
    expect(spectator.seen.get(table.id)?.seq).toBeLessThanOrEqual(upTo);
  }
  expect(early.some(({ seq, upTo }) => upTo > 4 && seq > upTo)).toBe(true);
  const history = historyOf(game, logOf(table.id));
  const isLess = (difference: string) => / \[\] instead of /.test(difference); // of a move that was taken back meanwhile
  expect(surplus(spectator, null, game, history).filter((difference) => !isLess(difference))).toEqual([]);
  for (const [seat, client] of table.clients.entries()) {
    expect((await asked(client, table.id)).past.seat).toBe(seat);
    expect(table.seen(seat).seq).toBe(logOf(table.id).length);
  }
});
