/** Records as text and back: what saves replaying a long log. A snapshot is a cache and checked before it is used. */

import type { AnyGame } from '@tabularium/kernel';
import type { Snapshot } from '../storage/storage.ts';
import type { TableRecord } from './record.ts';

/** Raised whenever records change their shape: older snapshots are then ignored. */
const SHAPE = 3;

/** The record as a snapshot. */
export function freeze(table: TableRecord): Snapshot {
  const { game: _, match, wishes, ...rest } = table;
  const frozen = { ...rest, wishes: [...wishes], match: match && { ...match, game: undefined } };
  return { seq: table.seq, body: JSON.stringify({ shape: SHAPE, table: frozen }) };
}

/** The record of a snapshot; `undefined` if it is damaged, or made by other rules or another version of the server. */
export function thaw(id: string, game: AnyGame, snapshot: Snapshot): TableRecord | undefined {
  const { shape, table } = read(snapshot.body);
  if (shape !== SHAPE || table.id !== id || table.seq !== snapshot.seq) return;
  if (table.rulesVersion !== game.rulesVersion) return;
  return { ...table, game, wishes: new Map(table.wishes), match: table.match && { ...table.match, game } };
}

function read(body: string) {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
