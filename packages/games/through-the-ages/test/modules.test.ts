import { seedFrom, start } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import type { AgesOptions } from '../src/index.ts';
import { cardOf } from '../src/public/cards.ts';

const fresh = (seats: number, options: Partial<AgesOptions>, seed = 'modules') =>
  start(throughTheAges, { seats, seed: seedFrom(seed), options });

test.each([
  [2, 6],
  [3, 5],
  [4, 4],
])('TA 1.5 TA 1.9 %i players: %i cards of Age A stay aside', (seats, aside) => {
  expect(fresh(seats, {}).militaryDecks[0]).toHaveLength(aside);
});

test.each([2, 3, 4])('TA 16.8 the variants with %i players: no Age III, or nothing warlike', (seats) => {
  const short = fresh(seats, { length: 'shorter' });
  expect([short.civilDecks[3], short.militaryDecks[3]]).toEqual([[], []]);
  const full = fresh(seats, {}).militaryDecks.flat();
  const peaceful = fresh(seats, { length: 'peaceful' }).militaryDecks.flat();
  const warlike = full.filter((card) => ['aggression', 'war', 'pact'].includes(cardOf(card).kind));
  expect(peaceful).toHaveLength(full.length - warlike.length);
  expect(fresh(seats, { length: 'handbook' }).civilDecks[3]).toEqual([]);
});
