import { expect, test } from 'vitest';
import { discontent, surplusHappiness } from '../../src/queries/counts.ts';
import { happiness } from '../../src/queries/ratings.ts';
import { position } from '../position.ts';

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
