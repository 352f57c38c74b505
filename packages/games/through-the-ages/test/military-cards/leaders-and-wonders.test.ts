import { expect, test } from 'vitest';
import { stored } from '../../src/queries/counts.ts';
import { cultureRating, scienceRating } from '../../src/queries/ratings.ts';
import { position } from '../position.ts';

test('TA 19.11 TA 19.27 TA 15.6 Sid Meier, Einstein, wisdom', () => {
  const meier = position()
    .bare(0)
    .has(0, { leader: 'sid-meier', on: { computers: 2 } });
  expect([scienceRating(meier.game, 0), cultureRating(meier.game, 0)]).toEqual([8, 6]);
  const newton = position()
    .bare(0)
    .has(0, { leader: 'isaac-newton', on: { alchemy: 1, journalism: 1, philosophy: 1 } });
  expect(scienceRating(newton.game, 0)).toBe(2 + 2 + 1 + 2);
  const wisdom = position()
    .has(0, { built: ['pyramids', 'taj-mahal'], building: 'kremlin' })
    .revealing(0, 'wisdom-of-the-ancestors-i');
  expect([wisdom.player(0).science, stored(wisdom.player(0), 'resources')]).toEqual([3, 1]);
});
