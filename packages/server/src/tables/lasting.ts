/** Which moves of a log last: those that were not taken back, and where chance was renewed before them. */

import type { Move } from '@tabularium/kernel';
import type { Entry } from './entry.ts';

/** What remains of a log's moves. */
export interface Lasting {
  readonly moves: readonly Move[];
  /** The renewals of chance before the moves made at this table, by the numbers of their entries. */
  readonly made: ReadonlyMap<number, number | undefined>;
  /** How many moves of an imported match remain. */
  readonly imported: number;
  /** The number of the last renewal of chance, and of the one that no move has followed yet. */
  readonly renewals: number;
  readonly fresh: number | null;
}

/** A move and its entry; imported moves have none of their own. */
interface Made {
  readonly seq: number | null;
  readonly move: Move;
}

/** The moves that this log has not taken back. */
export function lastingMoves(log: readonly Entry[]): Lasting {
  const made: Made[] = [];
  let renewals = 0;
  let fresh: number | null = null;
  for (const entry of log) {
    if (entry.kind === 'imported') {
      for (const move of entry.file.moves) {
        made.push({ seq: null, move });
        renewals = Math.max(renewals, move.chance ?? 0);
      }
    }
    if (entry.kind === 'acted') {
      made.push({ seq: entry.seq, move: moveOf(entry, fresh) });
      fresh = null;
    }
    if (entry.kind !== 'undone') continue;
    const [first] = made.splice(made.length - entry.moves);
    fresh = entry.chance ?? first?.move.chance ?? null;
    renewals = Math.max(renewals, entry.chance ?? 0);
  }
  return {
    moves: made.map(({ move }) => move),
    made: new Map(made.flatMap(({ seq, move }) => (seq === null ? [] : [[seq, move.chance]]))),
    imported: made.filter(({ seq }) => seq === null).length,
    renewals,
    fresh,
  };
}

function moveOf({ seat, action, hash }: Extract<Entry, { kind: 'acted' }>, fresh: number | null): Move {
  return { seat, action, hash: hash ?? '', ...(fresh === null ? {} : { chance: fresh }) };
}
