/** A table as it follows from its log: `apply` adds one entry, and nothing else ever changes a record. */

import {
  type AnyFact,
  type AnyGame,
  clone,
  drawChance,
  forget,
  isOver,
  type Match,
  newMatch,
  record as recordMove,
  resultOf,
  takeBack,
} from '@tabularium/kernel';
import type { BotChoice, News, Outcome, Phase } from '@tabularium/protocol';
import { type Clocks, isNewDecision, newClocks, pauseOrResume, settle, understood, wind } from './clocks.ts';
import type { Entry, Seating, Settings } from './entry.ts';
import { tell } from './telling.ts';

/** A seat: whose it is, who plays it. */
export interface SeatRecord {
  person: string | null;
  /** Who sits there, if one account holds several seats. */
  label: string | null;
  /** The bot that plays, for itself or in place of the person. */
  bot: BotChoice | null;
  resigned: boolean;
  /** Who agrees that somebody else may take the seat. */
  offer: { readonly agreed: readonly string[] } | null;
}

/** Somebody's wish to go back past a barrier; `seq` is the number of the entry that asks. */
export interface UndoWish {
  readonly seq: number;
  readonly seat: number;
  readonly moves: number;
  readonly by: string;
  readonly agreed: string[];
}

/** Everything that is known of a table. */
export interface TableRecord {
  readonly id: string;
  readonly game: AnyGame;
  seq: number;
  rulesVersion: number;
  owner: string;
  invite: string;
  settings: Settings;
  seats: SeatRecord[];
  phase: Phase;
  createdAt: number;
  updatedAt: number;
  /** The game, with its last moves; all of them are in the log. */
  match: Match<AnyGame> | null;
  /** Are the states before the last moves kept, as far as there is a way back? */
  wayKept: boolean;
  outcome: Outcome | null;
  problem: 'rules-failed' | 'rules-changed' | null;
  /** Where the same people play again. */
  rematch: string | null;
  undo: UndoWish | null;
  /** Who is waited for since when, and how long they have left. */
  readonly clocks: Clocks;
  /** The number of the decision each seat has before it: that of the entry which brought it there. */
  decisions: number[];
  /** Wishes that were carried out lately, `person/id`, and the entry each became. */
  readonly wishes: Map<string, number>;
  /** The table as it was when the round began, where those without a seat see no more than that. */
  delayed: TableRecord | null;
  /** What can be told of the last entries; who may read which of the facts is decided when it is sent. */
  readonly news: News[];
}

/** So much of the past is kept of a table; the rest is in the log. At times it is up to twice as much. */
export const KEPT = { moves: 200, news: 100, wishes: 200 } as const;

/** The log leads to another state than it did when it was written: the rules have changed. */
export class RulesChanged extends Error {
  override readonly name = 'RulesChanged';
}

/** The settings of a table that nobody has made for others. */
const ALONE: Settings = {
  options: {},
  public: false,
  clock: null,
  startWhenFull: false,
  rated: false,
  spectators: 'now',
  coach: false,
};

/** A table before its first entry. */
export function blankRecord(id: string, game: AnyGame): TableRecord {
  return {
    id,
    game,
    seq: 0,
    rulesVersion: game.rulesVersion,
    owner: '',
    invite: '',
    settings: ALONE,
    seats: [],
    phase: 'open',
    createdAt: 0,
    updatedAt: 0,
    match: null,
    wayKept: true,
    outcome: null,
    problem: null,
    rematch: null,
    undo: null,
    clocks: newClocks(),
    decisions: [],
    wishes: new Map(),
    delayed: null,
    news: [],
  };
}

/** Add the entry to the record. Throws what the game's rules throw; the record is then of no further use. */
export function apply(table: TableRecord, entry: Entry): void {
  settle(table, entry.at);
  note(table, entry, happen(table, entry));
}

/** Does adding this entry mean playing a match again, which must not keep anyone else waiting? */
export function isLong(table: TableRecord, entry: Entry): boolean {
  if (entry.kind === 'imported') return true;
  return entry.kind === 'undone' && (table.match?.undoable.length ?? 0) < entry.moves;
}

