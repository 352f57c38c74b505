/** Worked examples that no other test plays through exactly as they are written (TA 19). */

import { expect, test } from 'vitest';
import { buildCost } from '../src/queries/costs.ts';
import { stored } from '../src/queries/counts.ts';
import { position } from './position.ts';

test('TA 10.3 Computers with Engineering cost 8 resources', () => {
  const table = position().has(0, { specials: ['engineering'], on: { computers: 0 }, tokensOn: { bronze: 8 } });
  expect(buildCost(table.game, 0, 'computers')).toBe(8);
  expect(table.does(0, { type: 'build', card: 'computers' }).player(0).blue).toBe(16);
});

test('TA 14.3 TA 19.1 TA 19.2 nothing spent: bank 12 and 8 after two rounds, 2 resources of corruption in the third', () => {
  const table = position();
  table.game.round = 1;
  const idle = () => {
    const player = table.player(0);
    table.acting(0).does(0, { type: 'end-turn' });
    return [player.blue, stored(player, 'food'), stored(player, 'resources')];
  };
  expect(idle()).toEqual([12, 2, 2]);
  table.game.round = 2;
  expect(idle()).toEqual([8, 4, 4]);
  table.game.round = 3;
  expect(idle()).toEqual([6, 6, 4]);
});

test('TA 8.6 TA 8.10 Cold War with two players concerns the stronger alone', () => {
  const table = position()
    .has(0, { on: { warriors: 4 } })
    .has(1, { on: { warriors: 6 } })
    .revealing(0, 'cold-war-ii');
  expect([table.player(0).science, table.player(1).science]).toEqual([0, 6]);
});

test('TA 16.5 Impact of Balance takes the lowest of science 9, culture 14, food 6 and resources 11: 12 culture', () => {
  const table = position()
    .bare(0)
    .has(0, { on: { 'mechanized-agriculture': 1, agriculture: 1, oil: 2, bronze: 1, computers: 1 } })
    .has(0, { on: { 'scientific-method': 1, philosophy: 1, movies: 3, drama: 1 } });
  table.game.currentEvents.cards = ['impact-of-balance-iii'];
  table.game.futureEvents = [];
  table.game.frames = [{ step: 'final-scoring' }];
  expect(table.run().player(0).culture).toBe(12);
});
