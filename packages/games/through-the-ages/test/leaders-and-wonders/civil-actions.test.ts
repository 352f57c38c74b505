import { expect, test } from 'vitest';
import { developCost, upgradeCost } from '../../src/queries/costs.ts';
import { civilActions } from '../../src/queries/ratings.ts';
import { position } from '../position.ts';

const rich = (patch = {}) => position().has(0, { tokensOn: { bronze: 10 }, workers: 3, ...patch });

test.each([
  ['irrigation', 'selective-breeding', [], 'james-watt', 0],
  ['selective-breeding', 'mechanized-agriculture', [], 'james-watt', 0],
  ['iron', 'coal', [], 'james-watt', 1],
  ['coal', 'oil', [], 'james-watt', 1],
])('TA 10.4 TA 18.II6 TA 19.5 TA 19.6 %s to %s with %o %s costs %i', (from, to, specials, leader, cost) => {
  const table = position().has(0, { specials: [...specials], leader, on: { [from]: 1, [to]: 0 } });
  expect(upgradeCost(table.game, 0, from, to)).toBe(cost);
});

test.each([
  [[], [1]],
  [['masonry'], [1, 2]],
  [['architecture'], [1, 2, 3]],
  [['engineering'], [1, 2, 3, 4]],
])('TA 10.7 with %o so many stages at once: %o', (specials, counts) => {
  const table = rich({ building: 'silk-road', specials });
  expect(table.list(0, 'stage')).toEqual(counts.map((count) => ({ type: 'stage', count })));
});

test('TA 10.7 TA 15.8 wonder stages: in order, one token each, several with construction; tokens return at the end', () => {
  const table = rich({ building: 'pyramids' }).does(0, { type: 'stage', count: 1 });
  expect(table.player(0)).toMatchObject({ stages: 1, blue: 8, civil: 3 });
  expect(table.can(0, { type: 'stage', count: 2 })).toBe(false);
  table.has(0, { specials: ['masonry'] }).does(0, { type: 'stage', count: 2 });
  expect(table.player(0)).toMatchObject({ building: '', stages: 0, civil: 3, blue: 12 });
  expect(civilActions(table.game, 0)).toBe(5);
  const empty = position()
    .has(0, { building: 'stonehenge', tokensOn: { bronze: 4 } })
    .has(0, { blue: 0 });
  empty.does(0, { type: 'stage', count: 1 });
  expect(empty.player(0)).toMatchObject({ stages: 1, blue: 2 });
});

test.each([
  [{ built: ['colosseum'] }, 'riflemen', false, 4],
  [{ built: ['acropolis'], on: { philosophy: 3, religion: 2 } }, 'constitutional-monarchy', false, 7],
  [{ built: ['acropolis'], on: { philosophy: 3, religion: 2 } }, 'constitutional-monarchy', true, 6],
  [{ leader: 'james-watt' }, 'oil', false, 5],
])('TA 10.15 TA 19.23 with %o %s (revolution %o) costs %i science', (patch, card, revolution, science) => {
  expect(developCost(position().has(0, patch).game, 0, card, revolution)).toBe(science);
});
