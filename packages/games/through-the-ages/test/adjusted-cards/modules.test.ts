import { seedFrom, start } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import type { AgesOptions } from '../../src/index.ts';

const fresh = (seats: number, options: Partial<AgesOptions>, seed = 'modules') =>
  start(throughTheAges, { seats, seed: seedFrom(seed), options });

const sizes = (seats: number, options: Partial<AgesOptions>) =>
  fresh(seats, options).civilDecks.map((deck, age) => deck.length + (age === 0 ? 13 : 0));

test.each([
  [2, [20, 44, 44, 44]],
  [3, [20, 51, 53, 55]],
  [4, [20, 54, 55, 56]],
] as const)('TA 17.2 TA 17.10 the civil decks with adjusted cards and %i players', (seats, counts) => {
  expect(sizes(seats, { adjusted: true })).toEqual([...counts]);
  const deck = fresh(seats, { adjusted: true }).civilDecks[3] ?? [];
  expect(deck).toContain('communism-adjusted');
  expect(deck).not.toContain('communism');
  expect(deck.filter((card) => card === 'military-theory')).toHaveLength(seats === 2 ? 1 : 2);
});
