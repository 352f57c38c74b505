/** Wonders, technologies and action cards at the exact moment and within the exact limits of their texts (TA 10, 15, 18). */

import { expect, test } from 'vitest';
import { levelOf } from '../src/public/cards.ts';
import { buildCost, developCost } from '../src/queries/costs.ts';
import { mineProduction, stored } from '../src/queries/counts.ts';
import { civilActions, strengthRating } from '../src/queries/ratings.ts';
import { endAge } from '../src/rules/ages.ts';
import { SOURCES } from '../src/state.ts';
import { position } from './position.ts';

const end = { type: 'end-turn' } as const;
const play = (card: string) => ({ type: 'play', card }) as const;

test.each([
  ['masonry', [3, 5, 7, 10]],
  ['architecture', [3, 5, 6, 9]],
  ['engineering', [3, 5, 6, 8]],
])('TA 10.14 with %s the labs of the four ages cost %o', (special, costs) => {
  const { game } = position().has(0, { specials: [special] });
  const labs = ['philosophy', 'alchemy', 'scientific-method', 'computers'];
  expect(labs.map((card) => buildCost(game, 0, card))).toEqual(costs);
  expect([buildCost(game, 0, 'iron'), buildCost(game, 0, 'knights')]).toEqual([5, 3]);
});

test('TA 15.3 Great Wall: infantry and artillery are stronger, cavalry and air forces are not', () => {
  const wall = (built: string[]) =>
    strengthRating(
      position()
        .bare(0)
        .has(0, { built, on: { warriors: 2, cannon: 1, knights: 3, 'air-forces': 1 } }).game,
      0,
    );
  expect(wall(['great-wall']) - wall([])).toBe(3);
});

test.each(['transcontinental-railroad', 'transcontinental-railroad-adjusted'])(
  'TA 18.II7 %s: one worker on the best mine produces twice',
  (card) => {
    const mines = (built: string[]) =>
      mineProduction(
        position()
          .bare(0)
          .has(0, { built, on: { bronze: 2, coal: 2, oil: 0 } }).game,
        0,
      );
    expect(mines([card]) - mines([])).toBe(3);
  },
);

test('TA 18.II9 Ocean Liner Service: one worker for nothing, also in the turn of its completion, none without tokens', () => {
  const table = position()
    .has(0, { building: 'ocean-liner-service', stages: 3, blue: 9, tokensOn: { bronze: 4 } })
    .does(0, { type: 'stage', count: 1 }, { type: 'settle' });
  expect(table.player(0)).toMatchObject({ workers: 2, yellow: 17, civil: 3 });
  const empty = position().has(0, { built: ['ocean-liner-service'], yellow: 0 });
  expect(empty.whyNot(0, { type: 'settle' })).toBe('bank-empty TA 10.2');
});

test('TA 12.5 TA 15.8 tokens come with the wonder or law and go with it', () => {
  const roads = position()
    .has(0, { building: 'roman-roads', stages: 2, blue: 12, tokensOn: { bronze: 2 } })
    .does(0, { type: 'stage', count: 1 });
  expect(roads.player(0)).toMatchObject({ yellow: 19, blue: 15 });
  roads.revealing(0, 'ravages-of-time-ii').does(0, { type: 'ravage', card: 'roman-roads' });
  expect(roads.player(0).yellow).toBe(18);
  const laws = position().has(0, { civilHand: ['justice-system', 'civil-service'], science: 17, civil: 4 });
  laws.does(0, { type: 'develop', card: 'justice-system' });
  expect([laws.player(0).blue, civilActions(laws.game, 0)]).toEqual([19, 5]);
  laws.does(0, { type: 'develop', card: 'civil-service' });
  expect([laws.player(0).blue, civilActions(laws.game, 0)]).toEqual([19, 6]);
});

test('TA 18.A6 the adjusted Colossus draws three cards of Age III when it begins', () => {
  const table = position().has(1, { built: ['colossus-adjusted'] });
  table.game.age = 2;
  endAge(table.game);
  expect(table.player(1).militaryHand.map(levelOf)).toEqual([3, 3, 3]);
});

test('TA 18.A7 Colosseum: infantry and cavalry by their level, 2 culture each, among the wonders’ scores', () => {
  const { game } = position().has(0, { built: ['colosseum'] });
  expect(['swordsmen', 'riflemen', 'tanks', 'cannon', 'air-forces'].map((card) => developCost(game, 0, card))).toEqual([
    3, 4, 6, 6, 12,
  ]);
  const table = position()
    .has(0, { built: ['colosseum'], civilHand: ['knights', 'cannon'], science: 20 })
    .does(0, { type: 'develop', card: 'knights' }, { type: 'develop', card: 'cannon' });
  expect([table.player(0).culture, table.player(0).ledger[SOURCES.indexOf('wonders')]]).toEqual([2, 2]);
});

