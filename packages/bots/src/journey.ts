/**
 * Journeys: a piece goes on space by space, and only where it ends says what the way was good for. So all ways are looked
 * at to their ends, each space entered once; of ways that come to the same the shortest is taken, and nobody walks in circles.
 */

import {
  type AnyAction,
  type AnyGame,
  act,
  asked,
  equal,
  isAwaited,
  type Luck,
  renewChance,
  type Seat,
  topFrame,
} from '@tabularium/kernel';
import { copyOf } from './worlds.ts';
import { lead } from './worth.ts';

/** No more places than these are looked at on one journey. */
const MOST = 80;
/** So many of the ends that look best for the seat are compared with everybody else's position. */
const ENDS = 5;
/** So often they are tried again with other luck: fights on the way may go wrong. */
const WORLDS = 2;

/** What the step of a journey remembers of the piece. */
interface Travelling {
  readonly step: string;
  readonly at: number;
  readonly left: number;
}

/** A way so far. */
interface Way {
  readonly state: object;
  readonly actions: readonly AnyAction[];
}

/** A way to its end, and what it is worth to the seat by itself. */
interface Ended extends Way {
  readonly worth: number;
}

/** Is the seat asked where a piece goes next? */
export function isJourney({ bot }: AnyGame, state: object): boolean {
  return bot.journeys?.includes(topFrame(state)?.step ?? '') === true;
}

/** The actions of the best way from here; with luck, the best of those that may go wrong is found by trying again. */
export function bestWay(game: AnyGame, start: object, seat: Seat, luck?: Luck): readonly AnyAction[] {
  const ends = waysFrom(game, start, seat).sort((one, other) => other.worth - one.worth);
  let best: Ended | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const end of ends.slice(0, ENDS)) {
    let sum = lead(game, end.state, seat);
    for (let world = 0; luck !== undefined && world < WORLDS; world++) sum += retried(game, start, seat, end, luck);
    if (sum > most) [best, most] = [end, sum];
  }
  return best?.actions ?? asked(game, start, seat).slice(0, 1);
}

/** Go the best way to its end, and give what was done. */
export function goBestWay(game: AnyGame, state: object, seat: Seat): readonly AnyAction[] {
  const way = bestWay(game, state, seat);
  for (const action of way) act(game, state, seat, action);
  return way;
}

/** All ways to their ends, the shortest first. */
function waysFrom(game: AnyGame, start: object, seat: Seat): Ended[] {
  const ends: Ended[] = [];
  const ways: Way[] = [{ state: start, actions: [] }];
  const begun = topFrame(start) as Travelling;
  const reached = new Map<number, number>([[begun.at, begun.left]]);
  for (let at = 0; at < ways.length && at < MOST; at++) {
    const way = ways[at] as Way;
    for (const action of asked(game, way.state, seat) as readonly AnyAction[]) {
      const state = copyOf(game, way.state);
      act(game, state, seat, action);
      const actions = [...way.actions, action];
      if (!isOnTheWay(state, seat, begun)) {
        ends.push({ state, actions, worth: game.bot.evaluate(state, seat) });
        continue;
      }
      const { at: place, left } = topFrame(state) as Travelling;
      if ((reached.get(place) ?? -1) >= left) continue;
      reached.set(place, left);
      ways.push({ state, actions });
    }
  }
  return ends;
}

/** Does the same journey go on? */
function isOnTheWay(state: object, seat: Seat, { step }: Travelling): boolean {
  return isAwaited(state, seat) && topFrame(state)?.step === step;
}

/** How far ahead the seat is at that end with other luck. */
function retried(game: AnyGame, start: object, seat: Seat, { actions }: Ended, luck: Luck): number {
  const state = copyOf(game, start);
  renewChance(game, state, luck);
  for (const planned of actions) {
    if (!isAwaited(state, seat)) break;
    const action = (asked(game, state, seat) as readonly AnyAction[]).find((one) => equal(one, planned));
    if (action === undefined) break;
    act(game, state, seat, action);
  }
  return lead(game, state, seat);
}
