import { expect, test } from 'vitest';
import { discontent } from '../../src/queries/counts.ts';
import { happiness } from '../../src/queries/ratings.ts';
import { position } from '../position.ts';

/** Seat 0 is at war with seat 1; its next turn begins. */
test('TA 6.2 TA 19.19 a war lies there without effect, but Hybrid War makes both sides unhappy', () => {
  const table = position(2).has(0, { wars: [{ card: 'hybrid-war-iii', target: 1 }], yellow: 8 });
  table.bare(0).has(0, { on: { religion: 5 } });
  expect([happiness(table.game, 0), discontent(table.game, 0)]).toEqual([3, 1]);
  table.has(0, { on: { religion: 11 }, yellow: 4 });
  expect([happiness(table.game, 0), discontent(table.game, 0)]).toEqual([8, 0]);
});
