import { act, decider, imagine, legal, luckFrom, seedFrom, start, topFrame, view } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { invariants } from '../../src/invariants.ts';
import { cardOf, isCard } from '../../src/public/cards.ts';
import type { Chosen } from '../position.ts';

const fresh = (seats: number, options: Chosen, seed = 'modules') =>
  start(throughTheAges, { seats, seed: seedFrom(seed), options });

const sizes = (seats: number, options: Chosen) =>
  fresh(seats, options).civilDecks.map((deck, age) => deck.length + (age === 0 ? 13 : 0));

const famous = (seats: number, options: Chosen, age: number) => {
  const game = fresh(seats, options);
  const cards = [...(game.civilDecks[age] ?? []), ...(age === 0 ? game.row : [])].filter(isCard).map(cardOf);
  return {
    leaders: cards.filter(({ kind }) => kind === 'leader'),
    wonders: cards.filter(({ kind }) => kind === 'wonder'),
    game,
  };
};

test('TA 17.1 the three modules can be chosen one by one', () => {
  expect(Object.keys(throughTheAges.options)).toEqual([
    'adjusted',
    'leaders',
    'agreed',
    'military',
    'hands',
    'length',
    'resigning',
  ]);
  expect(invariants(fresh(3, { adjusted: 'all' }))).toEqual([]);
  expect(invariants(fresh(3, { military: true, leaders: 'expansion' }))).toEqual([]);
});

test.each([
  [2, 6, 4],
  [3, 7, 5],
  [4, 7, 5],
])(
  'TA 17.4 TA 17.8 secret mix with %i players: %i leaders and %i wonders of both boxes, unseen',
  (seats, leaderCount, wonderCount) => {
    const { leaders, wonders, game } = famous(seats, { leaders: 'secret-mix', adjusted: 'all' }, 2);
    expect([leaders.length, wonders.length]).toEqual([leaderCount, wonderCount]);
    expect(game.box).toHaveLength(4 * (12 - leaderCount + 8 - wonderCount));
    const seen = view(throughTheAges, game, 0) as { box: { card: string; kind: string }[] };
    expect(seen.box.every(({ card }) => card === '?')).toBe(true);
  },
);

test.each([
  [3, [22, 53, 55, 57]],
  [4, [22, 56, 57, 58]],
] as const)('TA 17.8 deck sizes with adjusted cards and a mix, %i players', (seats, counts) => {
  expect(sizes(seats, { adjusted: 'all', leaders: 'secret-mix' })).toEqual([...counts]);
  expect(sizes(seats, { adjusted: 'all', leaders: 'open-mix' })).toEqual([...counts]);
});

/** Civil cards of Ages A, I, II and III with six leaders and four wonders per age, for 2, 3 and 4 players. */
const PLAIN = {
  base: [
    [20, 44, 44, 44],
    [20, 50, 50, 50],
    [20, 53, 53, 53],
  ],
  adjusted: [
    [20, 44, 44, 44],
    [20, 51, 53, 55],
    [20, 54, 55, 56],
  ],
} as const;

/** How many more leaders and wonders, taken together, every age has. */
const MORE = {
  base: [0, 0, 0],
  expansion: [0, 0, 0],
  'secret-mix': [0, 2, 2],
  'open-mix': [0, 2, 2],
  'hidden-future': [0, 2, 2],
  'one-extra': [2, 2, 2],
  draft: [0, 2, 2],
} as const;

const dealt = (seats: number, options: Chosen) => {
  const game = fresh(seats, options);
  while (topFrame(game)?.step === 'draft') {
    const seat = decider(game);
    act(throughTheAges, game, seat, legal(throughTheAges, game, seat)[0] ?? { type: 'done' });
  }
  return game;
};

test.each(
  (Object.keys(MORE) as (keyof typeof MORE)[]).flatMap((leaders) =>
    [2, 3, 4].flatMap((seats) => [
      { leaders, seats, adjusted: 'none' },
      { leaders, seats, adjusted: 'all' },
    ]),
  ),
)('TA 1.4 TA 17.2 TA 17.4 TA 17.8 civil decks: $leaders, $seats players, adjusted $adjusted', (table) => {
  const { leaders, seats, adjusted } = table;
  const { civilDecks, row } = dealt(seats, { leaders, adjusted });
  const counts = civilDecks.map((deck, age) => deck.length + (age === 0 ? row.length : 0));
  const more = MORE[leaders][seats - 2] ?? 0;
  expect(counts).toEqual(PLAIN[adjusted === 'all' ? 'adjusted' : 'base'][seats - 2]?.map((count) => count + more));
});

test('TA 17.8 of an agreed leader the adjusted version takes part where it is used', () => {
  const agreed = ['hammurabi', 'colossus', 'boudica'];
  const game = fresh(2, { leaders: 'agreed', agreed, adjusted: ['hammurabi-adjusted'] });
  const cards = [...game.civilDecks.flat(), ...game.row];
  expect(cards.filter((card) => card.startsWith('hammurabi'))).toEqual(['hammurabi-adjusted']);
  expect([cards.includes('colossus'), cards.includes('moses')]).toEqual([true, false]);
  expect(invariants(game)).toEqual([]);
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
