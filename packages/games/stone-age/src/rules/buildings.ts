/** Buildings (SA 9). */

import { type Decision, emit, pop, push, type Refusal, type Seat } from '@tabularium/kernel';
import { buildingOf, type Price, type PriceKind } from '../content/buildings.ts';
import type { Goods } from '../content/goods.ts';
import { twoResourcesCard } from '../queries/cards.ts';
import { count, covers, goodsOf, kinds, worth } from '../queries/goods.ts';
import { buildingPlace } from '../queries/places.ts';
import { playerOf } from '../queries/players.ts';
import type { StoneAgeState } from '../state.ts';
import type { Pay, Reason, StoneAge } from '../vocabulary.ts';
import { DECLINE, payments, triedPayments } from './payment.ts';
import { sendHome } from './people.ts';
import { pay } from './supply.ts';

/** The building may be bought; a player who cannot pay just takes the person back (SA 9.1). */
export function offerBuilding(game: StoneAgeState, seat: Seat, stack: number): void {
  const player = playerOf(game, seat);
  const affordable = waysToPay(priceOf(game, stack), player.resources).length > 0;
  if (affordable || twoResourcesCard(player) !== undefined) push(game, { step: 'buy-building', seat, stack });
  else decline(game, seat, stack);
}

/** Buy the building or leave it; leaving it to block it is legal (SA 9.7). */
export const buyBuilding: Decision<StoneAge, 'buy-building'> = {
  actions: (game, frame) => [...waysToPay(priceOf(game, frame.stack), playerOf(game, frame.seat).resources), DECLINE],
  take(game, frame, action) {
    pop(game);
    if (action.type === 'pay') buy(game, frame.seat, frame.stack, action);
    else decline(game, frame.seat, frame.stack);
  },
  tries: (game, frame) => triesFor(priceOf(game, frame.stack), playerOf(game, frame.seat).resources),
  whyNot(game, frame, action): Refusal<Reason> {
    const price = priceOf(game, frame.stack);
    if (action.type === 'pay' && !isPrice(price, action)) return whatIsWrong(price, action);
    return { reason: 'too-few-resources', rule: 'SA 9.1' };
  },
};

function priceOf(game: StoneAgeState, stack: number): Price {
  const building = game.buildings[stack];
  if (!building) throw new Error(`No building lies on stack ${stack}.`);
  return buildingOf(building).price;
}

/** What the rules say about one kind of price. */
interface Pricing<K extends PriceKind> {
  /** Every payment out of this store that the price accepts. */
  ways(price: Price<K>, store: Goods): Pay[];
  /** Is this exactly what the tile asks for? */
  accepts(price: Price<K>, goods: Goods): boolean;
  /** What a person with that store might try to pay. */
  tries(price: Price<K>, store: Goods): Pay[];
  /** Why another payment is refused. */
  wrong(price: Price<K>, goods: Goods): Refusal<Reason>;
}

const PRICES: { readonly [K in PriceKind]: Pricing<K> } = {
  fixed: {
    ways: ({ goods }, store) => (covers(store, goods) ? [{ type: 'pay', ...goods }] : []),
    accepts: (price, goods) => covers(goods, price.goods) && count(goods) === count(price.goods),
    tries: ({ goods }) => triedPayments(count(goods)),
    wrong: () => ({ reason: 'wrong-goods', rule: 'SA 9.3' }),
  },
  flexible: {
    ways: (price, store) => payments(store, price.resources, price.kinds),
    accepts: (price, goods) => count(goods) === price.resources && kinds(goods) === price.kinds,
    tries: ({ resources }, store) => [
      ...triedPayments(resources),
      ...payments(store, resources - 1),
      ...payments(store, resources + 1),
    ],
    wrong: ({ resources }, goods) => ({
      reason: count(goods) === resources ? 'wrong-kinds' : 'wrong-number',
      rule: 'SA 9.4',
    }),
  },
  open: {
    ways({ least, most }, store) {
      const ways: Pay[] = [];
      for (let size = least; size <= most; size++) ways.push(...payments(store, size));
      return ways;
    },
    accepts: ({ least, most }, goods) => count(goods) >= least && count(goods) <= most,
    tries: ({ least, most }, store) => [
      ...triedPayments(least - 1),
      ...triedPayments(least),
      ...payments(store, most + 1),
    ],
    wrong: () => ({ reason: 'wrong-number', rule: 'SA 9.5' }),
  },
};

function waysToPay<K extends PriceKind>(price: Price<K>, store: Goods): Pay[] {
  return PRICES[price.kind].ways(price, store);
}

function isPrice<K extends PriceKind>(price: Price<K>, goods: Goods): boolean {
  return PRICES[price.kind].accepts(price, goods);
}

function triesFor<K extends PriceKind>(price: Price<K>, store: Goods): Pay[] {
  return PRICES[price.kind].tries(price, store);
}

function whatIsWrong<K extends PriceKind>(price: Price<K>, goods: Goods): Refusal<Reason> {
  return PRICES[price.kind].wrong(price, goods);
}

function decline(game: StoneAgeState, seat: Seat, stack: number): void {
  const building = game.buildings[stack];
  if (building) emit(game, { fact: 'building-declined', seat, building, seen: 'all' });
  sendHome(game, seat, buildingPlace(stack));
}

/** Pay, take the tile, score the value of what was paid; the next tile is turned up at once (SA 9.1, SA 9.2). */
function buy(game: StoneAgeState, seat: Seat, stack: number, payment: Pay): void {
  const building = game.buildings[stack];
  if (!building) return;
  const player = playerOf(game, seat);
  const points = worth(payment);
  pay(player, payment);
  player.built.push(building);
  player.score += points;
  emit(game, { fact: 'building-bought', seat, building, paid: goodsOf(payment), points, seen: 'all' });
  sendHome(game, seat, buildingPlace(stack));
  reveal(game, stack);
}

function reveal(game: StoneAgeState, stack: number): void {
  const next = game.stacks[stack]?.pop();
  game.buildings[stack] = next ?? null;
  if (next === undefined) emit(game, { fact: 'stack-emptied', stack, seen: 'all' });
  else emit(game, { fact: 'building-revealed', stack, building: next, seen: 'all' });
}
