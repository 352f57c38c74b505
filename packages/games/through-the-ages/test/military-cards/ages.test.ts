import { expect, test } from 'vitest';
import { position } from '../position.ts';

const finalScore = (table: ReturnType<typeof position>, ...cards: readonly string[]) => {
  table.game.currentEvents.cards = [...cards];
  table.game.futureEvents = [];
  table.game.frames = [{ step: 'final-scoring' }];
  table.run();
  return table.game.players.map(({ culture }) => culture);
};

test('TA 16.5 TA 8.6 the impacts of Age III', () => {
  const strength = position(3)
    .has(0, { on: { warriors: 2 } })
    .has(1, { on: { warriors: 3 } })
    .has(2, { on: { warriors: 2 } });
  expect(finalScore(strength, 'impact-of-strength-iii')).toEqual([7, 14, 0]);
  const population = position()
    .bare(0)
    .has(0, { on: { bronze: 13 }, workers: 2, yellow: 16 });
  expect(finalScore(population, 'impact-of-population-iii')[0]).toBe(8);
  const government = position().has(0, { government: 'democracy', specials: ['strategy'] });
  expect(finalScore(government, 'impact-of-government-iii')[0]).toBe(19);
  expect(
    finalScore(
      position().has(0, { built: ['pyramids', 'colossus', 'great-wall', 'internet'] }),
      'impact-of-wonders-iii',
    )[0],
  ).toBe(16);
  const agriculture = position()
    .bare(0)
    .has(0, { on: { 'mechanized-agriculture': 1, irrigation: 1 }, yellow: 0 });
  expect(finalScore(agriculture, 'impact-of-agriculture-iii')[0]).toBe(11);
  const balance = position()
    .bare(0)
    .has(0, { on: { 'mechanized-agriculture': 1, agriculture: 1, oil: 2, iron: 1, computers: 2, movies: 4 } });
  expect(finalScore(balance, 'impact-of-balance-iii')[0]).toBe(12);
  const harmony = position()
    .bare(0)
    .has(0, { on: { agriculture: 3, bronze: 4, philosophy: 6, warriors: 2 } });
  expect(finalScore(harmony, 'impact-of-harmony-iii')[0]).toBe(8);
  expect(finalScore(position().has(0, { on: { oil: 0, computers: 0 } }), 'impact-of-technology-iii')[0]).toBe(8);
  expect(finalScore(position().has(0, { on: { oil: 2, bronze: 0 } }), 'impact-of-industry-iii')[0]).toBe(10);
  expect(finalScore(position().has(0, { on: { alchemy: 2 } }), 'impact-of-architecture-iii')[0]).toBe(2);
  expect(finalScore(position().has(0, { on: { knights: 2 } }), 'impact-of-competition-iii')[0]).toBe(2);
  expect(finalScore(position().has(0, { on: { religion: 2 }, yellow: 0 }), 'impact-of-happiness-iii')[0]).toBe(0);
  expect(
    finalScore(position().has(0, { specials: ['strategy'], government: 'monarchy' }), 'impact-of-progress-iii')[0],
  ).toBe(6);
  expect(finalScore(position().has(0, { specials: ['strategy'] }), 'impact-of-variety-iii')[0]).toBe(6);
  expect(finalScore(position(4).has(2, { built: ['taj-mahal'] }), 'impact-of-culture-iii')).toEqual([10, 5, 15, 0]);
});
