import { expect, test } from 'vitest';
import { levelOf } from '../../src/public/cards.ts';
import { mineProduction } from '../../src/queries/counts.ts';
import { endAge } from '../../src/rules/ages.ts';
import { position } from '../position.ts';

test.each(['transcontinental-railroad-adjusted'])(
  'TA 18.II7 %s: one worker on the best mine produces twice',
  (card) => {
    const mines = (built: string[]) =>
      mineProduction(
        position()
          .bare(0)
          .has(0, { built, on: { bronze: 2, coal: 2, oil: 0 } }).game,
        0,
      );
    expect(mines([card]) - mines([])).toBe(3);
  },
);

test('TA 18.A6 the adjusted Colossus draws three cards of Age III when it begins', () => {
  const table = position().has(1, { built: ['colossus-adjusted'] });
  table.game.age = 2;
  endAge(table.game);
  expect(table.player(1).militaryHand.map(levelOf)).toEqual([3, 3, 3]);
});
