/** The clocks of a table. Everything about them follows from the log, so every server reads the same from it at any time. */

import { awaited } from '@tabularium/kernel';
import type { Clock, Holiday } from '@tabularium/protocol';
import { afterRunning, type Calendar, timeRun } from '../time/calendar.ts';
import type { Entry, Settings, StoredSettings } from './entry.ts';
import type { TableRecord } from './record.ts';

/** What is known of the clocks at a table. */
export interface Clocks {
  /** Since when each seat has been waited for; its clock runs from there. */
  since: (number | null)[];
  /** What each seat had left then, in milliseconds. */
  left: number[];
  /** Those whose time is up, where they are only told so. */
  late: boolean[];
  /** The last entry of each seat's own, or the one that reminded it: a turn is known by it. */
  turns: number[];
  /** The turn for which each seat was last given what a turn adds to its bank. */
  given: number[];
  paused: boolean;
  /** Since when they stand still, if they do; and how long they did before, in milliseconds. */
  pausedSince: number;
  pausedFor: number;
  /** Somebody's wish for a pause, and who has agreed. */
  pause: { readonly by: string; readonly agreed: readonly string[] } | null;
  holidays: Readonly<Record<string, readonly Holiday[]>>;
}

/** Clocks before the game. */
export const newClocks = (): Clocks => ({
  since: [],
  left: [],
  late: [],
  turns: [],
  given: [],
  paused: false,
  pausedSince: 0,
  pausedFor: 0,
  pause: null,
  holidays: {},
});

/** Whoever comes back to an empty bank gets so much of it. */
const COMEBACK = 0.1;

/** Settings as they are understood today: deadlines of old logs were seconds per decision, then a bot played on. */
export function understood(stored: StoredSettings): Settings {
  const { deadline, clock, rated = false, spectators = 'now', coach = false, ...rest } = stored;
  return { ...rest, rated, spectators, coach, clock: clock ?? (deadline == null ? null : simpleClock(deadline)) };
}

/** So many seconds for each decision, then a bot plays on. */
export const simpleClock = (seconds: number): Clock => ({
  time: { kind: 'move', seconds },
  rest: null,
  holidays: false,
  atZero: 'bot',
});

function calendarOf(table: TableRecord, seat: number, clock: Clock): Calendar {
  const person = table.seats[seat]?.person ?? '';
  return { rest: clock.rest, holidays: clock.holidays ? (table.clocks.holidays[person] ?? []) : [] };
}

/** Does this seat's clock run: is a person waited for, and nothing makes it stand still? */
function runs(table: TableRecord, seat: number): boolean {
  return table.clocks.since[seat] != null && !table.clocks.paused && table.seats[seat]?.bot === null;
}

/** Take from every running clock what has passed up to that entry. It comes before what the entry changes. */
export function settle(table: TableRecord, at: number): void {
  const { clock } = table.settings;
  const { clocks } = table;
  if (table.match === null || clock === null) return;
  for (const seat of table.seats.keys()) {
    const since = clocks.since[seat];
    if (since == null) continue;
    if (runs(table, seat)) {
      const run = timeRun(since, at, calendarOf(table, seat, clock));
      clocks.left[seat] = Math.max(0, (clocks.left[seat] ?? 0) - run);
    }
    clocks.since[seat] = at;
  }
}

/** A decision is another one, with the full time: after a move of one's own, after going back and after coming (back). */
export function isNewDecision(entry: Entry, seat: number): boolean {
  if (entry.kind === 'acted' || hasCome(entry)) return entry.seat === seat;
  return entry.kind === 'undone';
}

/** Has somebody sat down in the middle of the game, in place of a bot or of somebody else? */
function hasCome(entry: Entry): entry is Extract<Entry, { kind: 'returned' | 'replaced' }> {
  return entry.kind === 'returned' || entry.kind === 'replaced';
}

