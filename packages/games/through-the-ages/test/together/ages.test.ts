import { expect, test } from 'vitest';
import { endAge } from '../../src/rules/ages.ts';
import { position } from '../position.ts';

const ending = (age: number, patch: object, options = {}) => {
  const table = position(2, options).has(0, patch);
  table.game.age = age;
  endAge(table.game);
  return table;
};

test('TA 16.9 TA 2.7 antiquated wonders go before leaders and pacts, so that their tokens pay for what those take along', () => {
  const wonder = { building: 'great-wall', stages: 2, blue: 14, tokensOn: { bronze: 14 } };
  const leader = ending(2, { ...wonder, leader: 'isabella-of-castile' });
  expect(leader.player(0)).toMatchObject({ leader: '', building: '', blue: 0 });
  expect(leader.step).toBe('act');
  const partner = position(3)
    .has(0, { treaty: { card: 'naval-trade-agreement-i', a: 0, b: 1 } })
    .has(1, wonder);
  partner.game.age = 2;
  endAge(partner.game);
  expect([partner.player(0).treaty, partner.player(1).blue, partner.step]).toEqual([null, 0, 'act']);
  expect(partner.player(1).technologies.find(({ card }) => card === 'bronze')?.tokens).toBe(14);
});
