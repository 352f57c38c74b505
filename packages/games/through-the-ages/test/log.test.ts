/** The log tells what happened, to whom and by what, in numbers that are true; nothing for zero and nothing twice. */

import { act, decider, isOver, legal, luckFrom, seedFrom, start } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import type { AgesState } from '../src/index.ts';
import { stored } from '../src/queries/counts.ts';
import { type Position, position } from './position.ts';

type Fact = NonNullable<AgesState['facts']>[number];

const { en, de } = throughTheAges.text;

/** The facts of what is done. */
function told(table: Position, doing: (table: Position) => void): Fact[] {
  table.game.facts = [];
  doing(table);
  return table.game.facts ?? [];
}

/** One fact as a sentence. */
const say = (book: typeof en, fact: Fact | undefined): string => {
  if (fact === undefined) return '';
  const sentence: ((fact: never) => string) | undefined = book.facts[fact.fact];
  return sentence?.(fact as never) ?? '';
};

const named = (facts: readonly Fact[], name: string) => facts.filter(({ fact }) => fact === name);

test('TA 8.7 a loss is told as far as there was anything to lose, and not at all where there was nothing', () => {
  const poor = told(position(3).has(1, { culture: 2 }), (table) => void table.revealing(0, 'civil-unrest-ii'));
  expect(named(poor, 'lost')).toEqual([]);
  const facts = told(position().has(0, { tokensOn: { agriculture: 1 } }), (table) => void table.revealing(0, 'rats-i'));
  expect(named(facts, 'lost')).toEqual([{ fact: 'lost', seat: 0, gain: { food: 1 }, seen: 'all' }]);
  expect(
    say(
      en,
      facts.find(({ fact }) => fact === 'lost'),
    ),
  ).toMatch(/loses 1 food\.$/);
});

test('TA 8.4 free population is told once, in other words than population that was paid for', () => {
  const free = told(position().has(0, {}), (table) => void table.revealing(0, 'development-of-settlement-a'));
  expect(named(free, 'gained-population').map((fact) => 'seat' in fact && fact.seat)).toEqual([0, 1]);
  expect([named(free, 'grew-population'), named(free, 'gained')]).toEqual([[], []]);
  const paid = told(
    position().has(0, { tokensOn: { agriculture: 2 } }),
    (table) => void table.does(0, { type: 'population' }),
  );
  expect(paid).toEqual([{ fact: 'grew-population', seat: 0, food: 2, seen: 'all' }]);
});

test('TA 10.5 who destroys or disbands what is said, in the log and on the button', () => {
  const facts = told(position(), (table) => void table.does(0, { type: 'destroy', card: 'warriors' }));
  expect(facts.map((fact) => say(en, fact))).toEqual([expect.stringMatching(/ disbands .*Warriors/)]);
  const razed = told(position().has(1, { on: { religion: 1 } }), (table) => {
    table.game.frames.push({ step: 'demolish', seat: 0, of: 1 });
    table.does(0, { type: 'raze', card: 'religion' });
  });
  expect(razed).toEqual([{ fact: 'destroyed', seat: 1, card: 'religion', by: 0, seen: 'all' }]);
  expect(say(de, razed[0])).toMatch(/zerstört „.*Religion.*“ von /);
  const label = (card: string) => en.actions.destroy({ type: 'destroy', card }, {} as never);
  expect([label('warriors'), label('religion')]).toEqual([
    expect.stringMatching(/^Disband/),
    expect.stringMatching(/^Destroy/),
  ]);
});

test('TA 8.1 the culture for preparing an event is told with it', () => {
  const facts = told(
    position()
      .has(0, { militaryHand: ['rats-i'] })
      .politicking(0),
    (table) => void table.does(0, { type: 'prepare', card: 'rats-i' }),
  );
  expect(named(facts, 'prepared')).toEqual([{ fact: 'prepared', seat: 0, level: 1, culture: 1, seen: 'all' }]);
});

test('TA 14.6 what a leader gives is told with the leader', () => {
  const facts = told(
    position().has(0, { leader: 'genghis-khan', on: { warriors: 3 } }),
    (table) => void table.does(0, { type: 'end-turn' }),
  );
  expect(named(facts, 'gained')).toEqual([
    { fact: 'gained', seat: 0, gain: { culture: 3 }, by: 'genghis-khan', seen: 'all' },
  ]);
});

test('cards of one name are told apart by their age, and German names stand in quotation marks', () => {
  const plays = (card: string) =>
    [en, de].map((book) => book.facts['played-card']({ fact: 'played-card', seat: 0, card, seen: 'all' }));
  expect(plays('rich-land-a').join()).toMatch(/Rich Land A.*„.*A.*“/);
  expect(plays('rich-land-i').join()).toMatch(/Rich Land I\b/);
  expect(say(en, { fact: 'completed', seat: 0, card: 'pyramids', seen: 'all' })).not.toMatch(/Pyramids A/);
});

