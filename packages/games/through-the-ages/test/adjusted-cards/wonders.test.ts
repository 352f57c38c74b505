import { expect, test } from 'vitest';
import { endAge } from '../../src/rules/ages.ts';
import { position } from '../position.ts';

test('TA 18.A6 the adjusted Colossus draws three cards at the start of Ages II and III only', () => {
  const table = position().has(1, { built: ['colossus-adjusted'] });
  endAge(table.game);
  expect(table.player(1).militaryHand).toHaveLength(3);
  table.game.age = 3;
  endAge(table.game);
  expect(table.player(1).militaryHand).toHaveLength(0);
});
