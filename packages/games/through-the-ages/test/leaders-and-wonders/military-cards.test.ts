import { expect, test } from 'vitest';
import { type Position, position, storedBy } from '../position.ts';

const food = (table: Position) => storedBy(table, 'food');

const resources = (table: Position) => storedBy(table, 'resources');

// Pacts --------------------------------------------------------------------------------------------------------------

/** A pact between seat 0 as A and seat 1 as B. */
const pact = (card: string) =>
  position(3)
    .has(2, { leader: '' })
    .has(0, { treaty: { card, a: 0, b: 1 } });

test('TA 12.3 Trade Routes also help with a payment of the Politics Phase, in one’s own turn alone', () => {
  const trade = { type: 'trade' } as const;
  const event = pact('trade-routes-agreement-i')
    .has(0, { tokensOn: { agriculture: 1, bronze: 1 } })
    .has(1, { tokensOn: { bronze: 1 } })
    .revealing(0, 'development-of-civilization-a');
  expect(event.can(0, { type: 'build', card: 'philosophy' })).toBe(false);
  event.does(0, trade, { type: 'build', card: 'philosophy' });
  expect([food(event)[0], resources(event)[0], event.can(1, trade)]).toEqual([0, 0, false]);
  const auction = pact('trade-routes-agreement-i')
    .has(0, { leader: 'isabella-of-castile', tokensOn: { agriculture: 1, bronze: 2 }, on: { warriors: 1 } })
    .revealing(0, 'historic-territory-i')
    .does(0, { type: 'bid', amount: 3 });
  for (const seat of [1, 2]) auction.does(seat, { type: 'no-bid' });
  expect(auction.list(0, 'buy')).toEqual([{ type: 'buy', bonus: 1 }]);
  auction.does(0, trade, { type: 'buy', bonus: 2 }, { type: 'send', card: 'warriors' }, { type: 'done' });
  expect([food(auction)[0], resources(auction)[0], auction.game.turn.resources]).toEqual([0, 0, 0]);
});
