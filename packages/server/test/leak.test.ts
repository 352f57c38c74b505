/** Nothing a viewer may not know is in anything that leaves the server: not on the wire, not in errors, not in the log. */

import {
  type AnyGame,
  factsFor,
  isOver,
  type Match,
  type MatchFile,
  newMatch,
  parseMatch,
  record,
  sight,
} from '@tabularium/kernel';
import type { HighCardState } from '@tabularium/kernel/examples/high-card';
import { type ServerMessage, serverMessages, type TableMessage } from '@tabularium/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { type Client, playOut } from './support/client.ts';
import { PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { games, marked, markerOf, RULES_SECRET } from './support/games.ts';
import { type Company, seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let server: RunningServer;
const log: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ logLevel: 'trace', logStream: { write: (line) => log.push(line) } });
});
afterAll(() => server.close());

/** A whole game, recorded for every seat and a spectator. */
async function recordedGame(
  game: string,
  count: number,
  settings: object = {},
  during: (table: Company) => Promise<void> = async () => {},
) {
  const table = await seated(server.address, game, count, { startWhenFull: false, ...settings });
  const spectator = await somebody(server.address);
  for (const client of [...table.clients, spectator]) client.recording = true;
  await spectator.watch(table.id);
  await table.request(0, 'start');
  await table.allIn('playing');
  await during(table);
  await Promise.all(table.clients.map((client) => playOut(client, table.id)));
  await spectator.until(() => spectator.seen.get(table.id)?.lobby?.phase === 'finished');
  const file = parseMatch(JSON.stringify(await table.owner.get('GET', `/api/matches/${table.id}/file`)));
  return { table, spectator, file };
}

type States = { state: object; facts: Match<AnyGame>['log'][number] }[];

/** The game again, move by move: what each entry of the log led to. */
function statesOf(game: AnyGame, file: MatchFile): States {
  const match = newMatch(game, file);
  const states = [{ state: structuredClone(match.state), facts: match.log[0] ?? [] }];
  for (const { seat, action } of file.moves) {
    const { facts } = record(match, seat, action);
    states.push({ state: structuredClone(match.state), facts: [...facts] });
  }
  return states;
}

const tableMessages = (client: Client): TableMessage[] =>
  client.received.map((text) => JSON.parse(text) as ServerMessage).filter((message) => message.kind === 'table');

/** What was sent is, byte for byte and in order, what the views allow. */
function expectOnlyViews(client: Client, viewer: number | null, game: AnyGame, states: States): void {
  const wrong: string[] = [];
  const same = (sent: unknown, allowed: unknown) => {
    const [one, other] = [JSON.stringify(sent), JSON.stringify(allowed)];
    if (one !== other) wrong.push(`${one} instead of ${other}`);
  };
  let moves = 0;
  let seq = 0;
  for (const message of tableMessages(client)) {
    if (message.seq <= seq) wrong.push(`${message.seq} after ${seq}`);
    seq = message.seq;
    for (const one of message.news) {
      if (one.kind === 'acted') moves++;
      if (one.kind !== 'acted' && one.kind !== 'started') continue;
      same(one.facts, factsFor(states[moves]?.facts ?? [], viewer));
    }
    if (message.sights === undefined) continue;
    const state = states[moves]?.state ?? {};
    const shown = message.sights.map(({ undo: _, decision, ...rest }) => {
      if (decision > seq) wrong.push(`decision ${decision} before ${seq}`);
      return rest;
    });
    same(shown, [{ seat: viewer, ...sight(game, state, viewer) }]);
    const { seed, hash, outcome } = message.lobby ?? {};
    if (!isOver(state)) same([seed, hash, outcome], [null, null, null]);
  }
  expect(wrong).toEqual([]);
  expect(moves).toBe(states.length - 1);
}

/** Every text has the form the protocol gives it, and nothing besides. */
function expectOnlyProtocol(client: Client): void {
  for (const text of client.received) {
    const message = JSON.parse(text);
    const parsed = serverMessages.parse(message);
    expect(JSON.parse(JSON.stringify(parsed))).toEqual(message);
  }
}

