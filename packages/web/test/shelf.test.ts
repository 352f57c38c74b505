/** The boxes on the shelf say what they are. */

import { expect, test } from 'vitest';
import { shelfCards } from '../scripts/shelf-cards.ts';

test('every rulebook is a box that says for how many it is, how long it takes and how much there is to know', () => {
  expect(shelfCards.map(({ id }) => id)).toEqual([
    'stone-age',
    'new-dawn',
    'fame-and-fortune',
    'terra-incognita',
    'through-the-ages',
  ]);
  for (const { seats, minutes, weight } of shelfCards) {
    expect(seats.min).toBeLessThan(seats.max);
    expect(minutes[0]).toBeGreaterThanOrEqual(15);
    expect(minutes[1]).toBeGreaterThanOrEqual(minutes[0]);
    expect([1, 2, 3, 4, 5]).toContain(weight);
  }
});

test('a game with more decisions takes longer', () => {
  const longest = (box: string) => shelfCards.find(({ id }) => id === box)?.minutes[1] ?? 0;
  expect(longest('fame-and-fortune')).toBeGreaterThan(longest('stone-age'));
  expect(longest('terra-incognita')).toBeGreaterThan(longest('new-dawn'));
});
