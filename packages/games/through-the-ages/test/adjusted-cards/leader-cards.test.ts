import { expect, test } from 'vitest';
import { cultureRating, strengthRating } from '../../src/queries/ratings.ts';
import { position } from '../position.ts';
import { stageCosts } from '../worth.ts';

test('TA 10.10 TA 18.A7 the action that Hammurabi converts is no part of a revolution', () => {
  const table = position().has(0, {
    leader: 'hammurabi-adjusted',
    civilHand: ['monarchy'],
    science: 2,
    tokensOn: { agriculture: 2 },
  });
  table.does(0, { type: 'convert' }, { type: 'revolution', card: 'monarchy' });
  expect(table.player(0).civil).toBe(0);
  expect(table.does(0, { type: 'population' }).player(0)).toMatchObject({ civil: 0, workers: 2 });
});

test('TA 15.5 Joan of Arc and Michelangelo count the faces that St. Peter’s adds; unhappy ones cost nothing', () => {
  const faith = { built: ['st-peter-s-basilica'], on: { religion: 2, drama: 1, 'bread-and-circuses': 1 } };
  const led = (leader: string, government: string) =>
    position()
      .bare(0)
      .has(0, { ...faith, leader, government }).game;
  expect(strengthRating(led('joan-of-arc', 'theocracy'), 0)).toBe(1 + 1 + 2 * 2 + 2);
  expect(strengthRating(led('joan-of-arc', 'communism'), 0)).toBe(1 + 2 * 2);
  const own = 2 + 2 + 2;
  expect(cultureRating(led('michelangelo', 'despotism'), 0)).toBe(own + 2 * 2 + 2 + 1);
  expect(cultureRating(led('michelangelo-adjusted', 'despotism'), 0)).toBe(own + 2 * 2 + 2 + 3 + 1);
});

test.each([['william-shakespeare-adjusted', 2, 3]])(
  'TA 10.14 TA 10.15 %s: %i resources and %i science less, each with the other building in place',
  (leader, r, s) => {
    const costs = (on: Record<string, number>) => stageCosts(leader, on);
    expect(costs({ drama: 0, 'printing-press': 0 })).toEqual([
      [8, 7],
      [8, 6],
    ]);
    expect(costs({ 'printing-press': 1 })).toEqual([
      [8 - r, 7 - s],
      [8, 6],
    ]);
    expect(costs({ drama: 1 })).toEqual([
      [8, 7],
      [8 - r, 6 - s],
    ]);
  },
);
