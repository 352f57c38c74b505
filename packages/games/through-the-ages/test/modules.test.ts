import { act, decider, imagine, legal, luckFrom, seedFrom, start, topFrame, view } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { cardOf, isCard } from '../src/public/cards.ts';
import { placeholderOf } from '../src/leaders-and-wonders/content/placeholders.ts';
import type { AgesOptions } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import { productionBonus } from '../src/queries/counts.ts';
import { isNew } from '../src/leaders-and-wonders/queries/mixes.ts';
import { cultureRating, scienceRating } from '../src/queries/ratings.ts';
import { position } from './position.ts';

const fresh = (seats: number, options: Partial<AgesOptions>, seed = 'modules') =>
  start(throughTheAges, { seats, seed: seedFrom(seed), options });
const sizes = (seats: number, options: Partial<AgesOptions>) =>
  fresh(seats, options).civilDecks.map((deck, age) => deck.length + (age === 0 ? 13 : 0));
const famous = (seats: number, options: Partial<AgesOptions>, age: number) => {
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
    'military',
    'leaders',
    'hands',
    'length',
    'resigning',
  ]);
  expect(invariants(fresh(3, { adjusted: true }))).toEqual([]);
  expect(invariants(fresh(3, { military: true, leaders: 'expansion' }))).toEqual([]);
});

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

test('TA 17.4 pure expansion: the new leaders and wonders only', () => {
  const { leaders, wonders } = famous(4, { leaders: 'expansion' }, 1);
  expect([leaders.length, wonders.length]).toEqual([6, 4]);
  expect([...leaders, ...wonders].every(isNew)).toBe(true);
});

test.each([
  [2, 6, 4],
  [3, 7, 5],
  [4, 7, 5],
])(
  'TA 17.4 TA 17.8 secret mix with %i players: %i leaders and %i wonders of both boxes, unseen',
  (seats, leaderCount, wonderCount) => {
    const { leaders, wonders, game } = famous(seats, { leaders: 'secret-mix', adjusted: true }, 2);
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
  expect(sizes(seats, { adjusted: true, leaders: 'secret-mix' })).toEqual([...counts]);
  expect(sizes(seats, { adjusted: true, leaders: 'open-mix' })).toEqual([...counts]);
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

const dealt = (seats: number, options: Partial<AgesOptions>) => {
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
      { leaders, seats, adjusted: false },
      { leaders, seats, adjusted: true },
    ]),
  ),
)('TA 1.4 TA 17.2 TA 17.4 TA 17.8 civil decks: $leaders, $seats players, adjusted $adjusted', (table) => {
  const { leaders, seats, adjusted } = table;
  const { civilDecks, row } = dealt(seats, { leaders, adjusted });
  const counts = civilDecks.map((deck, age) => deck.length + (age === 0 ? row.length : 0));
  const more = MORE[leaders][seats - 2] ?? 0;
  expect(counts).toEqual(PLAIN[adjusted ? 'adjusted' : 'base'][seats - 2]?.map((count) => count + more));
});

