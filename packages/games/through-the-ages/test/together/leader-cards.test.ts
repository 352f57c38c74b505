import { expect, test } from 'vitest';
import { productionBonus } from '../../src/queries/counts.ts';
import { position } from '../position.ts';

test('TA 17.5 the production bonuses of Isabella and the adjusted Communism', () => {
  const bonus = (patch: object) => {
    const { game } = position().has(0, patch);
    return [productionBonus(game, 0, 'food'), productionBonus(game, 0, 'resources')];
  };
  expect(bonus({ leader: 'isabella-of-castile' })).toEqual([0, 1]);
  expect(bonus({ government: 'communism-adjusted' })).toEqual([0, 1]);
  expect(bonus({ government: 'communism' })).toEqual([0, 0]);
});
