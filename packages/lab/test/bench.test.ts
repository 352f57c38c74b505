/** What a goal comes to on a machine of another speed. */

import { expect, test } from 'vitest';
import { isMet, type Measurement } from '../src/bench/bench.ts';
import { hereWith, paceOf, RATIO } from '../src/bench/machine.ts';

const figure = (unit: string, value: number, goal: number | null): Measurement => ({ name: 'x', value, unit, goal });
const slow = hereWith(paceOf(4000) / paceOf(10_000));

test('a slower machine may make fewer moves and take longer, by as much as it is slower', () => {
  expect(slow(figure('moves/s', 41_000, 100_000)).here).toBeCloseTo(40_000);
  expect(isMet(slow(figure('moves/s', 41_000, 100_000)))).toBe(true);
  expect(isMet(slow(figure('moves/s', 39_000, 100_000)))).toBe(false);
  expect(slow(figure('ms', 100, 50)).here).toBeCloseTo(125);
  expect(isMet(slow(figure('ms', 120, 50)))).toBe(true);
  expect(isMet(slow(figure('ms', 130, 50)))).toBe(false);
});

test('a ratio within one run holds on every machine, and what has no goal has none here either', () => {
  expect(slow(figure(RATIO, 0.4, 0.5))).toEqual(figure(RATIO, 0.4, 0.5));
  expect(isMet(slow(figure(RATIO, 0.4, 0.5)))).toBe(false);
  expect(slow(figure('moves/s', 1, null))).toEqual(figure('moves/s', 1, null));
});

test('without a machine in between the goal is as written', () => {
  expect(isMet(figure('ms', 51, 50))).toBe(false);
  expect(isMet(figure('ms', 49, 50))).toBe(true);
});
