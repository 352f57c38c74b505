/** What is wished about clocks: that what was agreed happens when the time is up, a pause, a holiday. */

import type { Clock, Holiday } from '@tabularium/protocol';
import { openDeadlines, pausedUntil, pauseLeft } from './clocks.ts';
import type { Happening } from './entry.ts';
import { isRunning, othersAt, type TableRecord } from './record.ts';
import { isMember, refused, STAND_IN, type Wish } from './wishes.ts';

/** What can happen to a seat whose time is up. */
const AT_ZERO: Readonly<Record<Clock['atZero'], (seat: number) => Happening>> = {
  remind: (seat) => ({ kind: 'ran-out', seat }),
  bot: (seat) => ({ kind: 'taken-over', seat, bot: STAND_IN, why: 'deadline' }),
  resign: (seat) => ({ kind: 'resigned', seat, bot: STAND_IN, why: 'deadline' }),
  end: (seat) => ({ kind: 'ended', seat }),
};

/** What was agreed happens to whoever has let the time run out; and clocks that have stood long enough run again. */
export const enforceDeadline =
  (now: number): Wish =>
  (table) => {
    if ((pausedUntil(table) ?? Number.POSITIVE_INFINITY) <= now) return { entry: { kind: 'resumed', by: null } };
    const late = openDeadlines(table).find(({ at }) => at <= now);
    const { clock } = table.settings;
    return late === undefined || clock === null ? { seq: table.seq } : { entry: AT_ZERO[clock.atZero](late.seat) };
  };

/** Ask for a pause, or agree to one; or decline it, or end it. All clocks stand still when everybody has agreed. */
export const pauseClocks =
  (person: string, pause: boolean): Wish =>
  (table) => {
    if (!table.seats.some((seat) => seat.person === person && !seat.resigned)) return refused('not-allowed');
    if (!isRunning(table)) return refused('not-playing');
    if (table.settings.clock === null) return refused('no-clock');
    const { paused, pause: wish } = table.clocks;
    if (pause === paused && wish === null) return { seq: table.seq };
    if (!pause) return { entry: { kind: paused ? 'resumed' : 'pause-declined', by: person } };
    return pauseLeft(table) === 0 ? refused('no-pause-left') : agree(table, person);
  };

function agree(table: TableRecord, person: string): ReturnType<Wish> {
  const { by = person, agreed = [] } = table.clocks.pause ?? {};
  const missing = othersAt(table, by).filter((one) => one !== person && !agreed.includes(one));
  const isKnown = table.clocks.pause !== null && (by === person || agreed.includes(person));
  if (missing.length === 0) return { entry: { kind: 'paused', by } };
  if (isKnown) return { seq: table.seq };
  return { entry: { kind: table.clocks.pause === null ? 'pause-asked' : 'pause-agreed', by: person } };
}

/** Somebody at the table has these holidays. */
export const takeHolidays =
  (person: string, holidays: readonly Holiday[]): Wish =>
  (table) => {
    const known = table.clocks.holidays[person] ?? [];
    const counts = table.settings.clock?.holidays === true && isRunning(table);
    if (!counts || JSON.stringify(known) === JSON.stringify(holidays)) return { seq: table.seq };
    return isMember(table, person) ? { entry: { kind: 'rested', person, holidays } } : refused('not-allowed');
  };