describe.each([2, 3, 4])('a game of cards for %i', (count) => {
  test('shows everyone what they may see, to the byte', async () => {
    const { table, spectator, file } = await recordedGame('marked-card', count);
    const states = statesOf(marked, file);
    for (const [seat, client] of table.clients.entries()) {
      expectOnlyViews(client, seat, marked, states);
      expectOnlyProtocol(client);
    }
    expectOnlyViews(spectator, null, marked, states);
  });

  test('never shows a card before its time, in messages, errors or the log', async () => {
    const errors: string[] = [];
    const { table, spectator, file } = await recordedGame('marked-card', count, {}, async (playing) => {
      const stranger = await somebody(server.address);
      for (const path of [`/api/tables/${playing.id}`, `/api/matches/${playing.id}/file`, '/metrics', '/health']) {
        errors.push(JSON.stringify((await stranger.request('GET', path)).body));
      }
      for (const card of [1, markerOf(0), 'x', null]) {
        const answer = await playing.owner.act(playing.id, 0, { type: 'pick', card } as never);
        errors.push(JSON.stringify(answer));
        errors.push(JSON.stringify(await stranger.act(playing.id, 0, { type: 'pick', card } as never)));
      }
    });
    const states = statesOf(marked, file).map(({ state }) => state as HighCardState);
    for (const [seat, client] of [...table.clients.entries(), [null, spectator] as const]) {
      let moves = 0;
      for (const message of tableMessages(client)) {
        moves += message.news.filter((one) => one.kind === 'acted').length;
        expect(markersIn(JSON.stringify(message)).filter((card) => !knows(states, seat, moves, card))).toEqual([]);
      }
    }
    expect(markersIn(errors.join())).toEqual([]);
    expect(markersIn(log.join())).toEqual([]);
    expect(log.join()).not.toContain(file.seed);
    for (const text of errors) expect(text).not.toContain(file.seed);
  });
});

/** Cards that appear in the text. */
const markersIn = (text: string) =>
  Array.from({ length: 21 }, (_, card) => markerOf(card)).filter((card) => text.includes(String(card)));

/** Had that seat the card in hand, or was it played, by that move? Said without the kernel's views. */
function knows(states: readonly HighCardState[], seat: number | null, moves: number, card: number): boolean {
  return states
    .slice(0, moves + 1)
    .some((state) => state.played.includes(card) || (seat !== null && (state.hands[seat] ?? []).includes(card)));
}

/** Games with much to hide, at every number of seats; those that would last long at random are played in their short form. */
const TABLES = [
  ...[2, 3, 4].map((count) => ({ game: 'stone-age', count, options: {} })),
  ...[2, 3, 4].map((count) => ({ game: 'through-the-ages', count, options: { length: 'shorter' } })),
  ...[2, 3, 4].map((count) => ({ game: 'new-dawn', count, options: { roundLimit: 30 } })),
  { game: 'new-dawn', count: 5, options: { module: 'terra-incognita', roundLimit: 30 } },
];

test.each(TABLES)(
  '$game for $count shows everyone what they may see, to the byte',
  async ({ game: id, count, options }) => {
    const { table, spectator, file } = await recordedGame(id, count, { options });
    const game = await games.load(id);
    const states = statesOf(game, file);
    for (const [seat, client] of table.clients.entries()) expectOnlyViews(client, seat, game, states);
    expectOnlyViews(spectator, null, game, states);
  },
  240_000,
);

describe('the log', () => {
  test('has no passwords, tokens, codes or secrets of failed rules', async () => {
    const client = await somebody(server.address);
    const secrets = ['a very secret password', client.cookie.split('=')[1] ?? ''];
    await client.request('POST', '/api/login', { name: 'nobody', password: secrets[0] });
    const { id, invite } = await client.makeTable({
      game: 'faulty',
      seats: [{ kind: 'mine' }, { kind: 'mine' }],
      public: false,
    });
    secrets.push(invite ?? '', RULES_SECRET);
    await client.request('GET', `/api/tables/${id}?invite=${invite}`);
    await client.watch(id, invite ?? '');
    await client.act(id, 0, { type: 'mark', cell: 4 } as never);
    await client.until(() => client.seen.get(id)?.lobby?.phase === 'stopped');
    const text = log.join();
    expect(text).toContain('the table is stopped');
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
