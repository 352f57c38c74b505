import { expect, test } from 'vitest';
import { armies } from '../../src/queries/armies.ts';
import { strengthRating } from '../../src/queries/ratings.ts';
import { position } from '../position.ts';

test.each([
  ['hussars-ii', { knights: 1, tanks: 1 }, '', 0, { strength: 3 }, 10],
  ['hussars-ii', { warriors: 2 }, 'genghis-khan', 0, { strength: 2 }, 4],
  ['hussars-ii', { tanks: 2 }, '', 0, { strength: 5 }, 15],
] as const)(
  'TA 11.3 TA 11.4 TA 11.5 TA 11.9 TA 18.M6 TA 19.4 TA 19.13 TA 19.20 %s with %o %s',
  (card, on, leader, bonus, expected, total) => {
    const table = position().bare(0).has(0, { on, leader, tactic: { card, bonus } });
    expect(armies(table.game, 0)).toMatchObject(expected);
    expect(strengthRating(table.game, 0)).toBe(total);
  },
);
