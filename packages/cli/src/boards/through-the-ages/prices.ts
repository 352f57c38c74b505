/** What a choice of the Action Phase costs, in signs beside it. */

import type { AnyAction } from '@tabularium/kernel';
import type { AgesView } from '@tabularium/through-the-ages';
import { priceOf } from '@tabularium/through-the-ages/prices';
import type { Labels } from './labels.ts';

/** The price of that action in words; nothing where there is none or an order changes it. */
export function agesPrice(view: AgesView, { own: { signs } }: Labels, action: AnyAction): string | undefined {
  const price = view.viewer === null ? undefined : priceOf(view, view.viewer, action);
  if (price === undefined) return undefined;
  return price.in === 'civil' ? `${price.amount} ${signs.civil}` : `${signs[price.in]}${price.amount}`;
}
