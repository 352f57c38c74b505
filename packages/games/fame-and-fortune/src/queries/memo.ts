/**
 * What is worked out once while a state is only read. Listing actions asks the same questions about the same state again
 * and again; between `reading` and its end nothing changes, so the first answer holds.
 */

import type { Seat } from '@tabularium/kernel';
import type { City, FameState } from '../state.ts';
import type { Holdings } from './holdings.ts';
import type { Yield } from './icons.ts';

/** What was worked out about one state. */
export interface Memo {
  readonly game: object;
  /** By seat. */
  readonly holdings: (Holdings | undefined)[];
  readonly coins: (number | undefined)[];
  readonly bonuses: (number | undefined)[];
  /** The cities whose yields are known, and the yields in the same order. */
  readonly cities: City[];
  readonly yields: Yield[];
}

let current: Memo | undefined;

/** Read the state without changing it. */
export function reading<T>(game: FameState, read: (game: FameState) => T): T {
  const outer = startReading(game);
  try {
    return read(game);
  } finally {
    stopReading(outer);
  }
}

/** From here on the state is only read; gives what `stopReading` wants. */
export function startReading(game: object): Memo | undefined {
  const outer = current;
  if (outer?.game !== game) current = { game, holdings: [], coins: [], bonuses: [], cities: [], yields: [] };
  return outer;
}

/** The state may change again. */
export function stopReading(outer: Memo | undefined): void {
  current = outer;
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
