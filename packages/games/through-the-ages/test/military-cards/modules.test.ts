import { imagine, luckFrom, seedFrom, start, view } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import type { AgesOptions } from '../../src/index.ts';
import { invariants } from '../../src/invariants.ts';

const fresh = (seats: number, options: Partial<AgesOptions>, seed = 'modules') =>
  start(throughTheAges, { seats, seed: seedFrom(seed), options });

test.each([
  [2, [11, 48, 52, 47]],
  [3, [11, 51, 56, 51]],
  [4, [11, 51, 56, 51]],
] as const)('TA 17.3 the military decks of the expansion with %i players', (seats, counts) => {
  const game = fresh(seats, { military: true });
  expect(game.militaryDecks.map((deck, age) => deck.length + (age === 0 ? seats + 2 : 0))).toEqual([...counts]);
  expect(game.militaryDecks[1]).toContain('wealthy-territory-i-adjusted');
  expect(game.militaryDecks[1]).not.toContain('wealthy-territory-i');
});

test('TA 2.5 what is imagined agrees with the view and keeps every card', () => {
  for (const leaders of throughTheAges.options.leaders.kind === 'choice' ? throughTheAges.options.leaders.values : []) {
    const game = fresh(3, { leaders, hands: 'closed', military: true }, leaders);
    const seen = view(throughTheAges, game, 1);
    const other = imagine(throughTheAges, seen as never, luckFrom(seedFrom('imagine')));
    expect(view(throughTheAges, other, 1)).toEqual(seen);
    expect(invariants(other)).toEqual([]);
  }
});