/** Write down that this entry has happened and told these facts. */
export function note(table: TableRecord, entry: Entry, facts: AnyFact[]): void {
  if ('id' in entry && entry.id !== undefined) table.wishes.set(`${entry.by}/${entry.id}`, entry.seq);
  table.seq = entry.seq;
  table.updatedAt = entry.at;
  table.news.push(tell(entry, facts));
  if (table.match !== null) {
    wind(table, entry);
    noteDecisions(table, entry);
  }
  table.delayed = delayedAt(table);
  shorten(table);
}

/**
 * What those without a seat may see of the table now, if that is not all of it: the record as the round began, with the
 * seats as they are, which are no secret of the game.
 */
function delayedAt(table: TableRecord): TableRecord | null {
  const { match, game, delayed, clocks, undo } = table;
  if (table.settings.spectators !== 'round' || table.phase !== 'playing' || match === null) return null;
  const before = delayed?.match?.state;
  if (before !== undefined && game.round(before) === game.round(match.state)) return delayed;
  const { moves, earlier } = match;
  return {
    ...table,
    ...clone({ clocks, undo }),
    match: { ...match, state: clone(match.state), moves: [], earlier: earlier + moves.length, undoable: [] },
    wishes: new Map(),
    delayed: null,
  };
}

/** How many of the news also those may know who have no seat. */
export function toldToAll({ news, delayed }: TableRecord): number {
  return delayed === null ? news.length : news.findLastIndex(({ seq }) => seq <= delayed.seq) + 1;
}

/** Let go of what lies too far back. */
function shorten(table: TableRecord): void {
  const { match, news, wishes } = table;
  const told = toldToAll(table);
  if (told > 2 * KEPT.news) news.splice(0, told - KEPT.news);
  if (match !== null && match.moves.length > 2 * KEPT.moves) forget(match, KEPT.moves);
  if (wishes.size <= 2 * KEPT.wishes) return;
  for (const wish of [...wishes.keys()].slice(0, -KEPT.wishes)) wishes.delete(wish);
}

/** What the entry does to the table, and the facts it tells. Imported matches are played again elsewhere: see `isLong`. */
export function happen(table: TableRecord, entry: Entry): AnyFact[] {
  switch (entry.kind) {
    case 'created':
      create(table, entry);
      return [];
    case 'imported':
      throw new Error('An imported match is played again where nobody waits for it.');
    case 'changed':
      table.settings = understood(entry.settings);
      table.invite = entry.invite ?? table.invite;
      return [];
    case 'sat':
      table.seats[entry.seat] = { ...emptySeat(), person: entry.person };
      return [];
    case 'replaced':
      table.seats[entry.seat] = { ...emptySeat(), person: entry.person };
      table.undo = null;
      return [];
    case 'seat-offered':
      offer(table, entry.seat, entry.by);
      return [];
    case 'seat-kept':
      seatOf(table, entry.seat).offer = null;
      return [];
    case 'arranged':
      table.seats[entry.seat] = arrange(entry.to, table.owner);
      return [];
    case 'left':
      leave(table, entry.person, entry.bot);
      return [];
    case 'closed':
      table.phase = 'closed';
      return [];
    case 'started':
      return startMatch(table, entry.seed);
    case 'acted':
      return act(table, entry);
    case 'undone':
      rewind(table, entry);
      return [];
    case 'undo-asked':
      table.undo = { seq: entry.seq, seat: entry.seat, moves: entry.moves, by: entry.by, agreed: [] };
      return [];
    case 'undo-answered':
      answerUndo(table, entry.by, entry.yes);
      return [];
    case 'taken-over':
      play(table, entry.seat, entry.bot);
      return [];
    case 'returned':
      play(table, entry.seat, null);
      seatOf(table, entry.seat).offer = null;
      return [];
    case 'resigned':
      resign(table, entry.seat, entry.bot);
      return [];
    case 'ended':
      endWithoutWinner(table, { late: entry.seat });
      return [];
    case 'pause-asked':
      table.clocks.pause = { by: entry.by, agreed: [] };
      return [];
    case 'pause-agreed':
      if (table.clocks.pause !== null) {
        table.clocks.pause = { by: table.clocks.pause.by, agreed: [...table.clocks.pause.agreed, entry.by] };
      }
      return [];
    case 'pause-declined':
      table.clocks.pause = null;
      return [];
    case 'paused':
    case 'resumed':
      pauseOrResume(table.clocks, entry.kind === 'paused', entry.at);
      return [];
    case 'rested':
      table.clocks.holidays = { ...table.clocks.holidays, [entry.person]: entry.holidays };
      return [];
    case 'rematch':
      table.rematch = entry.table;
      return [];
    case 'stopped':
      table.phase = 'stopped';
      table.problem = entry.why ?? 'rules-failed';
      return [];
    case 'said':
    case 'bot-failed':
    case 'ran-out':
      return [];
  }
}

