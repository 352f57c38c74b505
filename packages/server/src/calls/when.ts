/** When somebody may be called. */

import type { CallSettings } from '@tabularium/protocol';
import { isWithin, nextStrike, wallClock } from '../time/zone.ts';

type Wanted = Pick<CallSettings, 'pace' | 'digestAt' | 'quiet' | 'zone'>;

/** The first moment, from now on, at which nobody is asleep. */
export function awakeAt(now: number, { quiet, zone }: Wanted): number {
  return quiet !== null && isWithin(wallClock(now, zone).hour, quiet) ? nextStrike(now, zone, quiet.to) : now;
}

/** When a turn that began then is to be told: at once, or with all others once a day; never in quiet hours. */
export function callAt(since: number, now: number, wanted: Wanted): number {
  if (wanted.pace === 'at-once') return awakeAt(now, wanted);
  return awakeAt(nextStrike(since, wanted.zone, wanted.digestAt), wanted);
}