/** What the facts say of the culture and the science of each seat. */
function sumsOf(facts: readonly Fact[], seats: number): { culture: number; science: number }[] {
  const sums = Array.from({ length: seats }, () => ({ culture: 0, science: 0 }));
  const add = (seat: number, { culture = 0, science = 0 }: { culture?: number; science?: number }, sign = 1) => {
    const sum = sums[seat];
    if (sum === undefined) return;
    sum.culture += sign * culture;
    sum.science += sign * science;
  };
  for (const fact of facts) {
    if (fact.fact === 'gained') add(fact.seat, fact.gain);
    if (fact.fact === 'lost') add(fact.seat, fact.gain, -1);
    if (fact.fact === 'scored-turn' || fact.fact === 'scored' || fact.fact === 'prepared')
      add(fact.seat, fact as { culture?: number; science?: number });
    if (fact.fact === 'famine') add(fact.seat, { culture: fact.culture }, -1);
    if (fact.fact === 'developed') add(fact.seat, { science: fact.science }, -1);
  }
  return sums;
}

test.each([2, 3, 4])(
  'TA 2.5 every change of culture in random games of %i players is told in true numbers',
  (seats) => {
    const game = start(throughTheAges, { seats, seed: seedFrom(`told ${seats}`) });
    const luck = luckFrom(`told ${seats}`);
    const silent: string[] = [];
    while (!isOver(game)) {
      const seat = decider(game);
      const actions = legal(throughTheAges, game, seat);
      const action = actions[throughTheAges.bot.playout?.(game, seat, actions, luck) ?? 0] ?? { type: 'done' };
      const before = game.players.map(({ culture }) => culture);
      game.facts = [];
      act(throughTheAges, game, seat, action);
      const sums = sumsOf(game.facts ?? [], seats);
      for (const [at, { culture, out }] of game.players.entries()) {
        const change = culture - (before[at] ?? 0);
        if (!out && change !== sums[at]?.culture) silent.push(`${action.type}: ${change}, told ${sums[at]?.culture}`);
      }
      game.facts = null;
    }
    expect(silent).toEqual([]);
  },
);

test('TA 14.3 production is told as what came, not as what is in store', () => {
  const table = position().has(0, { tokensOn: { bronze: 2 } });
  const before = stored(table.player(0), 'resources');
  const facts = told(table, () => void table.does(0, { type: 'end-turn' }));
  const came = stored(table.player(0), 'resources') - before;
  expect(named(facts, 'produced')).toContainEqual({ fact: 'produced', seat: 0, food: 0, resources: came, seen: 'all' });
});

test.each([
  [0, 'food'],
  [1, 'resources'],
])('TA 12.3 the good that seat %i gives by the Trade Routes Agreement is told: %s', (seat, from) => {
  const table = position(3).has(0, { treaty: { card: 'trade-routes-agreement-i', a: 0, b: 1 } });
  table.has(seat, { tokensOn: { agriculture: 1, bronze: 1 } }).acting(seat);
  const facts = told(table, () => void table.does(seat, { type: 'trade' }));
  expect(named(facts, 'traded')).toEqual([{ fact: 'traded', seat, from, seen: 'all' }]);
});

test('TA 8.2 an event that changes nothing says so, and who leaves what it offers is told', () => {
  const after = (card: string, doing: (table: Position) => void = () => {}) =>
    told(position(), (table) => {
      table.revealing(0, card);
      doing(table);
    });
  const rebellion = after('rebellion-i');
  expect(rebellion.map(({ fact }) => fact)).toEqual(['revealed', 'no-effect']);
  expect(say(en, rebellion[1])).toMatch(/^.*Rebellion.* has no effect\.$/);
  expect(say(de, rebellion[1])).toMatch(/^„.*“ bleibt ohne Wirkung\.$/);
  const religion = after('development-of-religion-a', (table) => void table.does(0, { type: 'done' }));
  expect(named(religion, 'declined')).toEqual([
    { fact: 'declined', seat: 0, step: 'free-build', card: 'religion', seen: 'all' },
  ]);
  expect(named(religion, 'no-effect')).toEqual([]);
  // Where somebody is touched, the others need no word.
  expect(named(after('development-of-science-a'), 'no-effect')).toEqual([]);
});

test('TA 10.11 TA 5.6 an action card that brings nothing, and an attack on somebody who has nothing, are told as that', () => {
  const played = told(
    position().has(0, { civilHand: ['wave-of-nationalism-ii'] }),
    (table) => void table.does(0, { type: 'play', card: 'wave-of-nationalism-ii' }),
  );
  expect(played.map(({ fact }) => fact)).toEqual(['played-card', 'no-effect']);
  const plundered = told(position(), (table) => {
    table.game.frames.push({ step: 'plunder', seat: 0, from: 1, amount: 3 });
    table.does(0, { type: 'split', food: 0, resources: 0 });
  });
  expect(plundered).toEqual([{ fact: 'declined', seat: 1, step: 'plunder', card: '', seen: 'all' }]);
  expect(say(de, plundered[0])).toMatch(/ hat nichts zu verlieren\.$/);
  const nothing = { type: 'split', food: 0, resources: 0 } as const;
  expect([en, de].map((book) => book.actions.split(nothing, {} as never))).toEqual(['Nothing', 'Nichts']);
});
