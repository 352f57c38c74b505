import { expect, test } from 'vitest';
import { stored } from '../src/queries/counts.ts';
import { produce } from '../src/rules/production.ts';
import { position } from './position.ts';

const goods = (table: ReturnType<typeof position>, seat = 0) => [
  stored(table.player(seat), 'food'),
  stored(table.player(seat), 'resources'),
];

const end = { type: 'end-turn' } as const;

test('TA 14.1 TA 14.10 military cards above the limit are discarded face down', () => {
  const table = position().has(0, {
    militaryHand: ['rats-i', 'foray-i', 'raiders-i', 'legion-i'],
    military: 0,
    built: ['library-of-alexandria'],
  });
  table.does(0, end);
  expect(table.step).toBe('excess');
  table.does(0, { type: 'discard', card: 'foray-i' });
  expect(table.player(0).militaryHand).toEqual(['rats-i', 'raiders-i', 'legion-i']);
  expect(table.game.hiddenDiscards[1]).toEqual(['foray-i']);
});

test('TA 14.3 TA 19.1 the first production: 1 science, 2 food, 2 resources, blue bank 12', () => {
  const table = position();
  table.game.round = 1;
  table.does(0, end);
  expect(table.player(0)).toMatchObject({ science: 1, culture: 0, blue: 12 });
  expect(goods(table)).toEqual([2, 2]);
});

test('TA 14.3 TA 19.2 idle tokens breed corruption: bank 8 costs 2', () => {
  const table = position().has(0, { tokensOn: { agriculture: 4, bronze: 4 } });
  produce(table.game, 0, ['corruption']);
  expect(goods(table)).toEqual([4, 2]);
  const short = position()
    .has(0, { tokensOn: { bronze: 3, agriculture: 2 } })
    .has(0, { blue: 5 });
  produce(short.game, 0, ['corruption']);
  expect(goods(short)).toEqual([1, 0]);
  const forgiven = position().has(0, { blue: 0 });
  produce(forgiven.game, 0, ['corruption']);
  expect(forgiven.player(0).culture).toBe(0);
});

test('TA 14.3 corruption comes before production, food is there before it is eaten', () => {
  const table = position()
    .has(0, { yellow: 16, culture: 5, workers: 1, on: { religion: 1 } })
    .has(0, { blue: 10 })
    .does(0, end);
  expect(goods(table)).toEqual([1, 2]);
  expect(table.player(0).culture).toBe(5 + 1);
});

test('TA 14.3 the blue bank runs short: the highest level produces first, farms before mines', () => {
  const table = position()
    .bare(0)
    .has(0, { on: { agriculture: 1, irrigation: 1, bronze: 2, oil: 1 }, blue: 3 });
  produce(table.game, 0, ['food', 'resources']);
  expect([goods(table), table.player(0).blue]).toEqual([[3, 5], 0]);
});

test('TA 14.2 an uprising skips the production alone: cards are drawn and actions come back', () => {
  const table = position()
    .has(0, { yellow: 0, workers: 0, culture: 9, civil: 0, military: 1, tokensOn: { bronze: 10 } })
    .does(0, end);
  expect(goods(table)).toEqual([0, 10]);
  expect(table.player(0)).toMatchObject({ culture: 9, science: 0, civil: 4, military: 2 });
  expect(table.player(0).militaryHand).toHaveLength(1);
});

test('TA 14.3 TA 8.7 consumption: each missing food costs 4 culture', () => {
  const table = position().has(0, { yellow: 8, culture: 10, tokensOn: { agriculture: 1 } });
  produce(table.game, 0, ['consumption']);
  expect([goods(table)[0], table.player(0).culture]).toEqual([0, 2]);
  const floor = position().has(0, { yellow: 4, culture: 5 });
  produce(floor.game, 0, ['consumption']);
  expect(floor.player(0).culture).toBe(0);
});

test('TA 12.3 TA 14.3 a partner who may pay with resources replaces one missing food by one resource, once', () => {
  const table = position().has(0, {
    yellow: 8,
    culture: 10,
    tokensOn: { bronze: 3 },
    treaty: { card: 'trade-routes-agreement-i', a: 1, b: 0 },
  });
  produce(table.game, 0, ['consumption']);
  expect(goods(table)).toEqual([0, 2]);
  expect(table.player(0).culture).toBe(10 - 2 * 4);
});

test('TA 14.4 one card per unused military action, at most three, none in round 1 or Age IV', () => {
  const draws = (patch: object, age = 1) => {
    const table = position().has(0, patch);
    table.game.age = age;
    return table.does(0, end).player(0).militaryHand.length;
  };
  expect([draws({ military: 2 }), draws({ military: 5 }), draws({ military: 0 }), draws({ military: 2 }, 4)]).toEqual([
    2, 3, 0, 0,
  ]);
  const rebuilt = position();
  rebuilt.game.militaryDecks[1] = [];
  rebuilt.game.hiddenDiscards[1] = ['rats-i'];
  rebuilt.game.openDiscards[1] = ['foray-i'];
  expect(rebuilt.does(0, end).player(0).militaryHand.sort()).toEqual(['foray-i', 'rats-i']);
  expect(rebuilt.game.age).toBe(1);
});

test('TA 14.10 with deck and discards empty nothing is drawn', () => {
  const table = position();
  table.game.militaryDecks[1] = [];
  expect(table.does(0, end).player(0).militaryHand).toEqual([]);
});

test('TA 14.5 all actions are available again', () => {
  const table = position().has(0, { civil: 0, military: 0, government: 'monarchy' }).does(0, end);
  expect(table.player(0)).toMatchObject({ civil: 5, military: 3 });
});

test('TA 14.6 scores at the end of the turn do not mind an uprising', () => {
  const riot = { yellow: 0, workers: 0 };
  expect(
    position()
      .has(0, { ...riot, leader: 'winston-churchill' })
      .does(0, end)
      .player(0).culture,
  ).toBe(3);
  expect(
    position()
      .has(0, { ...riot, leader: 'genghis-khan' })
      .does(0, end)
      .player(0).culture,
  ).toBe(3);
  expect(
    position()
      .has(0, { leader: 'genghis-khan' })
      .has(1, { on: { warriors: 3 } })
      .does(0, end)
      .player(0).culture,
  ).toBe(0);
  const chosen = position()
    .has(0, { ...riot, leader: 'winston-churchill' })
    .does(0, { type: 'turn-choice', option: 'arms' });
  expect([chosen.game.turn.units, chosen.game.turn.unitScience]).toEqual([3, 3]);
  expect(chosen.does(0, end).player(0).culture).toBe(0);
});

test('TA 14.9 temporary resources end with the turn', () => {
  const table = position();
  Object.assign(table.game.turn, { units: 3, construction: 1 });
  table.does(0, end);
  expect(table.game.turn).toMatchObject({ units: 0, construction: 0 });
});

test('TA 2.9 TA 12.9 Bill Gates: labs produce resources worth their level', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'bill-gates', on: { computers: 2, philosophy: 1 } });
  produce(table.game, 0, ['resources']);
  expect(goods(table)).toEqual([0, 6]);
});
