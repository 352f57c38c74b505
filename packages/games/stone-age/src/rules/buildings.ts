/** Buildings (SA 9). */

import { type Decision, emit, pop, push, type Refusal, type Seat } from '@tabularium/kernel';
import { buildingOf, type Price } from '../content/buildings.ts';
import { count, covers, type Goods, kinds, worth } from '../content/goods.ts';
import { buildingPlace } from '../content/places.ts';
import { playerAt, twoResourcesCard } from '../queries.ts';
import type { Pay, Reason, StoneAge, StoneAgeState } from '../state.ts';
import { DECLINE } from './cards.ts';
import { goodsOf, payments, triedPayments } from './payment.ts';
import { pay } from './supply.ts';
import { sendHome } from './using.ts';

/** The building may be bought; a player who cannot pay just takes the person back (SA 9.1). */
export function offerBuilding(game: StoneAgeState, seat: Seat, stack: number): void {
  const player = playerAt(game, seat);
  const affordable = waysToPay(priceOf(game, stack), player.resources).length > 0;
  if (affordable || twoResourcesCard(player) !== undefined) push(game, { step: 'buy-building', seat, stack });
  else decline(game, seat, stack);
}

/** Buy the building or leave it; leaving it to block it is legal (SA 9.7). */
export const buyBuilding: Decision<StoneAge, 'buy-building'> = {
  actions: (game, frame) => [...waysToPay(priceOf(game, frame.stack), playerAt(game, frame.seat).resources), DECLINE],
  take(game, frame, action) {
    pop(game);
    if (action.type === 'pay') buy(game, frame.seat, frame.stack, action);
    else decline(game, frame.seat, frame.stack);
  },
  tries(game, frame) {
    const price = priceOf(game, frame.stack);
    if (price?.kind === 'fixed') return triedPayments(count(price.goods));
    return price?.kind === 'flexible' ? triedPayments(price.resources) : [...triedPayments(0), ...triedPayments(1)];
  },
  whyNot(game, frame, action): Refusal<Reason> {
    const price = priceOf(game, frame.stack);
    if (action.type === 'pay' && price !== undefined && !isPrice(price, action)) return wrongPrice(price);
    return { reason: 'too-few-resources', rule: 'SA 9.1' };
  },
};

function priceOf(game: StoneAgeState, stack: number): Price | undefined {
  const building = game.buildings[stack];
  return building ? buildingOf(building).price : undefined;
}

/** Every payment out of this store that the price accepts. */
function waysToPay(price: Price | undefined, store: Goods): Pay[] {
  if (price === undefined) return [];
  switch (price.kind) {
    case 'fixed':
      return covers(store, price.goods) ? [{ type: 'pay', ...price.goods }] : []; // SA 9.3
    case 'flexible':
      return payments(store, price.resources, price.kinds); // SA 9.4
    case 'open': {
      const ways: Pay[] = []; // SA 9.5
      for (let size = price.least; size <= price.most; size++) ways.push(...payments(store, size));
      return ways;
    }
  }
}

/** Is this exactly what the tile asks for? */
function isPrice(price: Price, goods: Goods): boolean {
  switch (price.kind) {
    case 'fixed':
      return covers(goods, price.goods) && count(goods) === count(price.goods);
    case 'flexible':
      return count(goods) === price.resources && kinds(goods) === price.kinds;
    case 'open':
      return count(goods) >= price.least && count(goods) <= price.most;
  }
}

function wrongPrice(price: Price): Refusal<Reason> {
  if (price.kind === 'fixed') return { reason: 'wrong-goods', rule: 'SA 9.3' };
  return price.kind === 'flexible'
    ? { reason: 'wrong-kinds', rule: 'SA 9.4' }
    : { reason: 'wrong-number', rule: 'SA 9.5' };
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
  const player = playerAt(game, seat);
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
