import { expect, test } from 'vitest';
import { consumption, corruption, happinessRequired, populationCost } from '../src/content/boards.ts';
import { happiness } from '../src/queries/ratings.ts';
import { position } from './position.ts';

test.each([
  [18, 2, 0, 0],
  [17, 2, 0, 0],
  [16, 3, 1, 1],
  [14, 3, 1, 1],
  [13, 3, 1, 1],
  [12, 4, 2, 2],
  [11, 4, 2, 2],
  [10, 4, 2, 3],
  [9, 4, 2, 3],
  [8, 5, 3, 4],
  [7, 5, 3, 4],
  [6, 5, 3, 5],
  [5, 5, 3, 5],
  [4, 7, 4, 6],
  [3, 7, 4, 6],
  [2, 7, 4, 7],
  [1, 7, 4, 7],
  [0, null, 6, 8],
])('TA 13.1 %i tokens in the yellow bank: cost %o, consumption %i, happiness %i', (yellow, cost, eaten, required) => {
  expect([populationCost(yellow), consumption(yellow), happinessRequired(yellow)]).toEqual([cost, eaten, required]);
});

test.each([
  [16, 0],
  [11, 0],
  [10, 2],
  [6, 2],
  [5, 4],
  [1, 4],
  [0, 6],
])('TA 14.3 %i tokens in the blue bank: corruption %i', (blue, due) => {
  expect(corruption(blue)).toBe(due);
});

test('TA 13.2 happy faces less unhappy ones, 0 to 8', () => {
  const table = position().has(0, {
    on: { religion: 2 },
    built: ['kremlin', 'hanging-gardens'],
    government: 'communism',
  });
  expect(happiness(table.game, 0)).toBe(2);
  expect(happiness(table.has(0, { on: { religion: 12 } }).game, 0)).toBe(8);
  expect(happiness(position().has(0, { built: ['kremlin'] }).game, 0)).toBe(0);
});

test.each([
  [{ on: { religion: 2 }, built: ['hanging-gardens', 'st-peter-s-basilica'] }, 8],
  [{ leader: 'charlie-chaplin', government: 'theocracy', built: ['st-peter-s-basilica'] }, 3 + 2 + 1],
  [{ colonies: ['historic-territory-i'], built: ['kremlin', 'st-peter-s-basilica'] }, 2 + 1 - 1],
])('TA 13.5 TA 15.5 TA 18.II2 TA 19.30 faces of %o: %i', (patch, faces) => {
  expect(happiness(position().has(0, patch).game, 0)).toBe(faces);
});
