/** Who can sit down together of those who look for a table. */

import { equal } from '@tabularium/kernel';
import type { Seeker } from '../storage/seekers.ts';

/** The people of a table that can be made now, those first who have waited longest; `undefined` if there is none. */
export function matchOf(
  waiting: readonly Seeker[],
  areApart: (one: string, other: string) => boolean,
): readonly Seeker[] | undefined {
  for (const first of waiting) {
    const like = waiting.filter((one) => wantsAs(first, one));
    for (const players of first.players.toSorted((one, other) => other - one)) {
      const table = companyFor(first, players, like, areApart);
      if (table !== undefined) return table;
    }
  }
  return undefined;
}

function companyFor(
  first: Seeker,
  players: number,
  waiting: readonly Seeker[],
  areApart: (one: string, other: string) => boolean,
): Seeker[] | undefined {
  const table = [first];
  for (const other of waiting) {
    if (table.length === players) break;
    if (table.includes(other) || !other.players.includes(players)) continue;
    if (!table.some(({ person }) => areApart(person, other.person))) table.push(other);
  }
  return table.length === players ? table : undefined;
}

/** Do they want the same game, as fast and with the same options? */
const wantsAs = (first: Seeker, other: Seeker): boolean =>
  other.game === first.game && other.pace === first.pace && equal(other.options, first.options);
