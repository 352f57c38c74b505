/** Bots that fail cost their own table a worse move, never anybody else anything, and everyone is told. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Thinkers } from '../src/bots/thinkers.ts';
import type { RunningServer } from '../src/index.ts';
import { playOut } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { RULES_SECRET } from './support/games.ts';
import { mine, randomBot, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

describe('a thread', () => {
  const question = (game: string) => ({ game, view: {}, bot: { kind: 'random' } }) as const;
  const done = { action: { type: 'done' } };
  const file = join(newFolder(), 'worker.mjs');
  const complaints: unknown[] = [];
  const around = { queued() {}, thought() {}, complain: (...told: unknown[]) => complaints.push(told) };
  const thinkers = new Thinkers(file, around, { milliseconds: 20_000, megabytes: 32 });
  const uncaught = vi.fn();

  /** Threads that do what the name of the game tells them. */
  beforeAll(() => {
    writeFileSync(
      file,
      `const eaten = [];
      const deeds = {
        eat: () => { for (;;) eaten.push(new Array(100_000).fill(0.5)); },
        wait: () => new Promise(() => {}),
        think: () => ({ action: { type: 'done' } }),
        contest: ({ world }) => (world === undefined ? { turns, worlds: ['a', 'b', 'c'] } : [1, world === 'c' ? 9 : 0]),
      };
      const turns = ['first', 'second'].map((type) => ({ actions: [{ type }], plan: { steps: [], spent: 0 } }));
      export default (errand) => deeds[errand.game](errand);`,
    );
    process.on('uncaughtException', uncaught);
  });
  afterAll(async () => {
    await thinkers.close();
    process.off('uncaughtException', uncaught);
  });

  test('out of memory loses its question and no other', async () => {
    await expect(thinkers.think(question('eat'), 'p')).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
    expect(await thinkers.think(question('think'), 'p')).toEqual(done);
  });

  test('tries one world of a contest, and what all of them found decides', async () => {
    // with one world alone the first turn would win
    expect(await thinkers.think(question('contest'), 'p')).toMatchObject({ action: { type: 'second' } });
  });

  test('tries no more than one world while others wait', async () => {
    const asked = Array.from({ length: 12 }, (_, at) => thinkers.think(question('contest'), `owner ${at}`));
    const chosen = (await Promise.all(asked)).map(({ action }) => action.type);
    expect(chosen).toContain('first');
  });

  /** Threads that are given up sooner. */
  async function hurried(milliseconds: number, use: (quick: Thinkers) => Promise<void>): Promise<void> {
    const quick = new Thinkers(file, around, { milliseconds, megabytes: 32 });
    await use(quick);
    await quick.close();
  }

  test('that thinks too long is given up, and another thinks on', () =>
    hurried(300, async (quick) => {
      await expect(quick.think(question('wait'), 'p')).rejects.toThrow('aborted');
      await expect.poll(() => quick.think(question('think'), 'p').catch(() => 'not yet')).toEqual(done);
    }));

  test('that runs out of memory just as it is given up ends nothing', async () => {
    const begin = performance.now();
    await expect(thinkers.think(question('eat'), 'p')).rejects.toThrow();
    const took = performance.now() - begin;
    for (let round = 0; round < 12 && complaints.length === 0; round++) {
      await hurried(Math.round(took * (0.7 + round / 20)), async (quick) => {
        await expect(quick.think(question('eat'), 'p')).rejects.toThrow();
        await sleep(took / 2);
      });
    }
    expect(uncaught).not.toHaveBeenCalled();
  });
});

describe('at a table', () => {
  let server: RunningServer;
  const log: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({ logLevel: 'error', logStream: { write: (line) => log.push(line) } });
  });
  afterAll(() => server.close());

  /** The figure of that name and these labels, as operators read it. */
  async function figure(name: string): Promise<number> {
    const { body } = await (await somebody(server.address)).request('GET', '/metrics');
    const lines = String(body).split('\n');
    return Number(
      lines
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );
  }

  test('a bot that cannot think is stood in for; if that fails too, everyone is told, and the table goes on', async () => {
    const client = await somebody(server.address);
    const greedyBot = { kind: 'bot', bot: { kind: 'greedy' } };
    const { id } = await client.makeTable({ game: 'unthinkable', seats: [mine, greedyBot] });
    const seen = await client.watch(id);
    expect(await client.act(id, 0, { type: 'mark', cell: 4 } as never)).toMatchObject({ kind: 'ack' });
    await client.until(() => (seen.sights[0]?.actions.length ?? 0) === 7);
    expect(seen.news.map(({ kind }) => kind)).toEqual(['created', 'started', 'acted', 'bot-failed', 'acted']);
    expect(await figure('tabularium_events_total{what="bot-failed"}')).toBe(2); // the bot and its stand-in
    const failed = { msg: 'A bot (greedy) has failed', table: id, error: 'RangeError' };
    expect(log.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(failed));
    expect(log.join()).not.toContain(RULES_SECRET);
  });

  test('how long bots waited and how long they thought is told apart', async () => {
    const client = await somebody(server.address);
    const { id } = await client.makeTable({ game: 'tic-tac-toe', seats: [mine, randomBot] });
    const moves = (await playOut(client, id)).length;
    for (const name of ['queue', 'thinking']) {
      const count = await figure(`tabularium_bot_${name}_seconds_count{bot="random"}`);
      expect(count, name).toBeGreaterThanOrEqual(moves - 1);
    }
  });

  test('a bot is told at its next decision what it meant to do', async () => {
    const botWorker = join(newFolder(), 'planner.mjs');
    writeFileSync(
      botWorker,
      `export const study = () => {};
      export default ({ plan }) =>
        ({ action: { type: 'mark', cell: plan === undefined ? 0 : 8 }, plan: { steps: [], spent: 1 } });`,
    );
    const planning = await startTestServer({ botWorker });
    const client = await somebody(planning.address);
    const { id } = await client.makeTable({ game: 'tic-tac-toe', seats: [mine, randomBot] });
    const seen = await client.watch(id);
    for (const [cell, left] of [
      [1, 7],
      [2, 5],
    ] as const) {
      await client.act(id, 0, { type: 'mark', cell } as never);
      await client.until(() => (seen.sights[0]?.actions.length ?? 0) === left);
    }
    expect(seen.news.filter(({ kind }) => kind === 'bot-failed')).toEqual([]);
    expect(seen.sights[0]?.view).toMatchObject({ cells: [1, 0, 0, -1, -1, -1, -1, -1, 1] });
    await planning.close();
  });
});
