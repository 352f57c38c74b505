import { expect, test } from 'vitest';
import { endAge } from '../../src/rules/ages.ts';
import { position } from '../position.ts';

const ending = (age: number, patch: object, options = {}) => {
  const table = position(2, options).has(0, patch);
  table.game.age = age;
  endAge(table.game);
  return table;
};

test('TA 16.9 the order at the end of an age: Hippocrates after the loss, then Colossus draws of the new age', () => {
  const table = ending(1, { stored: 3, yellow: 5, built: ['colossus-adjusted'] });
  expect(table.player(0)).toMatchObject({ yellow: 4, stored: 2 });
  expect(table.player(0).militaryHand).toHaveLength(3);
  expect(ending(1, { stored: 2, yellow: 0 }).player(0)).toMatchObject({ yellow: 1, stored: 1 });
});
