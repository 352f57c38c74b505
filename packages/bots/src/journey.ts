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
  type Station,
  topFrame,
} from '@tabularium/kernel';
import { copyOf } from './worlds.ts';
import { Leading, lead } from './worth.ts';

/** No more places than these are looked at on one journey. */
const MOST = 80;
/** So many of the ends that look best for the seat are compared with everybody else's position. */
const ENDS = 5;
/** So often they are tried again with other luck: fights on the way may go wrong. */
const WORLDS = 2;

/** What the step of a journey remembers of the piece. */
interface Travelling extends Station {
  readonly step: string;
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

/** A way that was gone; how far ahead the seat is at its end, if that is known. */
export interface Gone extends Way {
  readonly ahead?: number;
}

/** Is the seat asked where a piece goes next? */
export function isJourney({ bot }: AnyGame, state: object): boolean {
  return bot.journeys?.[topFrame(state)?.step ?? ''] !== undefined;
}

/** The actions of the best way from here; with luck, the best of those that may go wrong is found by trying again. */
export function bestWay(game: AnyGame, start: object, seat: Seat, luck?: Luck): readonly AnyAction[] {
  return bestEnd(game, start, seat, luck)?.actions ?? asked(game, start, seat).slice(0, 1);
}

/** Go the best way to its end; the state is used up. */
export function goBestWay(game: AnyGame, state: object, seat: Seat): Gone {
  const end = bestEnd(game, state, seat);
  if (end !== undefined) return end;
  const actions: readonly AnyAction[] = asked(game, state, seat).slice(0, 1);
  for (const action of actions) act(game, state, seat, action);
  return { state, actions };
}

function bestEnd(game: AnyGame, start: object, seat: Seat, luck?: Luck): Gone | undefined {
  const ends = waysFrom(game, start, seat).sort((one, other) => other.worth - one.worth);
  let best: Gone | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const leading = new Leading(game, start, seat);
  for (const end of ends.slice(0, ENDS)) {
    const ahead = leading.over(end.state, luck === undefined ? most : undefined, end.worth);
    if (ahead === undefined) continue;
    let sum = ahead;
    for (let world = 0; luck !== undefined && world < WORLDS; world++) sum += retried(game, start, seat, end, luck);
    if (sum > most) [best, most] = [{ ...end, ahead }, sum];
  }
  return best;
}

/** All ways to their ends, the shortest first. */
function waysFrom(game: AnyGame, start: object, seat: Seat): Ended[] {
  const ends: Ended[] = [];
  const ways: Way[] = [{ state: start, actions: [] }];
  const begun = topFrame(start) as Travelling;
  const reached = new Map<number, number>([[begun.at, begun.left]]);
  for (let at = 0; at < ways.length && at < MOST; at++) {
    const way = ways[at] as Way;
    const actions = newWays(game, way.state, seat, reached);
    for (const [tried, action] of actions.entries()) {
      const state = at > 0 && tried === actions.length - 1 ? way.state : copyOf(game, way.state);
      act(game, state, seat, action);
      const longer = { state, actions: [...way.actions, action] };
      if (!isOnTheWay(state, seat, begun)) {
        ends.push({ ...longer, worth: game.bot.evaluate(state, seat) });
        continue;
      }
      const station = topFrame(state) as Travelling;
      if (wasReached(reached, station)) continue;
      reached.set(station.at, station.left);
      ways.push(longer);
    }
  }
  return ends;
}

/** The places that were reached, with the most steps that were left there. */
type Reached = ReadonlyMap<number, number>;

const wasReached = (reached: Reached, { at, left }: Station): boolean => (reached.get(at) ?? -1) >= left;

/** What may be done there, without what is known to lead to a place that was reached before. */
function newWays(game: AnyGame, state: object, seat: Seat, reached: Reached): readonly AnyAction[] {
  const frame = topFrame(state) as Travelling;
  const leads = game.bot.journeys?.[frame.step];
  return (asked(game, state, seat) as readonly AnyAction[]).filter((action) => {
    const station = leads?.(state, frame, action);
    return station === undefined || !wasReached(reached, station);
  });
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
