/** What one person's wishes cost the others: stalls of the server's own thread, and the wait for a bot. */

import { setTimeout as sleep } from 'node:timers/promises';
import { loadGame } from '@tabularium/catalogue';
import {
  type AnyAction,
  type AnyGame,
  awaited,
  isOver,
  legal,
  luckFrom,
  type Match,
  matchFile,
  newMatch,
  recordForGood,
  seedFrom,
} from '@tabularium/kernel';
import { Client } from './client.ts';
import type { ServerProcess } from './process.ts';
import { mine } from './seated.ts';

/** A long match: a whole game by chance. */
async function longMatch(): Promise<object> {
  const match: Match<AnyGame> = newMatch(await loadGame('new-dawn'), { seats: 4, seed: seedFrom('bench') });
  const luck = luckFrom(seedFrom('bench'));
  while (!isOver(match.state)) {
    const seat = awaited(match.state)[0] ?? 0;
    const actions: readonly AnyAction[] = legal(match.game, match.state, seat);
    recordForGood(match, seat, actions[luck(actions.length)] ?? { type: '' });
  }
  const { result: _result, seal: _seal, moves, ...head } = matchFile(match);
  return { ...head, moves: moves.slice(0, -5) };
}

/** The longest that nothing else could be done in an idle second (which is the machine's doing), while a long match was imported, and while it was taken back far, in ms. */
export async function stalls(server: ServerProcess): Promise<{ idle: number; importing: number; undoing: number }> {
  const client = await Client.guest(server.address);
  await client.connect();
  const file = await longMatch();
  await client.makeTable({ game: 'new-dawn', seats: [mine, mine] }); // so that the game is loaded, as in a real server
  await server.ask('stall');
  await sleep(1_000);
  const idle = await server.ask<number>('stall');
  const { table } = await client.get('POST', '/api/matches', file);
  const importing = await server.ask<number>('stall');
  const seen = await client.watch(table.id);
  await server.ask('stall');
  for (let times = 0; times < 3; times++) {
    const seat = seen.sights.find((sight) => sight.undo)?.seat ?? 0;
    const answer = await client.undo(table.id, seat);
    if (answer.kind !== 'ack') throw new Error(`No undo: ${JSON.stringify(answer)}`);
    await client.until(() => seen.seq >= answer.seq);
  }
  const undoing = await server.ask<number>('stall');
  client.close();
  return { idle, importing, undoing };
}

const GREEDY = { kind: 'bot', bot: { kind: 'greedy' } } as const;
const TABLES = 12;
const ANSWERS = 60;

/** How much slower a person's greedy bot answers beside twelve tables at which another person's greedy bots play for ever. */
export async function fairness(server: ServerProcess): Promise<number> {
  await answers(server); // the threads get warm
  const alone = median(await answers(server));
  const other = await Client.guest(server.address);
  await other.connect();
  let going = true;
  const crowd = Array.from({ length: TABLES }, async () => {
    while (going) {
      const { id } = await other.makeTable({ game: 'stone-age', seats: [GREEDY, GREEDY, GREEDY, GREEDY] });
      const seen = await other.watch(id);
      await other.until(() => !going || seen.lobby?.phase !== 'playing');
    }
  });
  await answers(server);
  const beside = median(await answers(server));
  going = false;
  other.close();
  await Promise.race([Promise.all(crowd), new Promise((resolve) => setTimeout(resolve, 1000))]);
  return beside / alone;
}

/** How long each answer of a greedy bot takes to a person who plays by chance, in milliseconds. */
async function answers(server: ServerProcess): Promise<number[]> {
  const client = await Client.guest(server.address);
  await client.connect();
  const times: number[] = [];
  while (times.length < ANSWERS) {
    const { id } = await client.makeTable({ game: 'stone-age', seats: [mine, GREEDY] });
    const seen = await client.watch(id);
    const isMine = () => (seen.sights[0]?.actions.length ?? 0) > 0;
    const isOver = () => seen.lobby?.phase !== 'playing';
    while (!isOver() && times.length < ANSWERS) {
      await client.until(() => isMine() || isOver());
      if (isOver()) break;
      const actions = seen.sights[0]?.actions ?? [];
      const begin = performance.now();
      const before = seen.news.length;
      const answer = await client.act(id, 0, actions[Math.floor(Math.random() * actions.length)] ?? { type: '' });
      if (answer.kind === 'ack') await client.until(() => seen.seq >= answer.seq);
      if (isMine() || isOver()) continue;
      await client.until(() => isMine() || isOver());
      const moved = seen.news.slice(before).filter((one) => one.kind === 'acted').length - 1;
      if (moved > 0) times.push((performance.now() - begin) / moved);
    }
  }
  client.close();
  return times;
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
