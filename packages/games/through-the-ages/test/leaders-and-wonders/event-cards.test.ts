import { expect, test } from 'vitest';
import { each, position } from '../position.ts';

test('TA 8.2 Iconoclasm removes every leader in Age IV and gives no action back; no colony, nothing to lose', () => {
  const table = position(2).has(0, { leader: 'genghis-khan', civil: 2 }).has(1, { leader: 'ian-fleming' });
  table.game.age = 4;
  table.revealing(0, 'iconoclasm-ii');
  expect(table.game.players.map(({ leader }) => leader)).toEqual(['', '']);
  expect(each(table, 'civil')).toEqual([2, 4]);
  expect(position(2).revealing(0, 'independence-declaration-ii').step).toBe('act');
});
