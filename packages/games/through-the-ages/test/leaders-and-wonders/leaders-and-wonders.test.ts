import { expect, test } from 'vitest';
import { buildingOutput, civilActions } from '../../src/queries/ratings.ts';
import { position } from '../position.ts';

test('TA 15.8 wonders of Age III score on completion: Space Flight, Fast Food, Internet, Hollywood', () => {
  const completing = (building: string, stages: number, patch: object) =>
    position()
      .bare(0)
      .has(0, { ...patch, building, stages, blue: 16 - stages - 9, tokensOn: { bronze: 9 } })
      .does(0, { type: 'stage', count: 1 })
      .player(0).culture;
  expect(
    completing('first-space-flight', 3, {
      on: { oil: 0, computers: 0, coal: 0, riflemen: 0, iron: 0 },
      specials: ['masonry'],
    }),
  ).toBe(12);
  expect(completing('fast-food-chains', 3, { on: { agriculture: 3, bronze: 4, philosophy: 6, warriors: 5 } })).toBe(25);
  expect(
    completing('internet', 4, { leader: 'marie-curie-sklodowska', on: { computers: 1, 'bread-and-circuses': 1 } }),
  ).toBe(5 + 1 + 3);
  expect(completing('hollywood', 2, { leader: 'ian-fleming', on: { movies: 1, 'printing-press': 1 } })).toBe(
    2 * (4 + 1 + 1 + 3),
  );
  expect(
    buildingOutput(position().has(0, { leader: 'antoni-gaudi', on: { drama: 1 } }).game, 0, 'culture', [
      'theater',
      'library',
    ]),
  ).toBe(3);
  expect(civilActions(position().has(0, { built: ['kremlin'] }).game, 0)).toBe(5);
});

test('TA 2.7 effects of one moment happen leader first, then wonders', () => {
  const table = position().has(0, {
    leader: 'albert-einstein',
    built: ['colosseum'],
    civilHand: ['swordsmen'],
    science: 5,
  });
  table.game.facts = [];
  table.does(0, { type: 'develop', card: 'swordsmen' });
  const gains = table.game.facts?.flatMap((fact) => (fact.fact === 'gained' ? [fact.gain.culture] : []));
  expect(gains).toEqual([3, 2]);
});
