/**
 * Work on whole logs, done in threads of its own: a match that is imported, opened again or taken back far is played
 * again from its start, and nobody else waits for that.
 */

import {
  type AnyFact,
  type AnyGame,
  drawChance,
  factsFor,
  isOver,
  type MatchFile,
  MatchFileError,
  parseMatch,
  printMatch,
  recordForGood,
  record as recordMove,
  replay,
  sealed,
  sight,
} from '@tabularium/kernel';
import type { News, PastSight } from '@tabularium/protocol';
import type { Snapshot } from '../storage/storage.ts';
import { settle } from './clocks.ts';
import type { Entry } from './entry.ts';
import { type Lasting, lastingMoves } from './lasting.ts';
import { act, blankRecord, happen, KEPT, matchOf, note, type TableRecord, takeUp } from './record.ts';
import { hears, readBy, readerOf, seenBy } from './shown.ts';
import { freeze } from './snapshot.ts';
import { matchIn } from './stored.ts';
import { mayWatch } from './wishes.ts';

/** The most moves of a match that is imported. */
const MOST_MOVES = 10_000;
/** For so many of the last moves the way back is found. */
const WAY_BACK = 12;

/** What is asked of a thread that reads. Logs and files come as text: reading them takes time too. */
export type Question =
  /** The record that this log leads to; `way`: with the states before the last moves. */
  | { readonly kind: 'record'; readonly table: string; readonly log: string; readonly way: boolean }
  /** The record of a table that is made from this match file, and its first entry. */
  | {
      readonly kind: 'import';
      readonly table: string;
      readonly file: string;
      readonly by: string;
      readonly invite: string;
      readonly at: number;
    }
  /** What this log tells before that number, as far as that person, who has blocked those, may know it. */
  | {
      readonly kind: 'news';
      readonly table: string;
      readonly log: string;
      readonly person: string | null;
      readonly deafTo: ReadonlySet<string>;
      readonly invite: string | undefined;
      readonly before: number;
    }
  /** What that seat, or a spectator, saw after so many moves or after an entry; nothing after the entry `upTo` is known. */
  | {
      readonly kind: 'past';
      readonly log: string;
      readonly seat: number | null;
      readonly upTo: number;
      readonly move?: number;
      readonly entry?: number;
    }
  /** The match file of this log. */
  | { readonly kind: 'file'; readonly log: string; readonly players: readonly string[] };

/** What a thread answers. */
export type Answers = {
  record: { readonly snapshot: Snapshot; readonly fits: boolean };
  import: { readonly snapshot: Snapshot; readonly body: string } | { readonly problem: string };
  news: readonly News[] | null;
  past: PastSight | null;
  file: { readonly text: string; readonly game: string } | null;
};

/** Told what entries tell. */
type Hear = (news: readonly News[]) => void;

/** Where games come from. */
type Load = (id: string, rulesVersion: number) => Promise<AnyGame>;

/** A thread's work, for any set of games. */
export const student = (load: Load) => async (question: Question) => {
  switch (question.kind) {
    case 'record':
      return readLog(load, question);
    case 'import':
      return importFile(load, question);
    case 'news':
      return readNews(load, question);
    case 'past':
      return lookBack(load, question);
    case 'file':
      return writeFile(load, question);
  }
};

async function readLog(load: Load, { table: id, log, way }: Extract<Question, { kind: 'record' }>) {
  const entries: Entry[] = JSON.parse(log);
  const { table, fits } = recordOf(id, await load(...gameOf(entries[0])), entries, way);
  return { snapshot: freeze(table, way), fits };
}

async function readNews(load: Load, question: Extract<Question, { kind: 'news' }>) {
  const { table: id, log, person, deafTo, invite, before } = question;
  const entries: Entry[] = JSON.parse(log);
  const told: News[] = [];
  const { table } = recordOf(id, await load(...gameOf(entries[0])), entries, false, (news) => told.push(...news));
  if (!mayWatch(table, person, invite)) return null;
  const reader = readerOf(table, person, deafTo);
  const seen = seenBy(table, reader);
  const earlier = told.filter((one) => one.seq < before && one.seq <= seen.seq && hears(reader, one));
  return earlier.slice(-KEPT.news).map((one) => readBy(one, reader));
}

/** Only moves that last are gone back over: what was taken back never was, for anybody. */
async function lookBack(load: Load, question: Extract<Question, { kind: 'past' }>) {
  const { log, seat, move = Number.POSITIVE_INFINITY, entry = Number.POSITIVE_INFINITY } = question;
  const entries: Entry[] = JSON.parse(log);
  const file = matchIn(entries);
  if (file === undefined) return null;
  const game = await load(file.game, file.rulesVersion);
  const rounds: number[] = [];
  const lasting = lastingMoves(entries);
  const moves = movesUpTo(lasting, question.upTo);
  const upTo = Math.min(move, movesUpTo(lasting, entry), moves);
  const match = replay(game, file, upTo, ({ state }) => rounds.push(game.round(state)));
  const { view, awaited } = sight(game, match.state, seat);
  const told = match.log.map((facts, at) => ({
    move: at,
    round: rounds[Math.max(0, at - 1)] ?? 1,
    facts: [...factsFor(facts, seat)],
  }));
  return {
    move: upTo,
    moves,
    round: rounds[upTo] ?? 1,
    seat,
    view,
    awaited: [...awaited],
    log: told.slice(-KEPT.news),
  };
}

