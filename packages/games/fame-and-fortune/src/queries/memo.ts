/**
 * What is worked out once while a state is only read. Listing actions asks the same questions about the same state again
 * and again; between `reading` and its end nothing changes, so the first answer holds.
 */

import type { Seat } from '@tabularium/kernel';
import type { City, FameState } from '../state.ts';
import type { Card } from '../vocabulary/library.ts';
import type { Yield } from './icons.ts';

/** What was worked out about one state. */
export interface Memo {
  readonly game: object;
  readonly cards: (Card[] | undefined)[];
  readonly coins: (number | undefined)[];
  readonly yields: Map<City, Yield>;
  readonly stats: Map<string, number>;
  /** Whose figures stand on each square, plus one; 0 for nobody's. */
  occupants: Uint8Array | undefined;
}

let current: Memo | undefined;

/** Read the state without changing it. */
export function reading<T>(game: FameState, read: () => T): T {
  if (current?.game === game) return read();
  const outer = current;
  current = { game, cards: [], coins: [], yields: new Map(), stats: new Map(), occupants: undefined };
  try {
    return read();
  } finally {
    current = outer;
  }
}

/** What is known about this state, if it is only being read. */
export const memoOf = (game: object): Memo | undefined => (current?.game === game ? current : undefined);

/** The answer of a seat, worked out at most once. */
export function once<T>(known: (T | undefined)[] | undefined, seat: Seat, work: () => T): T {
  if (known === undefined) return work();
  const answer = known[seat];
  if (answer !== undefined) return answer;
  const found = work();
  known[seat] = found;
  return found;
}
