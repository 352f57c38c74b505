/** Bots as jobs: nodes that have threads free think for those that have none, and what they choose is checked like any move. */

import type { SeatSetting } from '@tabularium/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Thinkers } from '../src/bots/thinkers.ts';
import { InProcessNews, Listeners } from '../src/news/news.ts';
import { askToThink, offerToThink } from '../src/nodes/jobs.ts';
import { NoAnswer, Post } from '../src/nodes/post.ts';
import { startThinking } from '../src/thinking.ts';
import { bundleTestServer, newFolder, PATIENT, removeFolders, startTestServer, testConfig } from './support/config.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { mine, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let botWorker: string;
let postgres: Postgres;
beforeAll(async () => {
  [{ botWorker }, postgres] = await Promise.all([bundleTestServer(), startPostgres()]);
});
afterAll(() => postgres.stop());

const slow: SeatSetting = { kind: 'bot', bot: { kind: 'mcts', milliseconds: 400 } };
const silent = { queued() {}, thought() {}, complain() {} };

test('a node that only thinks takes what a server has no threads for, and may go at any time', async () => {
  const databaseUrl = await postgres.newDatabase();
  const server = await startTestServer({ databaseUrl });
  const thinker = await startThinking(testConfig({ botWorker, databaseUrl, dataFolder: newFolder() }), () => {});
  const owner = await somebody(server.address);
  const tables = await Promise.all(
    Array.from({ length: 8 }, () => owner.makeTable({ game: 'tic-tac-toe', seats: [slow, slow] })),
  );
  await Promise.all(tables.map(({ id }) => owner.watch(id)));
  await vi.waitFor(() => expect(thinker.taken).toBeGreaterThan(0), { timeout: 30_000 });
  await thinker.close();
  for (const { id } of tables) await owner.until(() => owner.seen.get(id)?.lobby?.phase === 'finished');
  const news = tables.flatMap(({ id }) => owner.seen.get(id)?.news ?? []);
  expect(news.filter(({ kind }) => kind === 'bot-failed')).toEqual([]);
  const { body } = await owner.request('GET', '/metrics');
  expect(String(body)).toMatch(/tabularium_events_total\{what="bot-elsewhere"\} [1-9]/);
  await server.close();
});

test('a helper that dies or answers nonsense costs no move: the node thinks itself', async () => {
  const asked: string[] = [];
  const askElsewhere = async (node: string) => {
    asked.push(node);
    throw new NoAnswer('It has died.');
  };
  const thinkers = new Thinkers(botWorker, { ...silent, askElsewhere });
  const server = await startTestServer();
  const client = await somebody(server.address);
  const { id } = await client.makeTable({ game: 'tic-tac-toe', seats: [mine, mine] });
  const { sights } = await client.watch(id);
  const question = {
    game: 'tic-tac-toe',
    view: sights[0]?.view ?? {},
    bot: { kind: 'mcts', milliseconds: 200 },
  } as const;
  thinkers.meet([{ node: 'helper', threads: 4 }]);
  const choices = await Promise.all(Array.from({ length: 10 }, () => thinkers.think(question, 'ann')));
  expect(choices).toHaveLength(10);
  for (const choice of choices) expect(choice.action.type).toBe('mark');
  expect(new Set(asked)).toEqual(new Set(['helper']));
  await Promise.all([thinkers.close(), server.close()]);
});

test('what is asked of another node comes back, and nonsense does not', async () => {
  const listeners = new Listeners();
  const [one, other] = ['one', 'other'].map((node) => new Post(new InProcessNews(listeners), node, 500));
  if (one === undefined || other === undefined) throw new Error('No post.');
  await Promise.all([one.open(), other.open()]);
  const chosen = {
    action: { type: 'mark', cell: 4 },
    plan: { steps: [{ sees: 'a', action: { type: 'mark', cell: 5 } }], spent: 7 },
  };
  const thinkers = { thinkHere: async () => chosen } as unknown as Thinkers;
  const taken = vi.fn();
  offerToThink(other, thinkers, taken);
  const question = { game: 'g', view: {}, bot: { kind: 'random' } } as const;
  expect(await askToThink(one, 'other', question, 'ann')).toEqual(chosen);
  expect(taken).toHaveBeenCalledOnce();
  other.answer('think', async () => 'nonsense');
  await expect(askToThink(one, 'other', question, 'ann')).rejects.toThrow(NoAnswer);
  other.answer('think', () => Promise.reject(new Error('cannot')));
  await expect(askToThink(one, 'other', question, 'ann')).rejects.toThrow(NoAnswer);
  const lost = askToThink(one, 'nobody', question, 'ann');
  one.giveUp((node) => node === 'nobody');
  await expect(lost).rejects.toThrow(NoAnswer);
});
