import { expect, test } from 'vitest';
import { productionBonus } from '../src/queries/counts.ts';
import { cultureRating, strengthRating } from '../src/queries/ratings.ts';
import { position } from './position.ts';

const offering = (card: string, seats = 3) =>
  position(seats)
    .has(0, { militaryHand: [card] })
    .politicking(0);

test('TA 7.2 one may be partner in any number of pacts; a pact without sides is offered to each partner once', () => {
  const table = offering('peace-treaty-iii').has(2, { treaty: { card: 'military-pact-iii', a: 2, b: 1 } });
  expect(table.list(0, 'offer')).toHaveLength(2);
  table.does(0, { type: 'offer', card: 'peace-treaty-iii', partner: 1, side: 'a' }).does(1, { type: 'accept' });
  expect([cultureRating(table.game, 1), strengthRating(table.game, 1)]).toEqual([1, 1 + 3]);
  expect(table.politicking(1).list(1, 'cancel')).toHaveLength(2);
});

test('TA 7.3 a pact that ends by attack ends before the attack is evaluated', () => {
  const table = position(3).has(0, {
    militaryHand: ['war-over-culture-iii'],
    military: 5,
    treaty: { card: 'promise-of-military-protection-ii', a: 1, b: 0 },
  });
  table.politicking(0).does(0, { type: 'declare', card: 'war-over-culture-iii', rival: 1 });
  expect(table.player(0).treaty).toBeNull();
});

test('TA 7.3 pacts of either side with somebody else outlast the attack', () => {
  const table = position(3)
    .has(0, { militaryHand: ['war-over-culture-iii'], military: 5 })
    .has(1, { treaty: { card: 'military-pact-iii', a: 1, b: 2 } })
    .has(2, { treaty: { card: 'promise-of-military-protection-ii', a: 0, b: 2 } });
  table.politicking(0).does(0, { type: 'declare', card: 'war-over-culture-iii', rival: 1 });
  expect(table.game.players.map(({ treaty }) => treaty?.card)).toEqual([
    undefined,
    'military-pact-iii',
    'promise-of-military-protection-ii',
  ]);
});

test('the sides of the pacts: TA 17.5 bonuses, tourism, supremacy', () => {
  const table = position(3)
    .has(0, { treaty: { card: 'international-tourism-iii', a: 0, b: 1 } })
    .has(1, { built: ['pyramids', 'colossus'] });
  expect(cultureRating(table.game, 0)).toBe(2);
  table.has(2, { treaty: { card: 'international-trade-agreement-ii', a: 2, b: 0 } });
  expect([productionBonus(table.game, 2, 'resources'), productionBonus(table.game, 0, 'food')]).toEqual([1, 1]);
});

test('TA 16.12 with two players left there is nobody to offer a pact to', () => {
  const table = offering('peace-treaty-iii');
  table.player(2).out = true;
  expect(table.whyNot(0, { type: 'offer', card: 'peace-treaty-iii', partner: 1, side: 'a' })).toBe(
    'two-players TA 16.12',
  );
});

test('TA 12.3 Trade Routes Agreement: only a good one really has is used as the other', () => {
  const traders = () => position(3).has(0, { treaty: { card: 'trade-routes-agreement-i', a: 0, b: 1 } });
  const poor = traders().revealing(0, 'development-of-civilization-a');
  expect(poor.list(0, 'trade')).toEqual([]);
  const fed = traders().has(0, { tokensOn: { agriculture: 1 } });
  expect(fed.revealing(0, 'development-of-civilization-a').list(0, 'trade')).toEqual([{ type: 'trade' }]);
  // Ore is of no use: this side of the pact gives food.
  const mining = traders().has(0, { tokensOn: { bronze: 1 } });
  expect(mining.revealing(0, 'development-of-civilization-a').list(0, 'trade')).toEqual([]);
});
