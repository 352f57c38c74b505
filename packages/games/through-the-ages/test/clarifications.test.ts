/** Sentences of the card clarifications that the tests of the single cards do not play (TA 18). */

import { expect, test } from 'vitest';
import { handColours, population } from '../src/queries/counts.ts';
import { position } from './position.ts';

test('TA 18.A1 a tactic prepared by Confucius still gives science after he left', () => {
  const table = position(3).revealing(1, 'legion-i');
  expect([0, 1, 2].map((seat) => table.player(seat).science)).toEqual([1, 1, 1]);
  expect(table.game.pastEvents).toContain('legion-i');
});

test('TA 18.A3 the seven colours', () => {
  const hand = [
    'iron',
    'irrigation',
    'alchemy',
    'drama',
    'knights',
    'code-of-laws',
    'monarchy',
    'moses',
    'frugality-i',
  ];
  expect(handColours(position().has(0, { civilHand: hand }).game, 0)).toBe(7);
});

test('TA 18.A4 tokens stored by Hippocrates are neither workers nor in the bank', () => {
  const table = position().has(0, { stored: 3 });
  expect([population(table.player(0)), table.player(0).yellow]).toEqual([7, 18]);
});

test('TA 10.15 TA 17.6 temporary science develops unit technologies only', () => {
  const table = position()
    .has(0, { leader: 'winston-churchill', civilHand: ['iron', 'swordsmen'], science: 2 })
    .does(0, { type: 'turn-choice', option: 'arms' });
  expect(table.list(0, 'develop')).toEqual([{ type: 'develop', card: 'swordsmen' }]);
});

test('TA 10.11 without a civil action no action card is played, not even one that only gives', () => {
  const table = position().has(0, { civilHand: ['cultural-heritage-a'] });
  expect(table.can(0, { type: 'play', card: 'cultural-heritage-a' })).toBe(true);
  expect(table.has(0, { civil: 0 }).list(0, 'play')).toEqual([]);
});
