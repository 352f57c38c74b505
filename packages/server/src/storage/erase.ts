/** What is taken out of a table's log when somebody is deleted: their words and the names they gave, never a move. */

import type { Entry, Seating } from '../tables/entry.ts';

/** The entry without what that person has written; the very same if there is nothing of theirs in it. `owner` owns the table. */
export function withoutWordsOf(person: string, owner: string, entry: Entry): Entry {
  switch (entry.kind) {
    case 'said':
      return entry.by === person ? { ...entry, text: '' } : entry;
    case 'created':
      return owner === person ? { ...entry, seats: entry.seats.map(withoutName) } : entry;
    case 'arranged':
      return owner === person ? { ...entry, to: withoutName(entry.to) } : entry;
    case 'imported': {
      if (owner !== person) return entry;
      const { players: _, seal: _seal, ...file } = entry.file; // the seal is one over the names
      return { ...entry, file };
    }
    default:
      return entry;
  }
}

function withoutName<S extends Seating>(seat: S): S | { kind: 'mine' } {
  return seat.kind === 'mine' ? { kind: 'mine' } : seat;
}
