import { expect, test } from 'vitest';
import { productionBonus, stored } from '../../src/queries/counts.ts';
import { produce } from '../../src/rules/production.ts';
import { position } from '../position.ts';

const goods = (table: ReturnType<typeof position>, seat = 0) => [
  stored(table.player(seat), 'food'),
  stored(table.player(seat), 'resources'),
];

const end = { type: 'end-turn' } as const;

test('TA 14.7 TA 18.I1 Saladin chooses after the Action Phase; a white token counts for the total', () => {
  const table = position().has(0, { leader: 'saladin' }).does(0, end);
  expect(table.step).toBe('stance');
  table.does(0, { type: 'choose', option: 1 });
  expect(table.player(0)).toMatchObject({ civil: 5, stance: 1 });
  const replaced = table
    .has(0, { civilHand: ['moses'], civil: 5 })
    .acting(0)
    .does(0, { type: 'leader', card: 'moses' });
  expect(replaced.player(0).civil).toBe(4);
});

test.each([
  [0, 2],
  [5, 5],
])('TA 14.8 TA 18.A2 Sun Tzu with %i unused military actions draws %i cards', (military, cards) => {
  expect(position().has(0, { leader: 'sun-tzu', military }).does(0, end).player(0).militaryHand).toHaveLength(cards);
});

test('TA 14.8 Sun Tzu draws nothing in round 1 and in Age IV', () => {
  const draws = (change: object) => {
    const table = position().has(0, { leader: 'sun-tzu' });
    Object.assign(table.game, change);
    return table.does(0, end).player(0).militaryHand.length;
  };
  expect([draws({ round: 1 }), draws({ age: 4 }), draws({})]).toEqual([0, 0, 4]);
});

test('TA 14.1 TA 14.6 the limit is the total, spent or lent actions do not matter; the Prize needs no production', () => {
  const table = position().has(0, {
    militaryHand: ['rats-i', 'foray-i', 'raiders-i'],
    military: 0,
    civilHand: ['patriotism-a'],
  });
  table.does(0, { type: 'play', card: 'patriotism-a' }, end);
  expect(table.step).toBe('excess');
  table.does(0, { type: 'discard', card: 'rats-i' });
  expect(table.player(0).militaryHand.slice(0, 2)).toEqual(['foray-i', 'raiders-i']);
  const riot = position().has(0, { yellow: 0, workers: 0 });
  riot.game.prize = 'alfred-nobel';
  riot.game.turn.developed = 2;
  expect(riot.does(0, end).player(0).culture).toBe(4);
});

test('TA 17.5 TA 17.11 production bonuses come after the tokens, as one gain or loss', () => {
  const suez = position().has(0, {
    built: ['suez-canal'],
    colonies: ['historic-territory-i', 'vast-territory-i', 'developed-territory-i'],
  });
  expect(productionBonus(suez.game, 0, 'resources')).toBe(3);
  const coal = position()
    .bare(0)
    .has(0, {
      leader: 'isabella-of-castile',
      built: ['suez-canal'],
      colonies: ['historic-territory-i', 'strategic-territory-i'],
      on: { coal: 0 },
    });
  produce(coal.game, 0, ['resources']);
  expect(coal.player(0).technologies.find(({ card }) => card === 'coal')?.tokens).toBe(1);
  const loss = position(3)
    .bare(1)
    .has(0, { treaty: { card: 'acceptance-of-supremacy-ii', a: 0, b: 1 } })
    .has(1, { tokensOn: { bronze: 2 } });
  produce(loss.game, 1, ['resources']);
  expect(goods(loss, 1)).toEqual([0, 1]);
  const short = position().has(0, { leader: 'isabella-of-castile', blue: 2 });
  produce(short.game, 0, ['resources']);
  expect([goods(short), short.player(0).blue]).toEqual([[0, 2], 0]);
});

test('TA 17.5 the sum of bonuses and losses is one: a gain and the loss of Supremacy cancel out', () => {
  const table = position(3)
    .bare(1)
    .has(0, { treaty: { card: 'acceptance-of-supremacy-ii', a: 0, b: 1 } })
    .has(1, { leader: 'isabella-of-castile', tokensOn: { bronze: 1 } });
  expect(productionBonus(table.game, 1, 'resources')).toBe(0);
  produce(table.game, 1, ['resources']);
  expect(goods(table, 1)).toEqual([0, 1]);
});
