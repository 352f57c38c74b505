/**
 * Every way to pay, made once: all mixes of up to ten resources. A list of legal payments is a choice among these, so
 * nothing is ever built twice, overpaid (SA 15.9) or offered in two orders.
 */

import { type Goods, RESOURCES } from '../content/goods.ts';
import { MOST } from '../content/limits.ts';
import { count, covers, kinds } from '../queries/goods.ts';
import type { CashIn, ChooseTwo, Decline, Pay } from '../vocabulary.ts';

/** Leave what lies there and take the person back (SA 8.1, SA 9.1). */
export const DECLINE: Decline = { type: 'decline' };

/** A mix of resources as an action, with what prices ask about it. */
interface Payment {
  readonly pay: Pay;
  readonly kinds: number;
}

/** Nobody ever pays more: ten people without food (SA 12.3). */
const LARGEST = MOST.persons;

const NOTHING: Goods = { wood: 0, clay: 0, stone: 0, gold: 0 };

function mixes(size: number, from = 0): Goods[] {
  const resource = RESOURCES[from];
  if (resource === undefined) return size === 0 ? [NOTHING] : [];
  const result: Goods[] = [];
  for (let amount = size; amount >= 0; amount--) {
    for (const rest of mixes(size - amount, from + 1)) result.push({ ...rest, [resource]: amount });
  }
  return result;
}

const BY_SIZE: readonly (readonly Payment[])[] = Array.from({ length: LARGEST + 1 }, (_, size) =>
  mixes(size).map((goods) => ({ pay: { type: 'pay', ...goods }, kinds: kinds(goods) })),
);

/** The payments of exactly so many resources out of this store; of exactly so many kinds, if that is asked. */
export function payments(store: Goods, size: number, ofKinds?: number): Pay[] {
  const result: Pay[] = [];
  if (count(store) < size) return result;
  for (const payment of BY_SIZE[size] ?? []) {
    if (ofKinds !== undefined && payment.kinds !== ofKinds) continue;
    if (covers(store, payment.pay)) result.push(payment.pay);
  }
  return result;
}

/** Every payment of so many resources, affordable or not: what a person might try. */
export function triedPayments(size: number): Pay[] {
  return (BY_SIZE[size] ?? []).map((payment) => payment.pay);
}

const PAIRS: readonly Goods[] = mixes(2);

/** The ways to use the two-resources card at any time (SA 8.3.10). */
export const CASH_INS: readonly CashIn[] = PAIRS.map((goods) => ({ type: 'cash-in', ...goods }));

/** The ways to choose two resources at once (SA 16.1). */
export const CHOICES_OF_TWO: readonly ChooseTwo[] = PAIRS.map((goods) => ({ type: 'choose-two', ...goods }));
