import { expect, test } from 'vitest';
import { stored } from '../../src/queries/counts.ts';
import { position, strong } from '../position.ts';

const goods = (table: ReturnType<typeof position>, seat: number) => [
  stored(table.player(seat), 'food'),
  stored(table.player(seat), 'resources'),
];

test('TA 8.2 TA 18.A1 a card that is no event gives every civilization 1 science; Confucius may prepare any', () => {
  const table = position(2)
    .has(0, { leader: 'confucius', militaryHand: ['legion-i'] })
    .politicking(0);
  table.game.currentEvents.cards.push('military-bonus-i');
  table.does(0, { type: 'prepare', card: 'legion-i' });
  expect([table.player(0).science, table.player(1).science, table.player(0).culture]).toEqual([2, 1, 1]);
  expect(
    position(2)
      .has(0, { militaryHand: ['legion-i'] })
      .politicking(0)
      .types(0),
  ).toEqual(['no-politics']);
});

test('TA 8.8 who is concerned is fixed when the event is revealed', () => {
  const table = strong(1, 3)
    .bare(0)
    .has(0, { on: { warriors: 1, bronze: 1 } })
    .revealing(0, 'border-conflict-i');
  expect(table.step).toBe('demolish');
  table.does(0, { type: 'raze', card: 'bronze' });
  expect(goods(table, 1)).toEqual([0, 3]);
  // Strongest and weakest at once: losing the arena makes the other one stronger, but too late.
  const both = strong(2, 2)
    .has(1, { leader: 'nostradamus' })
    .has(0, { on: { 'bread-and-circuses': 1 } })
    .revealing(0, 'border-conflict-i');
  both.does(0, { type: 'raze', card: 'bread-and-circuses' });
  expect([goods(both, 0), goods(both, 1)]).toEqual([
    [0, 3],
    [0, 0],
  ]);
});
