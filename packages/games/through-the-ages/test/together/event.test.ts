import { expect, test } from 'vitest';
import { concerned } from '../../src/queries/standing.ts';
import { strong } from '../position.ts';

test('TA 8.11 TA 19.18 TA 18.I3 Nostradamus can make a civilization strongest and weakest: it loses first, then gains', () => {
  const table = strong(4, 2).has(1, { leader: 'nostradamus' }).has(0, { science: 3 });
  expect([concerned(table.game, 'strongest', 0), concerned(table.game, 'weakest', 0)]).toEqual([[0], [0]]);
  table.revealing(0, 'international-negotiations-ii');
  table.does(0, { type: 'choose', option: 2 });
  expect(table.player(0).science).toBe(3);
});