/** How many of the lasting moves had been made with that entry. */
function movesUpTo({ imported, made }: Lasting, entry: number): number {
  return imported + [...made.keys()].filter((seq) => seq <= entry).length;
}

async function importFile(
  load: Load,
  { table: id, file: text, by, invite, at }: Extract<Question, { kind: 'import' }>,
) {
  try {
    const file = parseMatch(text);
    if (file.moves.length > MOST_MOVES) throw new MatchFileError(`It has more than ${MOST_MOVES} moves.`);
    const game = await load(file.game, file.rulesVersion).catch(() => undefined);
    if (game === undefined) throw new MatchFileError('There is no such game here.');
    const entry = { seq: 1, at, kind: 'imported', by, invite, file } as const;
    const table = blankRecord(id, game);
    note(table, entry, importMatch(table, entry, lastingMoves([entry])));
    const { seq: _seq, at: _at, ...body } = entry;
    return { snapshot: freeze(table), body: JSON.stringify(body) };
  } catch (error) {
    return { problem: error instanceof MatchFileError ? error.message : 'Its moves cannot be played.' };
  }
}

async function writeFile(load: Load, { log, players }: Extract<Question, { kind: 'file' }>) {
  const entries: Entry[] = JSON.parse(log);
  const file = matchIn(entries);
  if (file === undefined) return null;
  return { text: printMatch(await complete(load, { ...file, players })), game: file.game };
}

/** The file with its result, as far as today's rules still lead there, and its seal. */
async function complete(load: Load, file: MatchFile): Promise<MatchFile> {
  try {
    const { game, state } = replay(await load(file.game, file.rulesVersion), file);
    return sealed(isOver(state) ? { ...file, result: game.result(state) } : file);
  } catch {
    return sealed(file);
  }
}

/** The game of a log, and the version of its rules. */
function gameOf(first: Entry | undefined): [game: string, rulesVersion: number] {
  if (first?.kind === 'created') return [first.game, first.rulesVersion];
  if (first?.kind === 'imported') return [first.file.game, first.file.rulesVersion];
  throw new Error('A log must begin with the making of its table.');
}

/**
 * The record that a whole log leads to; `hear` is told what each entry tells. If the rules no longer lead there, the table
 * is stopped, but can still be read.
 */
function recordOf(id: string, game: AnyGame, log: readonly Entry[], way: boolean, hear: Hear = () => {}) {
  const table = blankRecord(id, game);
  const lasting = lastingMoves(log);
  const wayFrom = way ? ([...lasting.made.keys()].at(-WAY_BACK) ?? 0) : Number.POSITIVE_INFINITY;
  for (const [at, entry] of log.entries()) {
    try {
      settle(table, entry.at);
      note(table, entry, again(table, entry, lasting, entry.seq >= wayFrom));
      hear(table.news.slice(-1));
    } catch {
      stopReading(table, log.slice(at), hear);
      return { table, fits: false };
    }
  }
  if (table.match !== null) table.match.renewals = Math.max(table.match.renewals, lasting.renewals);
  if (table.match !== null && lasting.fresh !== null) drawChance(table.match, lasting.fresh);
  return { table, fits: true };
}

/** The log leads somewhere else than it did: the game ends here, and what else was done at the table can still be read. */
export function stopReading(table: TableRecord, unread: readonly Entry[], hear: Hear = () => {}): void {
  table.problem = 'rules-changed';
  table.phase = 'stopped';
  table.match = null;
  table.undo = null;
  for (const entry of unread) {
    note(table, entry, []);
    hear(table.news.slice(-1));
  }
}

/** What happens when an entry is read again: moves that were taken back later are passed over. */
function again(table: TableRecord, entry: Entry, lasting: Lasting, keeping: boolean): AnyFact[] {
  if (entry.kind === 'imported') return importMatch(table, entry, lasting);
  if (entry.kind === 'undone') {
    table.undo = null;
    return [];
  }
  if (entry.kind !== 'acted') return happen(table, entry);
  table.undo = null;
  if (!lasting.made.has(entry.seq)) return [];
  const chance = lasting.made.get(entry.seq);
  if (chance !== undefined) drawChance(matchOf(table), chance);
  return act(table, entry, keeping ? recordMove : recordForGood);
}

function importMatch(table: TableRecord, entry: Extract<Entry, { kind: 'imported' }>, lasting: Lasting): AnyFact[] {
  const match = replay(table.game, entry.file, lasting.imported);
  takeUp(table, entry, match);
  return match.log.slice(-KEPT.news).flat();
}
