import { expect, test } from 'vitest';
import { takeCost } from '../../src/queries/costs.ts';
import { position } from '../position.ts';

const cost = (table: ReturnType<typeof position>, space: number) => takeCost(table.game, 0, space - 1);

test.each([
  ['irrigation', 1, { leader: 'charles-darwin' }, 1],
  ['coal', 10, { leader: 'charles-darwin' }, 2],
  ['nelson-mandela', 6, {}, 5],
  ['nelson-mandela', 6, { yellow: 11, built: ['forbidden-city'] }, 5],
  ['nelson-mandela', 6, { yellow: 11 }, 2],
])('TA 3.6 %s from space %i with %o costs %i', (card, space, patch, actions) => {
  const table = position().row(space, card).has(0, patch);
  table.game.turn.replacedLeader = true;
  expect(cost(table, space)).toBe(actions);
});
