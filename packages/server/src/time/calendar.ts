/** Time in which a clock runs: nights, weekends and holidays do not count. */

import type { Clock, Holiday } from '@tabularium/protocol';
import { isWithin, nextHour, wallClock } from './zone.ts';

/** When somebody's clock stands still. */
export interface Calendar {
  readonly rest: Clock['rest'];
  readonly holidays: readonly Holiday[];
}

/** Further ahead nobody's clock is foretold. */
const FARTHEST = 400 * 86_400_000;

/** Does the clock stand still at that moment, and until when is that so, at least? */
function phase(time: number, { rest, holidays }: Calendar): { still: boolean; until: number } {
  const holiday = holidays.find(({ from, until }) => from <= time && time < until);
  if (holiday !== undefined) return { still: true, until: holiday.until };
  const next = Math.min(...holidays.flatMap(({ from }) => (from > time ? [from] : [])), Number.POSITIVE_INFINITY);
  if (rest === null) return { still: false, until: next };
  const { hour, weekday } = wallClock(time, rest.zone);
  const isWeekend = rest.weekends && (weekday === 0 || weekday === 6);
  const isNight = rest.night !== null && isWithin(hour, rest.night);
  return { still: isWeekend || isNight, until: Math.min(nextHour(time, rest.zone), next) };
}

/** How long the clock has run from one moment to another. */
export function timeRun(from: number, to: number, calendar: Calendar): number {
  let run = 0;
  for (let at = from; at < to; ) {
    const { still, until } = phase(at, calendar);
    const end = Math.min(until, to);
    if (!still) run += end - at;
    at = end;
  }
  return run;
}

/** When the clock will have run so long. */
export function afterRunning(from: number, milliseconds: number, calendar: Calendar): number {
  let left = milliseconds;
  let at = from;
  while (at - from < FARTHEST) {
    const { still, until } = phase(at, calendar);
    if (!still && at + left <= until) return at + left;
    if (!still) left -= until - at;
    at = until;
  }
  return at;
}
