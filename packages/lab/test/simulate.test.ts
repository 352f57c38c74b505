import { parseSpec } from '@tabularium/bots';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { balance, type Plan, playAll, playGame, summarize } from '@tabularium/lab';
import { expect, test } from 'vitest';

const plan: Plan = {
  game: 'tic-tac-toe',
  players: 2,
  options: {},
  bots: ['mcts:60', 'random'].map(parseSpec),
  seed: 'lab',
};

test('the same seed gives the same games, whatever the number of jobs', async () => {
  let ticks = 0;
  const alone = await playAll(plan, { games: 30, jobs: 1, tick: () => ticks++ });
  const shared = await playAll(plan, { games: 30, jobs: 2 });
  expect(ticks).toBe(30);
  expect(shared).toEqual(alone);
  expect(await playAll({ ...plan, seed: 'other' }, { games: 30, jobs: 2 })).not.toEqual(alone);
});

test('seats are rotated, and victories add up', () => {
  const games = Array.from({ length: 20 }, (_, number) => playGame(ticTacToe, plan, number));
  expect(games.slice(0, 2).map((game) => game.bots)).toEqual([
    ['mcts:60', 'random'],
    ['random', 'mcts:60'],
  ]);
  const { bots, seats, moves, rounds } = summarize(plan, games, 1);
  expect(bots.map(({ bot, games }) => [bot, games])).toEqual([
    ['mcts:60', 20],
    ['random', 20],
  ]);
  expect(bots.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(20);
  expect(seats.reduce((sum, { winRate }) => sum + winRate, 0)).toBeCloseTo(1);
  expect(bots[0]?.winRate).toBeGreaterThan(bots[1]?.winRate ?? 1);
  expect(moves.min).toBeGreaterThanOrEqual(5);
  expect(moves.max).toBeLessThanOrEqual(9);
  expect(rounds.max).toBeLessThanOrEqual(5);
});

test('the balance report sets winners against the rest', () => {
  const games = Array.from({ length: 20 }, (_, number) => playGame(ticTacToe, plan, number));
  const { parts, endings, habits } = balance(games);
  const line = parts.find(({ name }) => name === 'line');
  expect(line?.winners).toBeGreaterThan(line?.others ?? 1);
  expect(line?.others).toBe(0);
  expect(endings.reduce((sum, ending) => sum + ending.share, 0)).toBeCloseTo(1);
  expect(habits.map(({ name }) => name)).toEqual(['mark']);
});
