/** Options in groups, and for the seats that are there. */

import { gameIds, loadGame } from '@tabularium/catalogue';
import { expect, test } from 'vitest';
import { fitted } from '../src/pages/fitted-options.ts';
import { groupOf, OPTION_GROUPS } from '../src/pages/option-groups.ts';

const games = await Promise.all(gameIds.map(loadGame));

test('every game has its options in several groups, and none of them is long', () => {
  for (const game of games) {
    const groups = OPTION_GROUPS.map((group) => Object.keys(game.options).filter((name) => groupOf(name) === group));
    expect(groups.filter((members) => members.length > 0).length, game.id).toBeGreaterThan(1);
    for (const members of groups) expect(members.length, `${game.id}: ${members}`).toBeLessThanOrEqual(7);
  }
});

test('a start player whose seat is taken away is forgotten', () => {
  const stoneAge = games.find(({ id }) => id === 'stone-age');
  if (stoneAge === undefined) throw new Error('Stone Age is missing.');
  expect(fitted(stoneAge, { startPlayer: 'seat-4', openCards: true }, 3)).toEqual({ openCards: true });
  expect(fitted(stoneAge, { startPlayer: 'seat-2' }, 2)).toEqual({ startPlayer: 'seat-2' });
});
