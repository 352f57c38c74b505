import { expect, test } from 'vitest';
import { consumption, corruption, happinessRequired, populationCost } from '../src/content/boards.ts';
import { discontent, surplusHappiness } from '../src/queries/counts.ts';
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

test('TA 13.3 TA 13.6 TA 19.3 TA 18.I6 discontent workers, two fewer with the Forbidden City', () => {
  const table = position().has(0, { yellow: 11, on: { religion: 1 } });
  expect(discontent(table.game, 0)).toBe(1);
  const city = position().has(0, { yellow: 6, on: { religion: 2 }, built: ['forbidden-city'] });
  expect([happiness(city.game, 0), discontent(city.game, 0)]).toEqual([2, 1]);
  expect(discontent(table.has(0, { yellow: 18 }).game, 0)).toBe(0);
});

test('TA 13.4 TA 14.2 TA 19.3 TA 18.I11 more discontent than unused workers: an uprising, no production', () => {
  const calm = position()
    .has(0, { yellow: 11, on: { religion: 1 }, workers: 1 })
    .does(0, { type: 'end-turn' });
  expect(calm.player(0)).toMatchObject({ science: 1, culture: 1 });
  const riot = position()
    .has(0, { yellow: 11, on: { religion: 1 }, workers: 0 })
    .does(0, { type: 'end-turn' });
  expect(riot.player(0)).toMatchObject({ science: 0, culture: 0, blue: 16 });
  const city = position()
    .has(0, { yellow: 11, workers: 0, built: ['forbidden-city'] })
    .does(0, { type: 'end-turn' });
  expect(city.player(0).science).toBe(1);
});

test.each([
  [{ leader: 'steve-jobs', on: { computers: 1 } }, 3],
  [{ leader: 'steve-jobs', on: { computers: 1 }, built: ['st-peter-s-basilica'] }, 5],
  [{ leader: 'charles-darwin', on: { religion: 1 } }, 0],
  [{ leader: 'charles-darwin', on: { religion: 1 }, built: ['st-peter-s-basilica'] }, 2],
  [{ on: { religion: 2 }, built: ['hanging-gardens', 'st-peter-s-basilica'] }, 8],
  [{ leader: 'charlie-chaplin', government: 'theocracy', built: ['st-peter-s-basilica'] }, 3 + 2 + 1],
  [{ colonies: ['historic-territory-i'], built: ['kremlin', 'st-peter-s-basilica'] }, 2 + 1 - 1],
])('TA 13.5 TA 15.5 TA 18.II2 TA 19.30 faces of %o: %i', (patch, faces) => {
  expect(happiness(position().has(0, patch).game, 0)).toBe(faces);
});

test('TA 18.III3 TA 18.III10 TA 19.15 Mandela: surplus happiness, none with an empty bank', () => {
  const table = position()
    .bare(0)
    .has(0, { on: { religion: 7 }, yellow: 6, built: ['forbidden-city'] });
  expect(surplusHappiness(table.game, 0)).toBe(2);
  expect(surplusHappiness(table.has(0, { yellow: 0, on: { religion: 8 } }).game, 0)).toBe(0);
});