/** Wind the clocks after that entry: start those of whom it asks, stop the others. */
export function wind(table: TableRecord, entry: Entry): void {
  const { clocks, match } = table;
  if (match === null) return;
  const waiting = table.phase === 'playing' ? awaited(match.state) : [];
  for (const seat of table.seats.keys()) {
    const before = clocks.since[seat] ?? null;
    const begins = before === null && waiting.includes(seat);
    const turn = turnAfter(clocks.turns[seat], entry, seat);
    clocks.given[seat] ??= turn; // nothing is added to the first
    clocks.turns[seat] = turn;
    clocks.left[seat] = newLeft(table, entry, seat, begins);
    clocks.since[seat] = waiting.includes(seat) ? (before ?? entry.at) : null;
    if (isNewDecision(entry, seat) || begins) clocks.late[seat] = false;
    if (entry.kind === 'ran-out' && entry.seat === seat) clocks.late[seat] = true;
  }
}

function turnAfter(before: number | undefined, entry: Entry, seat: number): number {
  const isOwn = (entry.kind === 'acted' || hasCome(entry) || entry.kind === 'ran-out') && entry.seat === seat;
  return isOwn ? entry.seq : (before ?? entry.seq);
}

/** What a seat has left after that entry: the full time for a new decision, or the bank with what each turn adds. */
function newLeft(table: TableRecord, entry: Entry, seat: number, begins: boolean): number {
  const { clock } = table.settings;
  const left = table.clocks.left[seat];
  if (clock === null) return 0;
  const { time } = clock;
  const full = time.seconds * 1000;
  if (left === undefined) return full;
  if (time.kind === 'move') return begins || isNewDecision(entry, seat) ? full : left;
  if (hasCome(entry) && entry.seat === seat) return Math.max(left, full * COMEBACK);
  const { given, turns } = table.clocks;
  const isGiven = (given[seat] ?? 0) >= (turns[seat] ?? 0);
  if (!begins || isGiven || entry.kind === 'undone') return left;
  given[seat] = turns[seat] ?? 0;
  return left + time.increment * 1000;
}

/** When each awaited person's time is up; of those who are late, when it was. Empty without a clock and while it is paused. */
export function deadlines(table: TableRecord): { seat: number; at: number }[] {
  const { clock } = table.settings;
  if (clock === null || table.phase !== 'playing') return [];
  return table.clocks.since.flatMap((since, seat) =>
    since !== null && runs(table, seat)
      ? [{ seat, at: afterRunning(since, table.clocks.left[seat] ?? 0, calendarOf(table, seat, clock)) }]
      : [],
  );
}

/** The deadlines that the server still has to watch. */
export function openDeadlines(table: TableRecord): { seat: number; at: number }[] {
  return deadlines(table).filter(({ seat }) => table.clocks.late[seat] !== true);
}

/** The clocks stand still from then on, or run again. */
export function pauseOrResume(clocks: Clocks, isPaused: boolean, at: number): void {
  if (clocks.paused && !isPaused) clocks.pausedFor += at - clocks.pausedSince;
  clocks.paused = isPaused;
  clocks.pausedSince = at;
  clocks.pause = null;
}

/** How long the clocks may still stand still by agreement, from when they last began to, in milliseconds. */
export function pauseLeft({ settings, clocks }: TableRecord): number {
  const { pauses = Number.POSITIVE_INFINITY } = settings.clock ?? {};
  return Math.max(0, pauses * 1000 - clocks.pausedFor);
}

/** When clocks that stand still run again by themselves; `null` if they run, or stand as long as people like. */
export function pausedUntil(table: TableRecord): number | null {
  const left = pauseLeft(table);
  return table.clocks.paused && table.phase === 'playing' && left < Number.POSITIVE_INFINITY
    ? table.clocks.pausedSince + left
    : null;
}

/** When the server next has to do something about the clocks; `null` if never. */
export function nextAlarm(table: TableRecord): number | null {
  if (table.settings.clock === null) return null;
  const times = [...openDeadlines(table).map(({ at }) => at), pausedUntil(table) ?? Number.POSITIVE_INFINITY];
  const next = Math.min(...times);
  return next === Number.POSITIVE_INFINITY ? null : next;
}
