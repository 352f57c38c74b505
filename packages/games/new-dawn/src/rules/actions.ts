/** Actions made once and used again: the lists of legal actions are built very often. */

import type { TradeSource } from '../vocabulary.ts';

/** Enough for every map. */
const SPACES = 400;

/** Actions of that type, one for each space. */
export function onSpace<Type extends string>(
  type: Type,
): (space: number) => { readonly type: Type; readonly space: number } {
  const all = Array.from({ length: SPACES }, (_, space) => Object.freeze({ type, space }));
  return (space) => all[space] ?? { type, space };
}

/** Actions of that type, one for each slot of a focus row. */
export function onSlot<Type extends string>(
  type: Type,
): (slot: number) => { readonly type: Type; readonly slot: number } {
  const all = Array.from({ length: 8 }, (_, slot) => Object.freeze({ type, slot }));
  return (slot) => all[slot] ?? { type, slot };
}

/** No more of this. */
export const DONE = Object.freeze({ type: 'done' } as const);

const spends = new Map<TradeSource, { readonly type: 'spend'; readonly token: TradeSource }>();

/** Spend this as a trade token. */
export function spendAction(token: TradeSource) {
  let action = spends.get(token);
  if (action === undefined) {
    action = Object.freeze({ type: 'spend', token });
    spends.set(token, action);
  }
  return action;
}

export const PLACE = onSpace('place');
export const TAKE_BACK = onSpace('take-back');
