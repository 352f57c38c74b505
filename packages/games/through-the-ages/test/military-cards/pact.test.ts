import { expect, test } from 'vitest';
import { militaryActions } from '../../src/queries/ratings.ts';
import { position } from '../position.ts';

const offering = (card: string, seats = 3) =>
  position(seats)
    .has(0, { militaryHand: [card] })
    .politicking(0);

test('TA 7.1 an offer names partner and sides; refused, the card returns and the action is used', () => {
  const table = offering('naval-trade-agreement-i');
  expect(table.list(0, 'offer')).toHaveLength(4);
  table.does(0, { type: 'offer', card: 'naval-trade-agreement-i', partner: 1, side: 'b' });
  expect(table.game.frames.at(-1)).toMatchObject({ step: 'answer-pact', seat: 1, a: 1, b: 0 });
  table.does(1, { type: 'refuse' });
  expect(table.player(0)).toMatchObject({ militaryHand: ['naval-trade-agreement-i'], military: 2, treaty: null });
  expect(table.step).toBe('act');
});

test('TA 7.2 TA 7.5 accepted: works at once for both, tokens come, an older own pact goes', () => {
  const table = offering('naval-trade-agreement-i').has(0, {
    treaty: { card: 'open-borders-agreement-i', a: 0, b: 2 },
  });
  table.does(0, { type: 'offer', card: 'naval-trade-agreement-i', partner: 1, side: 'a' });
  expect(table.player(0).treaty?.card).toBe('open-borders-agreement-i');
  table.does(1, { type: 'accept' });
  expect(table.player(0).treaty).toEqual({ card: 'naval-trade-agreement-i', a: 0, b: 1 });
  expect([table.player(0).blue, table.player(1).blue]).toEqual([15, 18]);
  expect(militaryActions(table.game, 2)).toBe(2);
});

test('TA 7.4 TA 7.5 cancelling ends a pact with its tokens, whoever offered it', () => {
  const table = position(3)
    .has(0, { treaty: { card: 'naval-trade-agreement-i', a: 0, b: 1 }, blue: 15 })
    .has(1, { blue: 18 })
    .politicking(1);
  table.does(1, { type: 'cancel', owner: 0 });
  expect(table.player(0)).toMatchObject({ treaty: null, blue: 16 });
  expect(table.player(1).blue).toBe(16);
});
