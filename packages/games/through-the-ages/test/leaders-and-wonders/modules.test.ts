import { act, decider, imagine, legal, luckFrom, seedFrom, start, topFrame, view } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import type { AgesState } from '../../src/index.ts';
import { invariants } from '../../src/invariants.ts';
import { placeholderOf } from '../../src/leaders-and-wonders/content/placeholders.ts';
import { WONDERS } from '../../src/leaders-and-wonders/content/wonders.ts';
import { isNew } from '../../src/leaders-and-wonders/queries/mixes.ts';
import { cardOf, isCard } from '../../src/public/cards.ts';
import { productionBonus } from '../../src/queries/counts.ts';
import { cultureRating, scienceRating } from '../../src/queries/ratings.ts';
import { type Chosen, position } from '../position.ts';

const fresh = (seats: number, options: Chosen, seed = 'modules') =>
  start(throughTheAges, { seats, seed: seedFrom(seed), options });

const famous = (seats: number, options: Chosen, age: number) => {
  const game = fresh(seats, options);
  const cards = [...(game.civilDecks[age] ?? []), ...(age === 0 ? game.row : [])].filter(isCard).map(cardOf);
  return {
    leaders: cards.filter(({ kind }) => kind === 'leader'),
    wonders: cards.filter(({ kind }) => kind === 'wonder'),
    game,
  };
};

test('TA 17.4 pure expansion: the new leaders and wonders only', () => {
  const { leaders, wonders } = famous(4, { leaders: 'expansion' }, 1);
  expect([leaders.length, wonders.length]).toEqual([6, 4]);
  expect([...leaders, ...wonders].every(isNew)).toBe(true);
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

test('TA 17.4 just the leaders and wonders that were agreed on take part', () => {
  const agreed = ['moses', 'sun-tzu', 'pyramids', 'genghis-khan', 'saladin', 'machu-picchu'];
  const game = fresh(3, { leaders: 'agreed', agreed });
  const cards = [...game.civilDecks.flat(), ...game.row].filter(isCard).map(cardOf);
  const famous = cards.filter(({ kind }) => kind === 'leader' || kind === 'wonder').map(({ id }) => id);
  expect(famous.sort()).toEqual([...agreed].sort());
  expect([game.box, invariants(game)]).toEqual([[], []]);
  const imagined = imagine(throughTheAges, view(throughTheAges, game, 1) as never, luckFrom(seedFrom('agreed')));
  expect(invariants(imagined)).toEqual([]);
});

test('TA 17.4 by default those of the base game are agreed on; without an agreement the set is empty', () => {
  const { leaders, wonders } = famous(2, { leaders: 'agreed' }, 2);
  expect([leaders.length, wonders.length]).toEqual([6, 4]);
  expect([...leaders, ...wonders].some(isNew)).toBe(false);
  expect(fresh(2, { leaders: 'open-mix' }).options.agreed).toEqual([]);
  expect(() => fresh(2, { leaders: 'agreed', agreed: ['republic'] })).toThrow('not "republic"');
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

/** The quiet line under a card, in every language. */
const notes = (card: string) =>
  [throughTheAges.text.en, throughTheAges.text.de].map((book) => book.things['card']?.(card).note);

test('TA 20.1 the split of a new wonder into stages is our own, and one quiet line says so in every language', () => {
  for (const wonder of Object.keys(WONDERS).filter((id) => id !== 'international-red-cross')) {
    expect(notes(wonder)).toEqual([
      'Total cost and symbols are known from one source only; the split into stages is our own.',
      'Gesamtkosten und Symbole sind nur aus einer Quelle bekannt; die Aufteilung auf Stufen ist unsere eigene.',
    ]);
  }
  expect(notes('international-red-cross').join()).toMatch(/number of its stages .* one source.*Zahl der Stufen/);
  expect(notes('alfred-nobel').join()).toMatch(/contradicts itself.*widerspricht/);
  expect([notes('boudica'), notes('pyramids')]).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test.each(['open-mix', 'hidden-future', 'open-draft'] as const)(
  'TA 17.4 %s: what is left of the Age A deck may be looked through, sorted, by everybody',
  (leaders) => {
    const game = drafted(fresh(3, { leaders }));
    const seen = (viewer: number | null) =>
      (view(throughTheAges, game, viewer) as { civilDecks: string[][] }).civilDecks;
    for (const viewer of [0, 2, null]) {
      expect(seen(viewer)[0]).toEqual(game.civilDecks[0]?.toSorted());
      expect(new Set(seen(viewer)[1])).toEqual(new Set(['?']));
    }
    const other = imagine(throughTheAges, view(throughTheAges, game, 1) as never, luckFrom(seedFrom('imagine')));
    expect(other.civilDecks[0]?.toSorted()).toEqual(game.civilDecks[0]?.toSorted());
    expect(view(throughTheAges, other, 1)).toEqual(view(throughTheAges, game, 1));
  },
);

test('TA 17.4 nobody looks through the Age A deck of a secret mix', () => {
  const seen = view(throughTheAges, fresh(3, { leaders: 'secret-mix' }), 0) as { civilDecks: string[][] };
  expect(new Set(seen.civilDecks[0])).toEqual(new Set(['?']));
});

test('TA 17.4 the draft combined with the open mix: what was chosen lies open on the boards', () => {
  const game = drafted(fresh(2, { leaders: 'open-draft' }));
  for (const board of game.boards.slice(1)) {
    expect([board.open, board.leaders.length, board.wonders.length]).toEqual([true, 6, 4]);
  }
  expect(game.civilDecks[1]?.filter((card) => card.startsWith('placeholder-'))).toHaveLength(10);
  expect(game.box).toEqual([]);
});

/** Everybody drafts the first that is offered. */
function drafted(game: AgesState): AgesState {
  while (topFrame(game)?.step === 'draft') {
    const seat = decider(game);
    const [first] = legal(throughTheAges, game, seat);
    if (first !== undefined) act(throughTheAges, game, seat, first);
  }
  return game;
}
