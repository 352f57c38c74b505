import { seedFrom, start } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';

const fresh = (seats: number, options = {}, seed = 'set-up') =>
  start(throughTheAges, { seats, seed: seedFrom(seed), options });

test.each([
  [2, 7],
  [3, 6],
  [4, 5],
])('TA 1.9 with the new military cards %i players leave %i cards of Age A aside', (seats, aside) => {
  expect(fresh(seats, { military: true }).militaryDecks[0]).toHaveLength(aside);
});
