import { expect, test } from 'vitest';
import { position } from '../position.ts';

test('TA 18.II4 Maria Theresa: the normal action and the Ocean Liner move tokens too', () => {
  const table = position()
    .has(0, { leader: 'maria-theresa', built: ['ocean-liner-service-adjusted'], tokensOn: { agriculture: 3 } })
    .does(0, { type: 'population' }, { type: 'settle' });
  expect(table.player(0)).toMatchObject({ workers: 3, science: 2, culture: 2 });
});
