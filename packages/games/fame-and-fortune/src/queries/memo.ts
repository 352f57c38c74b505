/**
 * What is worked out once while a state is only read. Listing actions asks the same questions about the same state again
 * and again; between `reading` and its end nothing changes, so the first answer holds.
 */

import type { City, FameState, Square } from '../state.ts';
import type { Holdings } from './holdings.ts';
import type { Yield } from './icons.ts';

/** What was worked out about one state. Readings come and go all the time, so the same memo serves one after the other. */
export interface Memo {
  game: object;
  /** By seat. */
  readonly holdings: (Holdings | undefined)[];
  readonly coins: (number | undefined)[];
  readonly bonuses: (number | undefined)[];
  /** The kinds of great people at work, one bit for each. */
  readonly people: (number | undefined)[];
  /** How many yields are known, the cities they are of, and the yields in the same order. */
  yieldsKnown: number;
  readonly cities: City[];
  readonly yields: Yield[];
  /** Is it known where figures stand? Whose they are on each square, one bit for each seat, and the squares so marked. */
  figuresKnown: boolean;
  readonly occupants: Uint8Array;
  occupiedKnown: number;
  readonly occupied: Square[];
}

const MOST_SEATS = 5;

/** Squares of the largest grid. */
const MOST_SQUARES = 28 * 18;

/** A memo for each state that is being read, one within the other: hardly ever more than one. */
const memos: Memo[] = [];
let open = 0;
let current: Memo | undefined;

function newMemo(game: object): Memo {
  return {
    game,
    holdings: new Array<Holdings | undefined>(MOST_SEATS).fill(undefined),
    coins: new Array<number | undefined>(MOST_SEATS).fill(undefined),
    bonuses: new Array<number | undefined>(MOST_SEATS).fill(undefined),
    people: new Array<number | undefined>(MOST_SEATS).fill(undefined),
    yieldsKnown: 0,
    cities: [],
    yields: [],
    figuresKnown: false,
    occupants: new Uint8Array(MOST_SQUARES),
    occupiedKnown: 0,
    occupied: [],
  };
}

/** The memo, with nothing in it. */
function cleared(memo: Memo, game: object): Memo {
  memo.game = game;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    memo.holdings[seat] = undefined;
    memo.coins[seat] = undefined;
    memo.bonuses[seat] = undefined;
    memo.people[seat] = undefined;
  }
  memo.yieldsKnown = 0;
  memo.figuresKnown = false;
  return memo;
}

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
  if (outer !== undefined && outer.game === game) return outer;
  const free = memos[open];
  if (free === undefined) {
    current = newMemo(game);
    memos.push(current);
  } else current = cleared(free, game);
  open++;
  return outer;
}

/** The state may change again. */
export function stopReading(outer: Memo | undefined): void {
  if (current === outer) return;
  current = outer;
  open--;
}

/** What is known about this state, if it is only being read. */
export function memoOf(game: object): Memo | undefined {
  return current !== undefined && current.game === game ? current : undefined;
}
