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

test('TA 17.2 of the adjusted cards only the recommended ones: Republic and Professional Sports', () => {
  const decks = (adjusted: AgesOptions['adjusted']) => fresh(3, { adjusted }).civilDecks.flat();
  const changed = decks('recommended').filter((card) => card.endsWith('-adjusted'));
  expect([...new Set(changed)].sort()).toEqual(['professional-sports-adjusted', 'republic-adjusted']);
  expect(decks('recommended')).not.toContain('republic');
  expect(decks('recommended')).toContain('communism');
  // With three players each of the two has one copy more than the card it stands in for.
  expect(decks('recommended')).toHaveLength(decks(false).length + 2);
  expect(decks('recommended').filter((card) => card === 'military-theory')).toHaveLength(
    decks(false).filter((card) => card === 'military-theory').length,
  );
});