test.each([
  [2, false, 6],
  [3, false, 5],
  [4, false, 4],
  [2, true, 7],
  [3, true, 6],
  [4, true, 5],
])('TA 1.5 TA 1.9 %i players, new military cards %o: %i cards of Age A stay aside', (seats, military, aside) => {
  expect(fresh(seats, { military }).militaryDecks[0]).toHaveLength(aside);
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

test('TA 17.4 TA 17.9 open mix: placeholders in the decks, the cards on boards everybody knows', () => {
  const two = fresh(2, { leaders: 'open-mix' });
  const numbers = (kind: string) =>
    (two.civilDecks[1] ?? [])
      .map(placeholderOf)
      .filter((one) => one?.kind === kind)
      .map((one) => one?.number)
      .sort();
  expect([numbers('leader'), numbers('wonder')]).toEqual([
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4],
  ]);
  const four = fresh(4, { leaders: 'open-mix' });
  expect([four.boards[1]?.leaders.length, four.boards[1]?.wonders.length]).toEqual([7, 5]);
  const seen = view(throughTheAges, four, 0) as { boards: { leaders: unknown[] }[] };
  expect(seen.boards[3]?.leaders).toEqual(four.boards[3]?.leaders);
  const table = position(2, { leaders: 'open-mix' });
  const [first] = table.game.boards[1]?.leaders ?? [];
  table.game.civilDecks[1]?.push('placeholder-1-leader-1');
  table.row(1, '').game.frames = [{ step: 'refill-row' }];
  expect(table.run().game.row.at(-1)).toBe(first);
  expect(table.game.boards[1]?.leaders[0]).toBe('');
});

test('TA 17.4 open mix with later ages hidden until they begin', () => {
  const game = fresh(3, { leaders: 'hidden-future' });
  const seen = view(throughTheAges, game, 0) as { boards: { leaders: unknown[] }[] };
  expect(seen.boards[1]?.leaders).toEqual(game.boards[1]?.leaders);
  expect(seen.boards[2]?.leaders[0]).toEqual({ back: 2, card: '?' });
});

test('TA 17.4 hidden until then: when Age II begins, its leaders and wonders lie open, those of Age III do not', () => {
  const table = position(3, { leaders: 'hidden-future' });
  table.game.civilDecks[1] = ['iron'];
  table.row(1, '').game.frames = [{ step: 'refill-row' }];
  table.run();
  const seen = view(throughTheAges, table.game, 0) as { boards: { leaders: unknown[]; wonders: unknown[] }[] };
  expect(table.game.age).toBe(2);
  expect(seen.boards[2]?.leaders).toEqual(table.game.boards[2]?.leaders);
  expect(seen.boards[2]?.wonders).toEqual(table.game.boards[2]?.wonders);
  expect(seen.boards[3]?.leaders[0]).toEqual({ back: 3, card: '?' });
});

test('TA 17.4 one extra: all new cards and one old leader and wonder per age', () => {
  const { leaders, wonders } = famous(2, { leaders: 'one-extra' }, 3);
  expect([leaders.length, wonders.length]).toEqual([7, 5]);
  expect(leaders.filter((card) => !isNew(card))).toHaveLength(1);
});

test('TA 17.4 drafting: each player chooses one leader and wonder per age, the rest is drawn at random', () => {
  const game = fresh(3, { leaders: 'draft' });
  const chosen: string[] = [];
  for (let level = 0; level < 4; level++) {
    for (const seat of [0, 1, 2]) {
      const [first] = legal(throughTheAges, game, seat);
      if (first?.type !== 'draft') throw new Error('no draft');
      expect(legal(throughTheAges, game, seat)).toHaveLength(6);
      chosen.push(first.leader, first.wonder);
      act(throughTheAges, game, seat, first);
    }
  }
  const inGame = [...game.civilDecks.flat(), ...game.row];
  expect(chosen.every((card) => inGame.includes(card))).toBe(true);
  expect(inGame.filter((card) => cardOf(card).kind === 'leader')).toHaveLength(28);
  expect(invariants(game)).toEqual([]);
});

test('TA 17.5 TA 18.A5 TA 18.A3 bonuses: Roman Roads by age, Ashoka by colours', () => {
  const table = position().has(0, { built: ['roman-roads'] });
  const values = [0, 1, 2, 3, 4].map((age) => {
    table.game.age = age;
    return [
      productionBonus(table.game, 0, 'resources'),
      scienceRating(table.game, 0) - 1,
      cultureRating(table.game, 0),
    ];
  });
  expect(values).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 2],
    [0, 0, 2],
  ]);
  const ashoka = position().has(0, { leader: 'ashoka', civilHand: ['iron', 'irrigation', 'alchemy'] });
  expect([productionBonus(ashoka.game, 0, 'food'), productionBonus(ashoka.game, 0, 'resources')]).toEqual([0, 1]);
  ashoka.has(0, { civilHand: ['iron', 'moses', 'alchemy', 'drama'] });
  expect([productionBonus(ashoka.game, 0, 'food'), productionBonus(ashoka.game, 0, 'resources')]).toEqual([1, 1]);
  expect(productionBonus(ashoka.has(0, { civilHand: ['iron'] }).game, 0, 'resources')).toBe(0);
});

