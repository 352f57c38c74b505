/**
 * What the server itself does at a table: let bots think, answer for those who have said beforehand what, and see that
 * what was agreed happens when somebody's time is up.
 */

import type { Look } from '../storage/beforehand.ts';
import { Beforehand, type Place } from './beforehand.ts';
import { enforceDeadline } from './clock-wishes.ts';
import { nextAlarm } from './clocks.ts';
import type { TableRecord } from './record.ts';
import { SeatedBots } from './seated-bots.ts';
import type { Surroundings } from './surroundings.ts';
import { isDeserted } from './wishes.ts';

/** Timers cannot wait longer. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The duties at one table. */
export class Duties {
  private readonly around: Surroundings;
  private readonly place: Place;
  private readonly beforehand: Beforehand;
  private readonly bots: SeatedBots;
  private alarm: NodeJS.Timeout | undefined;

  constructor(around: Surroundings, place: Place) {
    this.around = around;
    this.place = place;
    this.bots = new SeatedBots(around, place);
    this.beforehand = new Beforehand(around, place);
  }

  /** Does nobody think or consider? */
  get areIdle(): boolean {
    return this.bots.areIdle && this.beforehand.isIdle;
  }

  /** Do what is to be done now. A table of bots alone sleeps while nobody looks. */
  attend(table: TableRecord, isWatched: boolean): void {
    if (isWatched || !isDeserted(table)) this.bots.attend(table);
    this.beforehand.attend(table);
    this.setAlarm(table);
  }

  /** Somebody has said beforehand what they answer, or has taken it back. */
  readBeforehand(): void {
    this.beforehand.readAnew();
  }

  /** What was said beforehand and is to be looked at once the table stands so. */
  looksAt(table: TableRecord): Promise<readonly Look[]> {
    return this.beforehand.looksAt(table);
  }

  /** Be woken when the next deadline has come. */
  setAlarm(table: TableRecord): void {
    clearTimeout(this.alarm);
    const next = nextAlarm(table);
    if (next === null) return;
    const wait = Math.max(0, next - this.around.now());
    this.alarm = setTimeout(() => this.ring(), Math.min(wait, LONGEST_TIMER)).unref();
  }

  private ring(): void {
    const { place } = this;
    place
      .wish((table) => enforceDeadline(this.around.now())(table))
      .then(() => place.attend())
      .catch((cause) => place.isClosed() || this.around.complain('Could not enforce a deadline', place.id, cause));
  }

  /** Nothing more is done here. */
  close(): void {
    clearTimeout(this.alarm);
  }
}
