import { expect, test } from 'vitest';
import { armies } from '../../src/queries/armies.ts';
import { strengthRating } from '../../src/queries/ratings.ts';
import { position } from '../position.ts';

test.each([
  ['legion-i', { warriors: 2, agriculture: 4 }, 'jan-zizka', 0, { armies: 2, strength: 4 }, 6],
  ['defensive-army-ii', { riflemen: 2, agriculture: 1 }, 'jan-zizka', 0, { armies: 1, antiquated: 1, strength: 3 }, 9],
] as const)(
  'TA 11.3 TA 11.4 TA 11.5 TA 11.9 TA 18.M6 TA 19.4 TA 19.13 TA 19.20 %s with %o %s',
  (card, on, leader, bonus, expected, total) => {
    const table = position().bare(0).has(0, { on, leader, tactic: { card, bonus } });
    expect(armies(table.game, 0)).toMatchObject(expected);
    expect(strengthRating(table.game, 0)).toBe(total);
  },
);
