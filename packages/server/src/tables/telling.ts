/** What everybody at a table is told of the entries in its log. */

import type { AnyFact } from '@tabularium/kernel';
import type { News } from '@tabularium/protocol';
import type { Entry } from './entry.ts';

/** What can be told of an entry: never an action, a seed or a code. */
export function tell(entry: Entry, facts: AnyFact[]): News {
  const { seq, at } = entry;
  switch (entry.kind) {
    case 'imported':
    case 'started':
      return { seq, at, kind: entry.kind, facts };
    case 'acted':
      return { seq, at, kind: 'acted', seat: entry.seat, facts };
    case 'sat':
      return { seq, at, kind: 'sat', seat: entry.seat, person: entry.person };
    case 'replaced':
      return { seq, at, kind: 'replaced', seat: entry.seat, person: entry.person };
    case 'seat-offered':
    case 'seat-kept':
      return { seq, at, kind: entry.kind, seat: entry.seat, person: entry.by };
    case 'left':
      return { seq, at, kind: 'left', person: entry.person };
    case 'arranged':
    case 'returned':
    case 'bot-failed':
    case 'ran-out':
    case 'ended':
      return { seq, at, kind: entry.kind, seat: entry.seat };
    case 'resigned':
      return { seq, at, kind: 'resigned', seat: entry.seat, why: entry.why ?? 'wish' };
    case 'pause-asked':
    case 'pause-agreed':
    case 'pause-declined':
    case 'paused':
    case 'rematch':
      return { seq, at, kind: entry.kind, person: entry.by };
    case 'resumed':
      return { seq, at, kind: 'resumed', person: entry.by };
    case 'rested':
      return { seq, at, kind: 'rested', person: entry.person };
    case 'undone':
    case 'undo-asked':
      return { seq, at, kind: entry.kind, seat: entry.seat, moves: entry.moves };
    case 'undo-answered':
      return { seq, at, kind: 'undo-answered', person: entry.by, yes: entry.yes };
    case 'taken-over':
      return { seq, at, kind: 'taken-over', seat: entry.seat, why: entry.why };
    case 'said': {
      const about = entry.about === undefined ? {} : { about: entry.about };
      return { seq, at, kind: 'said', person: entry.by, name: null, guest: false, text: entry.text, ...about };
    }
    default:
      return { seq, at, kind: entry.kind };
  }
}
