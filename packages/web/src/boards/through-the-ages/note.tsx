/** What an action costs, to stand beside its words. */

import type { ActionIn } from '@tabularium/kernel';
import type { AgesView, throughTheAges } from '@tabularium/through-the-ages';
import { priceOf } from '@tabularium/through-the-ages/prices';
import type { ReactNode } from 'react';
import { Amount } from './counts.tsx';

/** The price of an action with its sign; nothing if it has none. */
export function noteOn(action: ActionIn<typeof throughTheAges>, view: AgesView): ReactNode {
  const price = view.viewer === null ? undefined : priceOf(view, view.viewer, action);
  return price === undefined ? undefined : <Amount of={price.in} amount={price.amount} />;
}