/** The seat of that number, which must exist. */
function seatOf(table: TableRecord, seat: number): SeatRecord {
  const found = table.seats[seat];
  if (found === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return found;
}

/**
 * The people other than that one who have not resigned: everyone an undo concerns, also while a bot stands in for them,
 * because they may come back to what was done meanwhile. Bots always agree.
 */
export function othersAt(table: TableRecord, person: string): string[] {
  const people = table.seats.flatMap((seat) => (seat.person !== null && !seat.resigned ? [seat.person] : []));
  return [...new Set(people)].filter((other) => other !== person);
}

function create(table: TableRecord, entry: Extract<Entry, { kind: 'created' }>): void {
  table.owner = entry.by;
  table.invite = entry.invite;
  table.rulesVersion = entry.rulesVersion;
  table.settings = understood(entry.settings);
  table.seats = entry.seats.map((setting) => arrange(setting, entry.by));
  table.createdAt = entry.at;
}

/** Take up an imported match, which was played again up to its last move. */
export function takeUp(table: TableRecord, entry: Extract<Entry, { kind: 'imported' }>, match: Match<AnyGame>): void {
  const { by, invite, file, at } = entry;
  table.owner = by;
  table.invite = invite;
  table.rulesVersion = file.rulesVersion;
  table.settings = { ...ALONE, options: match.start.options };
  table.seats = Array.from({ length: file.seats }, (_, seat) => ({
    ...emptySeat(),
    person: by,
    label: file.players?.[seat] ?? null,
  }));
  table.createdAt = at;
  table.match = match;
  table.phase = 'playing';
  finishIfOver(table);
}

function emptySeat(): SeatRecord {
  return { person: null, label: null, bot: null, resigned: false, offer: null };
}

function arrange(setting: Seating, owner: string): SeatRecord {
  if (setting.kind === 'person') return { ...emptySeat(), person: setting.person };
  if (setting.kind === 'bot') return { ...emptySeat(), bot: setting.bot };
  if (setting.kind === 'mine') return { ...emptySeat(), person: owner, label: setting.name ?? null };
  return emptySeat();
}

function leave(table: TableRecord, person: string, bot: BotChoice): void {
  for (const [at, seat] of table.seats.entries()) {
    if (seat.person !== person) continue;
    if (table.phase === 'open') table.seats[at] = emptySeat();
    else {
      seat.bot ??= bot;
      offer(table, at, person);
    }
  }
  table.undo = null; // somebody else plays now: the wish is withdrawn rather than granted
}

function offer(table: TableRecord, at: number, person: string): void {
  const seat = seatOf(table, at);
  if (!seat.resigned) seat.offer = { agreed: [...(seat.offer?.agreed ?? []), person] };
}

/**
 * Who has yet to agree until somebody else may take the seat: nobody if its own person does, else all others. A seat
 * that has no person is the others' to give.
 */
export function offerWaitsFor(table: TableRecord, { person, offer: offered }: SeatRecord): string[] {
  const agreed = offered?.agreed ?? [];
  if (person !== null && agreed.includes(person)) return [];
  return othersAt(table, person ?? '').filter((other) => !agreed.includes(other));
}

/** A bot takes the seat, or its person comes back; a wish to go back was made at another table, so it is withdrawn. */
function play(table: TableRecord, seat: number, bot: BotChoice | null): void {
  seatOf(table, seat).bot = bot;
  table.undo = null;
}

function startMatch(table: TableRecord, seed: string): AnyFact[] {
  if (table.rulesVersion !== table.game.rulesVersion) throw new RulesChanged('other version of the rules');
  const match = newMatch(table.game, { seats: table.seats.length, seed, options: table.settings.options });
  table.match = match;
  table.phase = 'playing';
  finishIfOver(table);
  return match.log[0] ?? [];
}

/** Make the move; `make` says how it is recorded. */
export function act(
  table: TableRecord,
  entry: Extract<Entry, { kind: 'acted' }>,
  make: typeof recordMove = recordMove,
): AnyFact[] {
  const match = matchOf(table);
  const { facts, move } = make(match, entry.seat, entry.action);
  if (entry.hash !== undefined && entry.hash !== move.hash) throw new RulesChanged('another state than recorded');
  table.undo = null;
  finishIfOver(table);
  return [...facts];
}

/** The match, which must have begun. */
export function matchOf(table: TableRecord): Match<AnyGame> {
  if (table.match === null) throw new Error('The game has not begun.');
  return table.match;
}

function finishIfOver(table: TableRecord): void {
  const match = matchOf(table);
  const result = resultOf(match);
  if (result === undefined) return;
  table.phase = 'finished';
  table.outcome = {
    winners: [...result.winners],
    scores: [...result.scores],
    parts: result.parts.map((parts) => ({ ...parts })),
    ending: result.ending,
    ...tallyOf(table, match),
  };
}

/** What the game counts of each seat, if it counts anything. */
function tallyOf({ game, seats }: TableRecord, { state }: Match<AnyGame>): Pick<Outcome, 'tally'> {
  if (game.tally === undefined) return {};
  const { tally } = game;
  const lists = (seat: number) => Object.entries(tally(state, seat)).map(([kind, things]) => [kind, [...things]]);
  return { tally: seats.map((_, seat) => Object.fromEntries(lists(seat))) };
}

function rewind(table: TableRecord, { moves, chance }: Extract<Entry, { kind: 'undone' }>): void {
  const match = matchOf(table);
  takeBack(match, moves);
  if (chance !== undefined) drawChance(match, chance);
  table.undo = null;
}

function answerUndo(table: TableRecord, person: string, yes: boolean): void {
  if (yes) table.undo?.agreed.push(person);
  else table.undo = null;
}

function resign(table: TableRecord, seat: number, bot: BotChoice): void {
  const resigning = seatOf(table, seat);
  resigning.resigned = true;
  resigning.bot ??= bot;
  resigning.offer = null;
  table.undo = null;
  const left = table.seats.flatMap((one, at) => (one.resigned ? [] : [at]));
  const peopleLeft = table.seats.some((one) => !one.resigned && one.person !== null);
  if (left.length > 1 && peopleLeft) return;
  if (left.length !== 1) return endWithoutWinner(table);
  table.phase = 'finished';
  table.outcome = {
    winners: left,
    scores: table.seats.map((one) => (one.resigned ? 0 : 1)),
    parts: table.seats.map(() => ({})),
    ending: 'resigned',
  };
}

function endWithoutWinner(table: TableRecord, more: Pick<Outcome, 'late'> = {}): void {
  table.phase = 'finished';
  table.undo = null;
  table.outcome = {
    winners: [],
    scores: table.seats.map(() => 0),
    parts: table.seats.map(() => ({})),
    ending: 'abandoned',
    ...more,
  };
}

function noteDecisions(table: TableRecord, entry: Entry): void {
  table.decisions = table.seats.map((_, seat) =>
    isNewDecision(entry, seat) ? entry.seq : (table.decisions[seat] ?? entry.seq),
  );
}

/** Is the game being played, and not over? */
export function isRunning(table: TableRecord): boolean {
  return table.phase === 'playing' && table.match !== null && !isOver(table.match.state);
}
