/** Actions that boxes add to a step which many actions share. */

import { type Seat, shelf } from '@tabularium/kernel';
import type { FameState } from '../state.ts';
import type { StartAction } from './actions.ts';

/** A kind of action: when it can be done, and what it does. */
export interface Entry<A> {
  list(game: FameState, seat: Seat): readonly A[];
  perform(game: FameState, seat: Seat, action: A): void;
}

/** Additional actions by step and type; `compose` puts them up. */
export const entries = shelf<{ start: Readonly<Record<string, Entry<StartAction>>> }>();
