import { expect, test } from 'vitest';
import { position } from '../position.ts';

test('TA 12.5 token symbols come and go with their card, negative ones the other way round', () => {
  const table = position(3)
    .has(0, { treaty: { card: 'naval-trade-agreement-i', a: 0, b: 1 } })
    .politicking(0)
    .does(0, { type: 'cancel', owner: 0 });
  expect([table.player(0).blue, table.player(1).blue, table.game.tokens.blue]).toEqual([17, 14, 1]);
});

test('TA 12.5 TA 16.7 a pact that ends with a resignation takes its tokens even from the cards', () => {
  const table = position(3, { resigning: true })
    .has(0, { treaty: { card: 'naval-trade-agreement-i', a: 0, b: 1 } })
    .has(1, { tokensOn: { bronze: 3 } })
    .has(1, { blue: 1 })
    .politicking(0)
    .does(0, { type: 'resign' });
  expect([table.step, table.player(1).blue]).toEqual(['lose-token', 0]);
  table.does(1, { type: 'lose-token', card: 'bronze' });
  expect([table.game.current, table.player(1).technologies.find(({ card }) => card === 'bronze')?.tokens]).toEqual([
    1, 2,
  ]);
});
