/** Whose turn it is, as far as people have to be called. */

import type { TurnChange } from '../storage/calls.ts';
import type { TableRecord } from './record.ts';

/** The people the table waits for, each with the turn it is: hot seats of one person are one turn. */
export function turnsAt(table: TableRecord): Map<string, number> {
  const turns = new Map<string, number>();
  for (const [seat, { person, bot }] of table.seats.entries()) {
    if (table.phase !== 'playing' || person === null || bot !== null || table.clocks.since[seat] == null) continue;
    turns.set(person, Math.max(turns.get(person) ?? 0, table.clocks.turns[seat] ?? 0));
  }
  return turns;
}

/**
 * Whose turn has begun or ended. Whoever is here needs no call; nor does, in the middle of a turn, whoever has begun it.
 * A reminder is a turn of its own.
 */
export function turnChanges(
  before: ReadonlyMap<string, number>,
  table: TableRecord,
  reminded: string | null,
  isHere: (person: string) => boolean,
  callAt: number,
): TurnChange[] {
  const now = turnsAt(table);
  const since = table.updatedAt;
  const begun = [...now].flatMap(([person, turn]) =>
    before.has(person) && person !== reminded ? [] : [{ person, since, turn, callAt: isHere(person) ? null : callAt }],
  );
  const ended = [...before].flatMap(([person, turn]) =>
    now.has(person) ? [] : [{ person, since: null, turn, callAt: null }],
  );
  return [...begun, ...ended];
}
