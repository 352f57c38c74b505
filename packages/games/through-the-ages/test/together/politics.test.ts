import { expect, test } from 'vitest';
import { position } from '../position.ts';

const prepare = (card: string) => ({ type: 'prepare', card }) as const;

test('TA 4.3 a political action given up in advance; what is none stays possible', () => {
  const table = position(2).has(0, { leader: 'pierre-de-coubertin', givenUp: 1, militaryHand: ['rats-i'] });
  table.game.frames = [{ step: 'politics-phase', seat: 0 }];
  table.run();
  expect(table.whyNot(0, prepare('rats-i'))).toBe('political-action-given-up TA 4.3');
  expect(table.can(0, { type: 'open-games' })).toBe(true);
  expect(table.player(0).givenUp).toBe(0);
  const caesar = position(2).has(0, { leader: 'julius-caesar-adjusted', givenUp: 1, militaryHand: ['rats-i'] });
  caesar.game.frames = [{ step: 'politics-phase', seat: 0 }];
  expect(caesar.run().game.frames.at(-1)).toMatchObject({ step: 'politics', left: 1 });
});
