import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printSpec, recipeFor } from '@tabularium/bots';
import { loadGame } from '@tabularium/catalogue';
import { climb, type Line, ladderBoxes, type Play, type PlayedGame, rungs, verdict } from '@tabularium/lab';
import { expect, test } from 'vitest';

const RUNG = { box: 'stone-age', players: 3, level: 3 } as const;

/** Games that were not played: the upper level wins wherever it sits, but for every fifth game. */
function made(play: { plans: number[] }, rounds = 10): Play {
  return async ({ players, bots }, numbers) => {
    play.plans.push(...numbers);
    return numbers.map((number): PlayedGame => {
      const seat = (players - (number % players)) % players;
      const winner = number % 5 === 4 ? (seat + 1) % players : seat;
      return {
        bots: bots.map((bot) => bot.kind),
        result: { ended: 'made', winners: [winner], scores: [number, rounds, 0], parts: [] } as never,
        moves: number + rounds,
        rounds,
        habits: [],
      };
    });
  };
}

test('every seat in turn, the games added up, each batch told', async () => {
  const played: { plans: number[] } = { plans: [] };
  const told: number[] = [];
  const line = await climb(RUNG, undefined, {
    games: 50,
    seed: 'x',
    play: made(played),
    told: ({ games }) => told.push(games) > 0,
  });
  expect(told).toEqual([21, 42, 51]);
  expect(played.plans).toEqual(Array.from({ length: 51 }, (_, number) => number));
  expect(line).toMatchObject({ games: 51, won: 41, rounds: 510, upper: 'greedy', lower: 'greedy~0.4' });
  const { rate, excludesChance, length } = verdict(line as Line);
  expect(rate).toBeCloseTo(41 / 51);
  expect(excludesChance).toBe(true);
  expect(length).toBe(10);
  expect(verdict({ ...(line as Line), won: 20 }).excludesChance).toBe(false);
});

test('goes on where it stopped, and begins anew when the first game comes out otherwise', async () => {
  const first = await climb(RUNG, undefined, { games: 60, seed: 'x', play: made({ plans: [] }), told: () => false });
  expect(first?.games).toBe(21);
  const on: { plans: number[] } = { plans: [] };
  const more = await climb(RUNG, first, { games: 30, seed: 'x', play: made(on), told: () => true });
  expect(on.plans).toEqual([0, ...Array.from({ length: 9 }, (_, at) => 21 + at)]);
  expect(more).toMatchObject({ games: 30, won: 24 });
  const anew = await climb(RUNG, more, { games: 30, seed: 'x', play: made({ plans: [] }, 11), told: () => true });
  expect(anew).toMatchObject({ games: 30, rounds: 330 });
  const seeded: { plans: number[] } = { plans: [] };
  await climb(RUNG, more, { games: 3, seed: 'y', play: made(seeded), told: () => true });
  expect(seeded.plans).toEqual([0, 1, 2]);
});

test('every box has a line for every number of players and every level above the first', async () => {
  const seats = { 'terra-incognita': [2, 3, 4, 5], 'new-dawn': [2, 3, 4] };
  for (const box of ladderBoxes) {
    const counts = [...new Set(rungs({ box }).map(({ players }) => players))];
    const { min, max } = (await loadGame(box === 'terra-incognita' ? 'new-dawn' : box)).seats;
    const all = Array.from({ length: max - min + 1 }, (_, at) => min + at);
    expect(counts).toEqual(box in seats ? seats[box as keyof typeof seats] : all);
    expect(rungs({ box, players: 2 }).map(({ level }) => level)).toEqual([2, 3, 4, 5]);
  }
  expect(rungs({ players: 5, level: 4 }).map(({ box }) => box)).toEqual(['terra-incognita', 'fame-and-fortune']);
});

test('what was kept of the ladder is of the levels of today', async () => {
  const file = fileURLToPath(new URL('../../bots/ladder.json', import.meta.url));
  const lines: Line[] = JSON.parse(readFileSync(file, 'utf8'));
  expect(lines.length).toBeGreaterThan(0);
  for (const { box, players, level, upper, lower, games, won, first } of lines) {
    const game = await loadGame(box === 'terra-incognita' ? 'new-dawn' : box);
    const recipe = (one: number) => printSpec(recipeFor(game, { kind: 'level', level: one as 2 }));
    expect([box, upper, lower]).toEqual([box, recipe(level), recipe(level - 1)]);
    expect(rungs({ box, players, level })).toHaveLength(1);
    expect(games % players).toBe(0);
    expect(won).toBeLessThanOrEqual(games);
    expect(first.scores).toHaveLength(players);
  }
});
