import { expect, test } from 'vitest';
import { resourceProduction, tokensProduced } from '../../src/queries/counts.ts';
import { position } from '../position.ts';

test('TA 18.I7 TA 18.I12 TA 18.II7 TA 19.17 Machu Picchu and the railroad: three tokens on the same mine', () => {
  const table = position()
    .bare(0)
    .has(0, { built: ['machu-picchu', 'transcontinental-railroad-adjusted'], on: { iron: 1 } });
  expect(tokensProduced(table.game, 0, 'mine')[0]?.tokens).toBe(3);
  table.has(0, { on: { coal: 1 } });
  expect(tokensProduced(table.game, 0, 'mine').map(({ tokens }) => tokens)).toEqual([2, 2]);
  const none = position()
    .bare(0)
    .has(0, { built: ['machu-picchu'], on: { coal: 1, 'selective-breeding': 1 } });
  expect([resourceProduction(none.game, 0), tokensProduced(none.game, 0, 'farm')[0]?.tokens]).toEqual([3, 1]);
});
