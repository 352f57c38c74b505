/** Nothing that plays a match again happens where everybody else would wait for it. */

import { join } from 'node:path';
import { loadGame } from '@tabularium/catalogue';
import {
  type AnyAction,
  type AnyGame,
  awaited,
  isOver,
  legal,
  luckFrom,
  type Match,
  type MatchFile,
  matchFile,
  newMatch,
  recordForGood,
  seedFrom,
} from '@tabularium/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { connect } from '../src/storage/sqlite.ts';
import { Students } from '../src/threads/students.ts';
import type { Client } from './support/client.ts';
import { bundleTestServer, newFolder, PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { games } from './support/games.ts';
import { Company, mine, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

/** How often rules were carried out in the server's own thread. */
let ruled = 0;

/** The game, with its rules counted. The threads of the server have games of their own. */
function counted(game: AnyGame): AnyGame {
  const steps = Object.entries(game.steps).map(([name, step]) => {
    const { take } = step as { take?(...args: unknown[]): void };
    const counting = (...args: unknown[]) => {
      ruled++;
      take?.(...args);
    };
    return [name, take === undefined ? step : { ...(step as object), take: counting }];
  });
  return { ...game, steps: Object.fromEntries(steps) };
}

/** A game by chance, of at most so many moves. */
async function played(seed: string, most: number): Promise<MatchFile> {
  const match: Match<AnyGame> = newMatch(await loadGame('stone-age'), { seats: 4, seed: seedFrom(seed) });
  const luck = luckFrom(seedFrom(seed));
  while (!isOver(match.state) && match.moves.length < most) {
    const seat = awaited(match.state)[0] ?? 0;
    const actions: readonly AnyAction[] = legal(match.game, match.state, seat);
    recordForGood(match, seat, actions[luck(actions.length)] ?? { type: '' });
  }
  return matchFile(match);
}

const dataFolder = newFolder();
let server: RunningServer;
let client: Client;
beforeAll(async () => {
  const counting = { ...games, load: async (id: string) => counted(await games.load(id)) };
  server = await startTestServer({ dataFolder, games: counting });
  client = await somebody(server.address);
});
afterAll(() => server.close());
beforeEach(() => {
  ruled = 0;
});

const inDatabase = (change: string, ...values: string[]) => {
  const database = connect(join(dataFolder, 'tabularium.sqlite'));
  database.prepare(change).run(...values);
  database.close();
};
const snapshotOf = (table: string): { body: string } | undefined => {
  const database = connect(join(dataFolder, 'tabularium.sqlite'));
  const row = database.prepare('select body from snapshots where table_id = ?').get(table);
  database.close();
  return row as { body: string } | undefined;
};
/** The table leaves the server's memory. */
const forget = async (id: string) => {
  client.send({ v: 1, kind: 'unwatch', table: id });
  const inMemory = () => {
    server.tables.forgetIdle(Number.POSITIVE_INFINITY);
    return server.tables.ids.includes(id);
  };
  await expect.poll(inMemory).toBe(false);
  await expect.poll(() => snapshotOf(id)).toBeDefined();
};
const imported = async (file: object) => (await client.get('POST', '/api/matches', file)).table;

describe('an imported match', () => {
  test('is played again in a thread, once, and opened from its snapshot ever after', async () => {
    const { id, phase, round } = await imported(await played('import', 500));
    expect(phase).toBe('playing');
    expect(ruled).toBe(0);
    await forget(id);
    inDatabase(`update entries set body = '{"kind":"imported"}' where table_id = ?`, id);
    const seen = await client.watch(id);
    expect(seen.lobby).toMatchObject({ phase: 'playing', round });
    expect(seen.sights).toHaveLength(4);
    expect(ruled).toBe(0);
  });

  test('leaves a snapshot that does not grow with its length', async () => {
    const [short, long] = [await imported(await played('size', 250)), await imported(await played('size', 750))];
    await expect.poll(() => snapshotOf(long.id)).toBeDefined();
    await expect.poll(() => snapshotOf(short.id)).toBeDefined();
    const [few, many] = [short, long].map(({ id }) => snapshotOf(id)?.body.length ?? 0);
    expect(many).toBeLessThan(1.5 * (few ?? 0));
  });

  test('tells whoever begins anew the latest, not everything', async () => {
    const { id } = await imported(await played('telling', 750));
    const seen = await client.watch(id);
    const [first] = seen.news;
    expect(first?.kind === 'imported' && first.facts.length).toBeLessThan(300);
  });

  test('may have so many moves and no more, and is refused in words', async () => {
    const file = await played('much', 1);
    const { seal: _, ...head } = file;
    const moves = Array.from({ length: 10_001 }, () => file.moves[0]);
    const refused = await client.request('POST', '/api/matches', { ...head, moves });
    expect(refused.body).toMatchObject({ error: 'bad-match', message: 'It has more than 10000 moves.' });
    const unknown = await client.request('POST', '/api/matches', { ...head, game: 'constructor' });
    expect(unknown.body).toMatchObject({ error: 'bad-match', message: 'There is no such game here.' });
    const broken = await client.request('POST', '/api/matches', '{"format":');
    expect(broken.body.error).toBe('bad-match');
    expect(ruled).toBe(0);
  });
});

describe('a long log', () => {
  test('without a snapshot is read in a thread', async () => {
    const { id } = await client.makeTable({ game: 'stone-age', seats: [mine, mine] });
    const table = new Company(id, [client]);
    const seen = await client.watch(id);
    for (let moves = 0; moves < 15; moves++) {
      const { seat, actions } = seen.sights.find((sight) => sight.actions.length > 0) ?? { seat: 0, actions: [] };
      const answer = await client.act(id, seat ?? 0, actions[0] ?? { type: '' });
      if (answer.kind === 'ack') await table.allAt(answer.seq);
    }
    const before = seen.sights.map(({ view }) => view);
    await forget(id);
    inDatabase('delete from snapshots where table_id = ?', id);
    ruled = 0;
    expect((await client.watch(id)).sights.map(({ view }) => view)).toEqual(before);
    expect(ruled).toBe(0);
  });

  test('is taken back in a thread', async () => {
    const { id } = await imported(await played('undo', 300));
    const table = new Company(id, [client]);
    const seen = await client.watch(id);
    for (let back = 0; back < 3; back++) {
      const { seat } = seen.sights.find((sight) => sight.undo) ?? { seat: 0 };
      const answer = await client.undo(id, seat ?? 0);
      expect(answer.kind).toBe('ack');
      if (answer.kind === 'ack') await table.allAt(answer.seq);
    }
    expect(ruled).toBe(0);
    expect(seen.sights.some(({ actions }) => actions.length > 0)).toBe(true);
  });
});

describe('a thread that reads', () => {
  test('is given up when its time is over, and the next question is answered', async () => {
    const { botWorker } = await bundleTestServer();
    const students = new Students(botWorker, () => {}, { milliseconds: 1, megabytes: 384 });
    const question = (text: string) =>
      ({ kind: 'import', table: 'x', file: text, by: 'p', invite: 'i', at: 0 }) as const;
    await expect(students.study<'import'>(question(JSON.stringify(await played('slow', 900))), 'p')).rejects.toThrow();
    await students.close();
    const patient = new Students(botWorker, () => {});
    await expect(patient.study<'import'>(question('{}'), 'p')).resolves.toHaveProperty('problem');
    await patient.close();
  });
});
