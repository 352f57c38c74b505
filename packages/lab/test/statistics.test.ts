import { histogram, mean, spread, wilson } from '@tabularium/lab';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('the interval of Wilson, on published values', () => {
  // Newcombe 1998, table I: 81 of 263, and 0 of 20.
  const [low, high] = wilson(81, 263);
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
  expect(wilson(0, 20)[0]).toBe(0);
  expect(wilson(0, 20)[1]).toBeCloseTo(0.1611, 4);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('the interval holds the share and stays between 0 and 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (trials, share) => {
      const [low, high] = wilson(share * trials, trials);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low - 1e-9).toBeLessThanOrEqual(share);
      expect(high + 1e-9).toBeGreaterThanOrEqual(share);
    }),
  );
});

test('mean, middle, smallest and largest', () => {
  expect(spread([3, 1, 8])).toMatchObject({ mean: 4, median: 3, min: 1, max: 8 });
  expect(spread([4, 1, 3, 8]).median).toBe(3.5);
  expect(spread([])).toEqual({ mean: 0, within: 0, median: 0, min: 0, max: 0 });
  expect(mean([2, 3])).toBe(2.5);
});

test('how near the mean is: the standard error of known numbers, and nothing where all are equal', () => {
  // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sum of squares 32, so the variance is 32 / 7.
  expect(spread([2, 4, 4, 4, 5, 5, 7, 9]).within).toBeCloseTo(1.959964 * Math.sqrt(32 / 7 / 8), 9);
  expect(spread([6, 6, 6]).within).toBe(0);
  expect(spread([6]).within).toBe(0);
});

test('a histogram counts every number once, in bars of a round width', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -300, max: 3000 }), { minLength: 1 }), (numbers) => {
      const bars = histogram(numbers);
      expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(numbers.length);
      expect(bars.length).toBeLessThanOrEqual(14);
      for (const { from, to } of bars) expect(String(to - from)).toMatch(/^[125]0*$/);
    }),
  );
  expect(histogram([5, 5])).toEqual([{ from: 5, to: 6, count: 2 }]);
});
