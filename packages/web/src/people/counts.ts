/** Whether a table's game would count for ratings, as far as it can be told beforehand. */

import type { Lobby } from '@tabularium/protocol';

/** Do at least two people with accounts play, each on one seat, or can they still? */
export function mayCount({ rated, seats }: Lobby): boolean {
  const people = seats.flatMap((seat) => seat.person ?? []);
  const forPeople = seats.filter(({ kind }) => kind !== 'bot').length;
  return rated && forPeople > 1 && !seats.some(({ guest }) => guest) && new Set(people).size === people.length;
}
