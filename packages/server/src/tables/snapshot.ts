/** Records as text and back: what saves replaying a long log. A snapshot is a cache and checked before it is used. */

import type { AnyGame } from '@tabularium/kernel';
import type { Snapshot } from '../storage/storage.ts';
import { KEPT, type TableRecord } from './record.ts';

/** Raised whenever records change their shape: older snapshots are then ignored. */
const SHAPE = 7;

/** A record as a snapshot: its state, and what a returning client needs. The way back is left out unless it is asked for. */
export function freeze(table: TableRecord, withWayBack = false): Snapshot {
  const { game, match, wishes, news, ...rest } = table;
  const frozen = {
    ...rest,
    wayKept: withWayBack,
    news: news.slice(-KEPT.news),
    wishes: [...wishes].slice(-KEPT.wishes),
    match: match && { ...match, game: undefined, log: undefined, undoable: withWayBack ? match.undoable : [] },
  };
  const hash = news.at(-1)?.kind === 'acted' ? (match?.moves.at(-1)?.hash ?? null) : null;
  return { seq: table.seq, body: JSON.stringify({ shape: SHAPE, game: game.id, hash, table: frozen }) };
}

/** A snapshot that was read, but whose game is not loaded yet. */
export interface Thawing {
  readonly game: string;
  readonly rulesVersion: number;
  /** The fingerprint that its last entry carries, if that was a move. */
  readonly hash: string | null;
  as(game: AnyGame): TableRecord;
}

/** Read a snapshot; `undefined` if it is damaged, or made by another version of the server. */
export function thaw(id: string, snapshot: Snapshot): Thawing | undefined {
  const { shape, game, hash, table } = read(snapshot.body);
  if (shape !== SHAPE || table.id !== id || table.seq !== snapshot.seq) return undefined;
  const { match } = table;
  return {
    game,
    rulesVersion: table.rulesVersion,
    hash,
    as: (rules) => ({
      ...table,
      game: rules,
      wishes: new Map(table.wishes),
      match: match && { ...match, game: rules, log: Array.from({ length: match.moves.length + 1 }, () => []) },
    }),
  };
}

function read(body: string) {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
