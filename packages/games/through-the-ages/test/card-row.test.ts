import { expect, test } from 'vitest';
import { takeCost } from '../src/queries/costs.ts';
import { position } from './position.ts';

const cost = (table: ReturnType<typeof position>, space: number) => takeCost(table.game, 0, space - 1);

test.each([
  [2, 3],
  [3, 2],
  [4, 1],
])('TA 3.1 with %i players %i cards are removed, the rest slides and is filled up', (seats, removed) => {
  const table = position(seats);
  const before = [...table.game.row];
  table.game.frames = [{ step: 'replenish', seat: 0 }];
  table.run();
  expect(table.game.row.slice(0, 13 - removed)).toEqual(before.slice(removed));
  expect(table.game.row).not.toContain('');
  const full = position(seats).row(1, '');
  full.game.frames = [{ step: 'replenish', seat: 0 }];
  const second = full.game.row[seats === 4 ? 1 : removed];
  full.run();
  expect(full.game.row[0]).toBe(second);
});

test('TA 3.1 TA 16.7 the players still in the game count; removed cards are out of the game', () => {
  const table = position(4);
  table.player(3).out = true;
  table.player(2).out = true;
  const removed = table.game.row.slice(0, 3);
  table.game.frames = [{ step: 'replenish', seat: 0 }];
  expect(table.run().game.gone.slice(-3)).toEqual(removed);
});

test('TA 3.1 in Age IV only removing and sliding takes place', () => {
  const table = position(2);
  table.game.age = 4;
  table.game.frames = [{ step: 'replenish', seat: 0 }];
  table.run();
  expect(table.game.row.slice(10)).toEqual(['', '', '']);
});

test('TA 3.2 the age ends when the last card of its deck is placed; filling goes on', () => {
  const table = position(2);
  table.game.civilDecks[1] = ['iron'];
  table.game.frames = [{ step: 'replenish', seat: 0 }];
  table.run();
  expect(table.game.age).toBe(2);
  expect(table.game.row).not.toContain('');
  const exact = position(2);
  exact.game.civilDecks[1] = ['iron', 'irrigation', 'drama'];
  exact.game.frames = [{ step: 'replenish', seat: 0 }];
  exact.run();
  expect([exact.game.row[12], exact.game.age]).toEqual(['iron', 2]);
});

test.each([
  [1, 1],
  [5, 1],
  [6, 2],
  [9, 2],
  [10, 3],
  [13, 3],
])('TA 3.3 space %i costs %i civil actions', (space, actions) => {
  expect(cost(position().row(space, 'iron'), space)).toBe(actions);
});

test('TA 3.3 TA 3.7 each completed wonder makes a wonder dearer, ravaged ones too, unfinished ones not', () => {
  const table = position()
    .row(7, 'eiffel-tower')
    .has(0, { built: ['pyramids', 'colossus'], building: 'taj-mahal' });
  expect(cost(table, 7)).toBe(4);
  const ravaged = table.player(0).wonders[0];
  if (ravaged !== undefined) ravaged.ravaged = true;
  expect(cost(table, 7)).toBe(4);
});

test('TA 3.4 hand limit, one copy of a technology, one leader of each age', () => {
  const table = position().row(1, 'iron').row(2, 'genghis-khan').row(3, 'rich-land-a');
  expect(table.can(0, { type: 'take', space: 0 })).toBe(true);
  table.has(0, { civilHand: ['iron'] });
  expect(table.whyNot(0, { type: 'take', space: 0 })).toBe('technology-known TA 3.4');
  table.has(0, { civilHand: [], on: { iron: 0 } });
  expect(table.whyNot(0, { type: 'take', space: 0 })).toBe('technology-known TA 3.4');
  table.has(0, { leadersTaken: [1] });
  expect(table.whyNot(0, { type: 'take', space: 1 })).toBe('leader-of-age-taken TA 3.4');
  table.has(0, { civilHand: ['a', 'b', 'c', 'd'].map(() => 'frugality-a') });
  expect(table.whyNot(0, { type: 'take', space: 2 })).toBe('hand-full TA 3.4');
  table.has(0, { built: ['library-of-alexandria'] });
  expect(table.can(0, { type: 'take', space: 2 })).toBe(true);
});

test('TA 3.5 TA 10.1 a wonder goes straight into play, one at a time, whatever the hand', () => {
  const table = position()
    .row(1, 'pyramids')
    .row(2, 'colossus')
    .has(0, { civilHand: Array(4).fill('frugality-a') });
  table.does(0, { type: 'take', space: 0 });
  expect(table.player(0)).toMatchObject({ building: 'pyramids', stages: 0, civil: 3 });
  expect(table.whyNot(0, { type: 'take', space: 1 })).toBe('wonder-unfinished TA 3.5');
});

test.each([
  ['taj-mahal', 6, { built: ['pyramids'] }, 1],
  ['eiffel-tower', 6, { built: ['pyramids', 'colossus', 'great-wall'], leader: 'michelangelo' }, 2],
  ['moses', 1, { leader: 'hammurabi' }, 0],
])('TA 3.6 %s from space %i with %o costs %i', (card, space, patch, actions) => {
  const table = position().row(space, card).has(0, patch);
  table.game.turn.replacedLeader = true;
  expect(cost(table, space)).toBe(actions);
});

test('TA 3.8 cards of an older age can be taken while they lie in the row', () => {
  const table = position().row(1, 'moses');
  table.game.age = 3;
  table.does(0, { type: 'take', space: 0 });
  expect(table.player(0).civilHand).toEqual(['moses']);
});

test('TA 2.4 an action that cannot be paid is refused', () => {
  const table = position().row(10, 'iron').has(0, { civil: 2 });
  expect(table.whyNot(0, { type: 'take', space: 9 })).toBe('no-civil-actions TA 2.4');
});
