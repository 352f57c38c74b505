/** How many days of holiday somebody has. */

import type { Holiday } from '@tabularium/protocol';
import { DAY } from './people.ts';

/** So many days of these lie in that year, begun ones counted whole. */
export function daysOff(holidays: readonly Holiday[], year: number): number {
  const [first, last] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  return holidays.reduce((sum, { from, until }) => {
    const length = Math.min(until, last) - Math.max(from, first);
    return sum + Math.max(0, Math.ceil(length / DAY));
  }, 0);
}