test.each([
  [2, 7],
  [3, 8],
  [4, 9],
])('TA 18.III6 Empire State Building with %i players: %i culture for what is led alone', (seats, culture) => {
  const table = position(seats)
    .has(0, { building: 'empire-state-building', stages: 3, blue: 10, tokensOn: { bronze: 3 }, on: { warriors: 2 } })
    .does(0, { type: 'stage', count: 1 });
  expect(table.player(0).culture).toBe(culture);
});

test('TA 18.I8 Silk Road makes discounts and what follows an order greater by one', () => {
  const silk = (patch: object) => position().has(0, { built: ['silk-road'], ...patch });
  const build = silk({ civilHand: ['rich-land-a'] }).does(0, play('rich-land-a'), { type: 'build', card: 'bronze' });
  expect(build.player(0).blue).toBe(16);
  const genius = silk({ civilHand: ['engineering-genius-a'], building: 'pyramids' });
  expect(genius.does(0, play('engineering-genius-a')).player(0)).toMatchObject({ stages: 1, blue: 15 });
  const frugal = silk({ civilHand: ['frugality-a'], tokensOn: { agriculture: 2 } }).does(0, play('frugality-a'));
  expect(stored(frugal.player(0), 'food')).toBe(2);
  const idea = silk({ civilHand: ['breakthrough-i', 'alchemy'], science: 4 });
  idea.does(0, play('breakthrough-i'), { type: 'develop', card: 'alchemy' });
  expect(idea.player(0).science).toBe(3);
  const reserves = silk({ civilHand: ['reserves-i'] }).does(0, play('reserves-i'), { type: 'choose', option: 0 });
  expect(stored(reserves.player(0), 'food')).toBe(3);
});

test('TA 14.6 TA 9.7 nobody is told of a card that gives nothing', () => {
  const told = (table: ReturnType<typeof position>, action: Parameters<typeof table.does>[1]) => {
    table.game.facts = [];
    const facts = table.does(0, action).game.facts ?? [];
    return facts.filter((fact) => fact.fact === 'gained' && fact.seat === 0).length;
  };
  const khan = (warriors: number) => position().has(0, { leader: 'genghis-khan', on: { warriors } });
  expect([told(khan(1), end), told(khan(0), end)]).toEqual([1, 0]);
  const canal = position().has(0, { building: 'suez-canal', stages: 1, blue: 9, tokensOn: { bronze: 6 } });
  expect(told(canal, { type: 'stage', count: 1 })).toBe(0);
});

test('TA 10.11 an upgrade is ordered, not a building; farms, mines and urban buildings, no units', () => {
  const table = position()
    .has(0, { civilHand: ['efficient-upgrade-iii'], workers: 2, tokensOn: { bronze: 4 } })
    .has(0, { on: { coal: 0, irrigation: 0, swordsmen: 0 } })
    .does(0, play('efficient-upgrade-iii'));
  expect(table.list(0, 'build')).toEqual([]);
  expect(table.list(0, 'upgrade')).toEqual([
    { type: 'upgrade', from: 'agriculture', to: 'irrigation' },
    { type: 'upgrade', from: 'bronze', to: 'coal' },
  ]);
  table.does(0, { type: 'upgrade', from: 'bronze', to: 'coal' });
  expect(stored(table.player(0), 'resources')).toBe(2);
});

test.each([
  ['wave-of-nationalism-ii', [6, 6, 4]],
  ['military-build-up-iii', [8, 10, 6]],
] as const)('TA 10.11 TA 8.10 %s counts civilizations that are stronger, by the number of players', (card, units) => {
  const arms = [2, 3, 4].map((seats) => {
    const table = position(seats).has(0, { civilHand: [card] });
    for (const rival of [1, 2].filter((seat) => seat < seats)) table.has(rival, { on: { warriors: 2 } });
    return table.does(0, play(card)).game.turn.units;
  });
  expect(arms).toEqual(units);
});

test('TA 10.11 TA 8.10 Endowment for the Arts counts civilizations with more culture, ties not', () => {
  const culture = [2, 3, 4].map((seats) => {
    const table = position(seats).has(0, { civilHand: ['endowment-for-the-arts-iii'], culture: 5 });
    table.has(1, { culture: 6 });
    for (const rival of [2, 3].filter((seat) => seat < seats)) table.has(rival, { culture: 5 });
    return table.does(0, play('endowment-for-the-arts-iii')).player(0).culture - 5;
  });
  expect(culture).toEqual([6, 3, 2]);
});

test('TA 10.12 the science of a Breakthrough cannot pay for its own technology', () => {
  const table = position().has(0, { civilHand: ['breakthrough-ii', 'alchemy'], science: 3 });
  expect(table.whyNot(0, play('breakthrough-ii'))).toBe('order-impossible TA 10.17');
  table.has(0, { science: 4 }).does(0, play('breakthrough-ii'), { type: 'develop', card: 'alchemy' });
  expect(table.player(0).science).toBe(3);
});
