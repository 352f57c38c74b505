import { LANGUAGES, seedFrom, start } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { cardThing } from '../../src/text/card-texts.ts';
import type { Chosen } from '../position.ts';

const fresh = (seats: number, options: Chosen, seed = 'modules') =>
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

test.each([
  [2, 7],
  [3, 6],
  [4, 5],
])('TA 1.5 TA 1.9 %i players with the new military cards: %i cards of Age A stay aside', (seats, aside) => {
  expect(fresh(seats, { military: true }).militaryDecks[0]).toHaveLength(aside);
});

test.each(['aggression-kidnapping-i', 'aggression-exploiting-iii', 'hybrid-war-iii'])(
  'TA 20.1 what %s costs in military actions is our own number, and one quiet line says so in every language',
  (card) => {
    expect(LANGUAGES.map((language) => cardThing(language, card).note)).toEqual([
      'Partly known from one source only; its cost in military actions is our own.',
      'Zum Teil nur aus einer Quelle bekannt; die Kosten in Militäraktionen haben wir selbst gewählt.',
    ]);
  },
);
