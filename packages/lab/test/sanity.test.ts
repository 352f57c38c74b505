/** The short form of `npm run sanity`: a game of each of two rulebooks, and bounds that notice what is wrong. */

import { EXPECTATIONS, judge, look, type Seen } from '@tabularium/lab';
import { expect, test } from 'vitest';

const at = (name: string) => EXPECTATIONS.findIndex((expectation) => expectation.name === name);

test.each(['Stone Age', 'Through the Ages'])(
  '%s: bots of the third level do nothing an expert laughs at',
  { timeout: 300_000 },
  async (name) => {
    const seen = await look({ work: 'look', at: at(name), level: 3, number: 0, seed: 'short' });
    const expectation = EXPECTATIONS[at(name)];
    const found = expectation === undefined ? [] : judge(expectation, 3, [seen]);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter(({ kept }) => !kept)).toEqual([]);
  },
);

test('every rulebook has its bounds, each of a measure that is taken', () => {
  expect(EXPECTATIONS.map(({ name }) => name)).toEqual([
    'Stone Age',
    'A New Dawn',
    'Terra Incognita',
    'Through the Ages',
    'Fame and Fortune',
  ]);
  for (const { bounds } of EXPECTATIONS)
    for (const { atLeast, atMost } of bounds) expect(atLeast === undefined).not.toBe(atMost === undefined);
});

test('what breaks a bound is found, and bounds of higher levels are not asked of lower ones', () => {
  const [ages] = EXPECTATIONS.filter(({ game }) => game === 'through-the-ages');
  const seen: Seen = {
    strength: [1],
    tornDown: [0, 1],
    idleTactics: [0],
    food: [9],
    science: [0],
    developed: [1],
    resources: [2],
    people: [7],
  };
  const broken = (level: 3 | 4, games = 1) =>
    (ages === undefined ? [] : judge(ages, level, Array(games).fill(seen))).filter(({ kept }) => !kept);
  expect(broken(3).map(({ value }) => value)).toEqual([1, 1, 9]);
  expect(broken(4)).toHaveLength(6);
  expect(broken(4, 10)).toHaveLength(8);
});
