/** Wonders, technologies and action cards at the exact moment and within the exact limits of their texts (TA 10, 15, 18). */

import { expect, test } from 'vitest';
import { buildCost } from '../src/queries/costs.ts';
import { mineProduction, stored } from '../src/queries/counts.ts';
import { strengthRating } from '../src/queries/ratings.ts';
import { position } from './position.ts';

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

test.each(['transcontinental-railroad'])('TA 18.II7 %s: one worker on the best mine produces twice', (card) => {
  const mines = (built: string[]) =>
    mineProduction(
      position()
        .bare(0)
        .has(0, { built, on: { bronze: 2, coal: 2, oil: 0 } }).game,
      0,
    );
  expect(mines([card]) - mines([])).toBe(3);
});

test('TA 18.II9 Ocean Liner Service: one worker for nothing, also in the turn of its completion, none without tokens', () => {
  const table = position()
    .has(0, { building: 'ocean-liner-service', stages: 3, blue: 9, tokensOn: { bronze: 4 } })
    .does(0, { type: 'stage', count: 1 }, { type: 'settle' });
  expect(table.player(0)).toMatchObject({ workers: 2, yellow: 17, civil: 3 });
  const empty = position().has(0, { built: ['ocean-liner-service'], yellow: 0 });
  expect(empty.whyNot(0, { type: 'settle' })).toBe('bank-empty TA 10.2');
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