test('TA 18.A8 with closed hands Ashoka shows as many cards as prove the bonus, everybody else none', () => {
  const shown = (patch: object, civilHand: string[]) => {
    const table = position(2, { hands: 'closed' }).has(0, { ...patch, civilHand });
    table.game.facts = [];
    const facts = table.does(0, { type: 'end-turn' }).game.facts ?? [];
    return facts.flatMap((fact) => (fact.fact === 'showed-hand' && fact.seen === 'all' ? [fact.cards] : []));
  };
  const ashoka = { leader: 'ashoka' };
  // The food takes three colours, the resource two.
  expect(shown(ashoka, ['iron', 'irrigation', 'moses', 'alchemy', 'monarchy'])).toEqual([
    ['irrigation', 'moses', 'alchemy'],
    ['irrigation', 'moses'],
  ]);
  expect(shown(ashoka, ['iron', 'moses'])).toEqual([['iron', 'moses']]);
  expect(shown(ashoka, ['iron', 'irrigation'])).toEqual([]);
  expect(shown({ built: ['suez-canal'] }, ['iron', 'moses', 'alchemy'])).toEqual([]);
});

test.each([
  ['ashoka', [], ['iron', 'coal'], []],
  ['ashoka', [], ['iron', 'moses', 'coal'], [['coal', 'moses']]],
  [
    'ashoka',
    [],
    ['iron', 'moses', 'drama', 'monarchy'],
    [
      ['iron', 'moses', 'drama'],
      ['iron', 'moses'],
    ],
  ],
  ['', ['suez-canal'], ['iron', 'moses', 'drama'], []],
] as const)(
  'TA 18.A8 TA 2.5 closed hands, %s %o with %o: no more is shown than the bonus needs',
  (leader, built, hand, shown) => {
    const table = position(2, { hands: 'closed' }).has(0, { leader, built, civilHand: [...hand] });
    table.game.facts = [];
    table.does(0, { type: 'end-turn' });
    expect(table.game.facts?.flatMap((fact) => (fact.fact === 'showed-hand' ? [fact.cards] : []))).toEqual(shown);
  },
);

test('TA 17.7 TA 18.I10 what was seen of prepared events is kept as marks and ends with the shuffle', () => {
  const table = position(3)
    .has(1, { leader: 'nostradamus' })
    .has(0, { militaryHand: ['rats-i', 'foray-i'] })
    .politicking(0);
  table.game.futureEvents = [{ card: 'raiders-i', seenBy: [2] }];
  table.game.currentEvents.cards.push('development-of-science-a');
  table.does(0, { type: 'prepare', card: 'rats-i' });
  const future = (viewer: number) =>
    (view(throughTheAges, table.game, viewer) as { futureEvents: { card: unknown }[] }).futureEvents.map(
      ({ card }) => card,
    );
  expect(future(1)).toEqual([{ back: 1, card: '?' }, 'rats-i']);
  expect(future(2)).toEqual(['raiders-i', { back: 1, card: '?' }]);
  table.game.currentEvents.cards = ['development-of-science-a'];
  table.politicking(0).does(0, { type: 'prepare', card: 'foray-i' });
  const seen = view(throughTheAges, table.game, 1) as { currentEvents: { cards: unknown[] } };
  expect(seen.currentEvents.cards).toEqual([1, 1, 1].map((back) => ({ back, card: '?' })));
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

test('TA 20.1 designed values are marked in the content: the stage splits of the new wonders', () => {
  const stages = (card: string) => {
    const wonder = cardOf(card);
    return wonder.kind === 'wonder' ? wonder.stages : [];
  };
  expect([stages('himeji-castle'), stages('manhattan-project')]).toEqual([
    [4, 5],
    [2, 4, 8],
  ]);
});
