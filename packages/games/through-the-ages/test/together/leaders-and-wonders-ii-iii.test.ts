import { expect, test } from 'vitest';
import { cultureRating, happiness, strengthRating } from '../../src/queries/ratings.ts';
import { position } from '../position.ts';

test('TA 18.II9 Harvard, Statue of Liberty, Napoleon, Shakespeare, Bach, Ocean Liner', () => {
  const harvard = position()
    .has(0, { built: ['harvard-college'] })
    .row(1, 'cultural-heritage-a')
    .row(2, 'cultural-heritage-i');
  harvard.does(
    0,
    { type: 'take', space: 0 },
    { type: 'take', space: 1 },
    { type: 'play', card: 'cultural-heritage-a' },
  );
  expect(harvard.whyNot(0, { type: 'play', card: 'cultural-heritage-i' })).toBe('card-taken-this-turn TA 10.11');
  expect(cultureRating(position().has(0, { built: ['statue-of-liberty'], government: 'democracy' }).game, 0)).toBe(6);
  expect(strengthRating(position().has(0, { leader: 'napoleon-bonaparte-adjusted', on: { knights: 1 } }).game, 0)).toBe(
    3 + 4,
  );
  expect(
    cultureRating(position().has(0, { leader: 'william-shakespeare', on: { drama: 1, 'printing-press': 2 } }).game, 0),
  ).toBe(2 + 2 + 2);
  const bach = position().has(0, { leader: 'johann-sebastian-bach-adjusted', on: { drama: 0, alchemy: 1 } });
  bach.does(0, { type: 'upgrade', from: 'alchemy', to: 'drama' });
  expect([cultureRating(bach.game, 0), happiness(bach.game, 0), bach.game.turn.crossed]).toEqual([3, 2, true]);
  const liner = position()
    .has(0, { built: ['ocean-liner-service-adjusted'] })
    .does(0, { type: 'settle' });
  expect(liner.player(0)).toMatchObject({ workers: 2, civil: 4 });
  expect(liner.whyNot(0, { type: 'settle' })).toBe('power-used TA 2.4');
});
