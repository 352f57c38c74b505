/**
 * How fast this machine is. Speeds and times have goals that were set on one machine; on another, or on one that others
 * use as well, the same program is slower and says nothing about the code. So the goals are held against the speed of a
 * program that is none of ours and does not change: tic-tac-toe in boardgame.io, in the same run.
 */

import type { Measurement } from './bench.ts';

/**
 * Moves a second of boardgame.io there. It was not written down at the time: the games of commit e78821a1 ran 2.5 to 4 times
 * as fast there as on a machine where boardgame.io made 2,600 to 4,000 moves in the same minutes, which comes to 8,000 to 14,000.
 */
const THERE = 10_000;

/** How many times as fast as the machine of the goals this one is, by what boardgame.io makes here a second. */
export const paceOf = (movesASecond: number): number => movesASecond / THERE;

/** The figure with what its goal comes to on a machine of that pace; ratios hold everywhere. */
export const hereWith =
  (pace: number) =>
  (one: Measurement): Measurement =>
    one.goal === null || one.unit === RATIO
      ? one
      : { ...one, here: isTime(one.unit) ? one.goal / pace : one.goal * pace };

/** The unit of what is compared within one run. */
export const RATIO = 'times as fast';

/** Is this unit one of which less is better? */
export const isTime = (unit: string): boolean => unit === 'ms' || unit === 'µs';
