/** Records as text and back: what saves replaying a long log. A snapshot is a cache and checked before it is used. */

import type { AnyGame, Match } from '@tabularium/kernel';
import type { Snapshot } from '../storage/storage.ts';
import { KEPT, type TableRecord, toldToAll } from './record.ts';

/** Raised whenever records change their shape: older snapshots are then ignored. */
const SHAPE = 8;

/** A record as a snapshot: its state, and what a returning client needs. The way back is left out unless it is asked for. */
export function freeze(table: TableRecord, withWayBack = false): Snapshot {
  const { game, match, news, delayed } = table;
  const frozen = {
    ...plainOf(table, withWayBack),
    wayKept: withWayBack,
    news: news.slice(Math.max(0, toldToAll(table) - KEPT.news)),
    delayed: delayed && plainOf(delayed, false),
  };
  const hash = news.at(-1)?.kind === 'acted' ? (match?.moves.at(-1)?.hash ?? null) : null;
  return { seq: table.seq, body: JSON.stringify({ shape: SHAPE, game: game.id, hash, table: frozen }) };
}

/** A record without its game and what it tells. */
function plainOf({ game: _, match, wishes, news: _news, ...rest }: TableRecord, withWayBack: boolean) {
  return {
    ...rest,
    wishes: [...wishes].slice(-KEPT.wishes),
    match: match && { ...match, game: undefined, log: undefined, undoable: withWayBack ? match.undoable : [] },
  };
}

/** A record as it is read from a snapshot. */
interface Frozen extends Omit<TableRecord, 'game' | 'wishes' | 'match' | 'delayed'> {
  readonly wishes: readonly [string, number][];
  readonly match: Omit<Match<AnyGame>, 'game' | 'log'> | null;
  readonly delayed: Omit<Frozen, 'news'> | null;
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
  const found = read(snapshot.body);
  if (found?.shape !== SHAPE || found.table.id !== id || found.table.seq !== snapshot.seq) return undefined;
  const { game, hash, table } = found;
  return {
    game,
    rulesVersion: table.rulesVersion,
    hash,
    as: (rules) => {
      const thawed = alive(table, rules);
      const delayed = table.delayed && alive({ ...table.delayed, seats: thawed.seats, news: thawed.news }, rules);
      return { ...thawed, delayed };
    },
  };
}

function alive(table: Frozen, game: AnyGame): TableRecord {
  const { match } = table;
  return {
    ...table,
    delayed: null,
    game,
    wishes: new Map(table.wishes),
    match: match && { ...match, game, log: Array.from({ length: match.moves.length + 1 }, () => []) },
  };
}

function read(body: string): { shape: number; game: string; hash: string | null; table: Frozen } | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
