/** What leaders and wonders have in common, and those of the base box (TA 15). */

import { expect, test } from 'vitest';
import { populationPrice, takeCost } from '../src/queries/costs.ts';
import { stored } from '../src/queries/counts.ts';
import { cultureRating, happiness, scienceRating, strengthRating } from '../src/queries/ratings.ts';
import { atTurnBegin, position } from './position.ts';

test('TA 15.1 base leaders: Aristotle, Moses, Leonardo, Newton, Einstein, Chaplin, Cook, Joan, Barbarossa, Homer', () => {
  expect(
    position().has(0, { leader: 'aristotle' }).row(1, 'iron').does(0, { type: 'take', space: 0 }).player(0).science,
  ).toBe(1);
  expect(populationPrice(position().has(0, { leader: 'moses' }).game, 0)).toBe(1);
  expect(takeCost(position().has(0, { leader: 'hammurabi' }).row(6, 'moses').game, 0, 5)).toBe(1);
  const leonardo = position()
    .has(0, { leader: 'leonardo-da-vinci', civilHand: ['alchemy'], science: 4 })
    .does(0, { type: 'develop', card: 'alchemy' });
  expect(stored(leonardo.player(0), 'resources')).toBe(1);
  const newton = position()
    .has(0, { leader: 'isaac-newton', civilHand: ['monarchy'], science: 2 })
    .does(0, { type: 'revolution', card: 'monarchy' });
  expect(newton.player(0).civil).toBe(1);
  expect(cultureRating(position().has(0, { leader: 'charlie-chaplin', on: { movies: 2, drama: 1 } }).game, 0)).toBe(
    8 + 2 + 4,
  );
  expect(
    cultureRating(
      position().has(0, { leader: 'james-cook', colonies: ['vast-territory-i', 'historic-territory-i'] }).game,
      0,
    ),
  ).toBe(3);
  expect(
    strengthRating(position().has(0, { leader: 'joan-of-arc', on: { religion: 2 }, government: 'theocracy' }).game, 0),
  ).toBe(1 + 1 + 3);
  const barbarossa = position()
    .has(0, { leader: 'frederick-barbarossa', tokensOn: { agriculture: 1, bronze: 1 } })
    .does(0, { type: 'recruit', card: 'warriors' });
  expect(barbarossa.player(0)).toMatchObject({ yellow: 17, workers: 1, military: 1, blue: 16 });
  expect(atTurnBegin({ leader: 'homer' }).game.turn.units).toBe(1);
});

test('TA 15.1 the best is the highest with a worker, and one worker of it alone counts', () => {
  const science = (on: Readonly<Record<string, number>>) =>
    scienceRating(position().bare(0).has(0, { leader: 'albert-einstein', on }).game, 0);
  expect(science({ computers: 2 })).toBe(5 + 5 + 3);
  expect(science({ alchemy: 2, computers: 0 })).toBe(2 + 2 + 1);
  expect(science({ philosophy: 1 })).toBe(1);
});

test('TA 15.3 TA 15.7 Homer under a wonder keeps smiling, even ravaged; no action comes back', () => {
  const table = position().has(0, { leader: 'homer', built: ['colossus'], civilHand: ['genghis-khan'] });
  table.does(0, { type: 'leader', card: 'genghis-khan' }, { type: 'place-under', card: 'colossus' });
  expect(table.player(0).civil).toBe(3);
  expect(happiness(table.game, 0)).toBe(1);
  const [wonder] = table.player(0).wonders;
  if (wonder !== undefined) wonder.ravaged = true;
  expect([happiness(table.game, 0), cultureRating(table.game, 0)]).toEqual([1, 2]);
});

test.each([
  ['colossus', false, 2],
  ['colossus', true, 2],
  ['hanging-gardens', false, 1],
  ['hanging-gardens', true, 2],
])(
  'TA 15.3 TA 15.7 Homer under %s (ravaged: %s) is worth %i more beside St. Peter’s Basilica',
  (card, ravaged, faces) => {
    const smiles = (under: string) => {
      const table = position().has(0, { built: ['st-peter-s-basilica', card] });
      for (const wonder of table.player(0).wonders) if (wonder.card === card) Object.assign(wonder, { ravaged, under });
      return happiness(table.game, 0);
    };
    expect(smiles('homer') - smiles('')).toBe(faces);
  },
);

test('TA 15.4 a revolution to a lower limit: everything stays and can be upgraded, nothing more can be built', () => {
  const table = position()
    .has(0, { government: 'communism', civil: 7, civilHand: ['republic'], science: 3, workers: 1 })
    .has(0, { on: { philosophy: 4, alchemy: 0 }, tokensOn: { bronze: 6 } })
    .does(0, { type: 'revolution', card: 'republic' })
    .has(0, { civil: 2 });
  expect(scienceRating(table.game, 0)).toBe(4);
  expect(table.whyNot(0, { type: 'build', card: 'alchemy' })).toBe('urban-limit TA 10.3');
  expect(table.can(0, { type: 'upgrade', from: 'philosophy', to: 'alchemy' })).toBe(true);
});
