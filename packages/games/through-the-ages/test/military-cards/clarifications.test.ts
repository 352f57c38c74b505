import { view } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { stored } from '../../src/queries/counts.ts';
import { position } from '../position.ts';

test('TA 18.M3 with closed hands the victim’s cards are seen only after success', () => {
  const table = position(2, { hands: 'closed' })
    .has(0, { militaryHand: ['aggression-kidnapping-i'], on: { warriors: 6 }, military: 8 })
    .has(1, { civilHand: ['rich-land-a'] })
    .politicking(0);
  const hand = () => (view(throughTheAges, table.game, 0) as { players: { civilHand: unknown[] }[] }).players[1];
  table.does(0, { type: 'aggress', card: 'aggression-kidnapping-i', rival: 1 });
  expect(hand()?.civilHand).toEqual([{ back: 0, card: '?' }]);
  table.does(1, { type: 'done' });
  expect(hand()?.civilHand).toEqual(['rich-land-a']);
  table.does(0, { type: 'done' });
  expect(hand()?.civilHand).toEqual([{ back: 0, card: '?' }]);
});

test('TA 18.M5 the sum of Arms Industry is one gain: 6 resources are 2 tokens on Coal', () => {
  const table = position()
    .has(0, { on: { swordsmen: 0, knights: 0, cannon: 0, coal: 0 } })
    .revealing(0, 'arms-industry-ii');
  expect(table.player(0).technologies.find(({ card }) => card === 'coal')?.tokens).toBe(2);
  expect(stored(table.player(0), 'resources')).toBe(6);
});
