/**
 * A table in memory. Everything that concerns it waits in one queue: a wish is decided on the newest record, written
 * to the log, and only then told to anyone. If another server was faster, the log is read again and the wish decided anew.
 */

import { type Append, NotHome, type WrittenEntry } from '../storage/storage.ts';
import { Attendance } from './attendance.ts';
import { Audience, ShowingFailed, type Watcher } from './audience.ts';
import { Book } from './book.ts';
import { takeHolidays } from './clock-wishes.ts';
import { Duties } from './duties.ts';
import type { Entry, Happening } from './entry.ts';
import { RulesChanged, type TableRecord } from './record.ts';
import { type Listing, listingOf } from './summary.ts';
import type { Failure, Surroundings, Tenure } from './surroundings.ts';
import { turnChanges, turnsAt } from './turns.ts';
import { isDeserted, isFull, mayWatch, type Refusal, startTable, type Wish } from './wishes.ts';

/** What becomes of a wish, for whoever had it. */
export type Answer = { readonly seq: number } | { readonly refusal: Refusal };

/** So many wishes may wait at one table. */
const MOST_WAITING = 100;
/** How soon to look again when the database was away, in milliseconds. */
const LOOK_AGAIN = 1_000;
const nothing = () => {};

/** One table in memory. */
export class LiveTable {
  readonly id: string;
  /** When somebody last wanted something of this table. */
  usedAt: number;
  private readonly around: Surroundings;
  private readonly tenure: Tenure;
  private readonly book: Book;
  private readonly audience: Audience;
  private readonly attendance: Attendance;
  private readonly duties: Duties;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private lookingLater: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(id: string, around: Surroundings, tenure: Tenure) {
    this.id = id;
    this.around = around;
    this.tenure = tenure;
    this.usedAt = around.now();
    this.book = new Book(id, around, tenure);
    this.audience = new Audience(around);
    this.attendance = new Attendance(this.audience, () => this.book.record);
    this.duties = new Duties(around, {
      id,
      isClosed: () => this.closed,
      wish: (wish) => this.wish(wish),
      attend: () => this.attend(),
      isHere: (person) => this.audience.isHere(person),
      pretend: (person, isHere) => this.attendance.pretend(person, isHere),
    });
  }

  /** Does nobody look, wait or think here? */
  get isIdle(): boolean {
    return this.audience.isEmpty && this.waiting === 0 && this.duties.areIdle;
  }

  /** One thing after another, and only while the table is certainly here. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.inQueue(() => {
      const doubt = this.tenure.doubt();
      return doubt === undefined ? work() : doubt.then(() => (this.closed ? this.refer() : work()));
    });
  }

  private inQueue<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.around.now();
    this.waiting++;
    const done = this.queue.then(() => (this.closed ? this.refer() : work())).finally(() => this.waiting--);
    this.queue = done.then(nothing, nothing); // what came of it is not kept until the next thing comes
    return done;
  }

  /** Whoever comes when the table has left memory finds it elsewhere. */
  private refer(): never {
    throw new NotHome('The table is not here any more.');
  }

  /** Look at the newest record; `undefined` if there is no such table. */
  look<T>(use: (table: TableRecord) => T): Promise<T | undefined> {
    return this.inTurn(async () => {
      const table = await this.load();
      return table && use(table);
    });
  }

  /**
   * Have a wish carried out. `answered` is called as soon as the entry is on disk, before anyone else is told.
   * `undefined` if there is no such table.
   */
  async wish(wish: Wish, answered: (answer: Answer) => void = () => {}): Promise<Answer | undefined> {
    if (this.waiting > MOST_WAITING) {
      const answer = { refusal: { reason: 'too-many' } };
      answered(answer);
      return answer;
    }
    return this.inTurn(async () => {
      const answer = await this.carryOut(wish, answered);
      if (answer !== undefined) await this.startIfFull();
      return answer;
    });
  }

  /** Make this table with its first entry; `undefined` if there is one already. */
  found(blank: TableRecord, first: Happening): Promise<Answer | undefined> {
    return this.inTurn(async () => {
      const answer = await this.commit(blank, first, () => {});
      if (answer !== null) await this.startIfFull();
      return answer ?? undefined;
    });
  }

  /** Make this table with its first entry, which is known with all that follows from it. */
  foundKnown(table: TableRecord, first: WrittenEntry): Promise<Answer | undefined> {
    return this.inTurn(async () => {
      const append = { table: this.id, entry: first, members: memberList(table) };
      const isNew = await this.book.store(table, listingOf(table, null), append);
      if (!isNew) return undefined;
      this.book.keepSnapshot(table);
      return { seq: first.seq };
    });
  }

  private async carryOut(wish: Wish, answered: (answer: Answer) => void): Promise<Answer | undefined> {
    for (;;) {
      const table = await this.load();
      if (table === undefined) return undefined;
      const decision = this.decide(table, wish);
      if ('failed' in decision) return this.stop(decision.failed, answered);
      if ('needs' in decision) {
        await this.book.findWayBack(table);
        continue;
      }
      if (!('entry' in decision)) {
        answered(decision);
        return decision;
      }
      const answer = await this.commit(table, decision.entry, answered);
      if (answer !== null) return answer;
      this.around.count('retry');
    }
  }

  private decide(table: TableRecord, wish: Wish) {
    try {
      return wish(table);
    } catch (error) {
      return { failed: { attempt: null, error } };
    }
  }

  /** Write one entry and tell everyone; `null` if another server has written one first. */
  private async commit(
    table: TableRecord,
    happening: Happening,
    answered: (answer: Answer) => void,
  ): Promise<Answer | null> {
    const before = memberText(table);
    const turnsBefore = turnsAt(table);
    const entry = { ...happening, seq: table.seq + 1, at: this.around.now() } as Entry;
    this.book.record = null; // until the entry is on disk, nobody may look
    let next: TableRecord | null;
    let listing: Listing;
    try {
      next = await this.book.added(table, entry);
      if (next === null) return null;
      listing = this.book.listing(next, entry);
    } catch (error) {
      return (await this.stop({ attempt: happening, error }, answered)) ?? null;
    }
    const stored = entry.kind === 'acted' ? { ...entry, hash: next.match?.moves.at(-1)?.hash ?? '' } : entry;
    const changed = memberText(next) !== before || entry.seq === 1;
    const members = changed ? memberList(next) : [];
    const turns = this.turnsChanged(turnsBefore, next, entry);
    const looks = await this.duties.looksAt(next);
    const append = { table: this.id, entry: stored, turns, looks, ...(changed ? { members } : {}) };
    if (!(await this.stored(next, listing, append))) return null;
    if (entry.kind === 'acted') this.around.count(entry.by === null ? 'bot-move' : 'move');
    if (entry.kind === 'taken-over') this.around.count('takeover');
    const answer = { seq: entry.seq };
    answered(answer);
    if (next.settings.clock?.holidays) this.askForHolidays(entry, memberList(next));
    await this.show(async () => this.book.record && this.audience.tell(this.book.record));
    if (changed) this.attendance.change();
    this.attend();
    return answer;
  }

  /** If the database breaks off it may hold the entry or not: whoever looks is told what it then says. */
  private async stored(table: TableRecord, listing: Listing, append: Append): Promise<boolean> {
    try {
      return await this.book.store(table, listing, append);
    } catch (error) {
      this.lookLater();
      throw error;
    }
  }

  private turnsChanged(before: ReadonlyMap<string, number>, table: TableRecord, entry: Entry) {
    const reminded = entry.kind === 'ran-out' ? (table.seats[entry.seat]?.person ?? null) : null;
    const callAt = entry.at + this.around.callAfter;
    return turnChanges(before, table, reminded, (person) => this.audience.isHere(person), callAt);
  }

  /** Holidays that people have taken before they came to this game count here too. */
  private askForHolidays(entry: Entry, members: readonly string[]): void {
    const { storage, now } = this.around;
    const people = entry.kind === 'started' ? members : entry.kind === 'replaced' ? [entry.person] : [];
    const ask = async (person: string) => {
      const holidays = await storage.holidays(person, now());
      if (holidays.length > 0) await this.wish(takeHolidays(person, holidays));
    };
    for (const person of people) {
      ask(person).catch((cause) => this.closed || this.around.complain('Could not read holidays', this.id, cause));
    }
  }

  /** The rules have thrown: the table stops here, with everything kept that is needed to find out why. */
  private async stop(failure: Failure, answered: (answer: Answer) => void): Promise<Answer | undefined> {
    this.around.count('stopped');
    this.around.complain('The rules have failed; the table is stopped', this.id, failure.error);
    const table = await this.book.read();
    if (table === undefined) return undefined;
    await this.around.dump(table, failure);
    const answer = { refusal: { reason: 'server-error' } };
    answered(answer);
    if (table.phase !== 'stopped') {
      const error = failure.error instanceof Error ? String(failure.error.stack) : String(failure.error);
      const why = failure.error instanceof RulesChanged ? { why: 'rules-changed' as const } : {};
      await this.commit(table, { kind: 'stopped', attempt: failure.attempt, error, ...why }, () => {});
    }
    return answer;
  }

  private async startIfFull(): Promise<void> {
    const table = await this.load();
    if (table?.phase !== 'open' || !table.settings.startWhenFull || !isFull(table)) return;
    await this.carryOut(startTable(null), () => {});
  }

  /** The newest record that is in memory. Whoever waits for news hears what was found in the log. */
  private async load(): Promise<TableRecord | undefined> {
    if (this.book.record !== null) return this.book.record;
    const table = await this.read();
    if (table !== undefined) await this.show(() => this.audience.tell(table));
    return this.book.record ?? undefined;
  }

  private async read(): Promise<TableRecord | undefined> {
    const table = await this.book.read();
    return table && this.sayStopped(table);
  }

  /** A table whose rules have changed is stopped in its log too: everybody is told, and no clock runs any more. */
  private async sayStopped(table: TableRecord): Promise<TableRecord | undefined> {
    const isSaid = table.news.some((one) => one.kind === 'stopped');
    if (table.problem !== 'rules-changed' || isSaid) return table;
    this.around.count('stopped');
    const said = await this.commit(
      table,
      { kind: 'stopped', why: 'rules-changed', attempt: null, error: '' },
      () => {},
    );
    return said === null ? this.read() : table;
  }

  /** Read on in the log: something may have been written that is not known here. */
  private catchUp(seq: number): void {
    this.inTurn(async () => {
      const known = this.book.record ?? (this.audience.isEmpty ? undefined : await this.load());
      if (known === undefined || known.seq >= seq) return;
      const table = await this.book.readOn(known);
      if (table === undefined) return;
      await this.show(() => this.audience.tell(table));
      this.duties.setAlarm(table);
    }).catch((cause) => {
      if (this.closed) return;
      this.around.complain('Could not read the log', this.id, cause);
      this.lookLater();
    });
  }

  /** Something was taken out of the log: what is in memory counts no more. */
  readAnew(): void {
    this.inTurn(async () => this.book.forget()).catch(() => {});
  }

  /** Somebody has said beforehand what they answer, or has taken it back. */
  readBeforehand(): void {
    this.duties.readBeforehand();
    this.attend();
  }

  /** The database was away just when it was needed: look again soon, so that nobody waits for news in vain. */
  private lookLater(): void {
    if (this.closed) return;
    clearTimeout(this.lookingLater);
    this.lookingLater = setTimeout(() => this.catchUp(Number.POSITIVE_INFINITY), LOOK_AGAIN).unref();
  }

  /** Tell this watcher all that happened after its number, and go on telling. False if they may not look. */
  watch(watcher: Watcher): Promise<boolean> {
    return this.inTurn(async () => {
      const table = await this.load();
      if (table === undefined || !mayWatch(table, watcher.person, watcher.invite)) return false;
      if (!watcher.gone) {
        await this.show(() => this.audience.welcome(watcher, table));
        this.attendance.greet(watcher, table);
      }
      this.noteSeen(watcher, table);
      if (isDeserted(table)) this.attend();
      else this.duties.setAlarm(table);
      return true;
    });
  }

  /** Somebody looks at the screen again, or no more. */
  notePresence(watcher: Watcher, here: boolean): void {
    watcher.away = !here;
    this.attendance.change();
    if (here && this.book.record !== null) this.noteSeen(watcher, this.book.record);
  }

  /** Whoever looks at the table while it is their turn needs no call. */
  private noteSeen({ person, away }: Watcher, table: TableRecord): void {
    if (away === true || !turnsAt(table).has(person)) return;
    this.around.storage.calls
      .seen(person, this.id)
      .catch((cause) => this.closed || this.around.complain('Could not note who is here', this.id, cause));
  }

  /** This watcher has seen enough. */
  unwatch(watcher: Watcher): void {
    this.audience.dismiss(watcher);
    this.attendance.change();
  }

  /** Show the table; if the game's code throws meanwhile, the table stops. What is on disk stays so, whatever happens here. */
  private async show(showing: () => Promise<unknown>): Promise<void> {
    try {
      await showing();
    } catch (error) {
      if (!(error instanceof ShowingFailed) || this.book.record?.phase === 'stopped') {
        this.around.complain('Could not tell what happened', this.id, error);
        return this.lookLater();
      }
      await this.stop({ attempt: 'show', error: error.cause }, () => {});
    }
  }

  /** Do what the server itself has to do here: let bots think, watch the clock, begin. */
  attendNow(): Promise<void> {
    return this.inTurn(async () => {
      if ((await this.load()) === undefined) return;
      this.duties.readBeforehand();
      await this.startIfFull();
      this.attend();
    });
  }

  private attend(): void {
    const table = this.book.record;
    if (table === null || this.closed) return;
    this.duties.attend(table, !this.audience.isEmpty);
    this.book.keepUp(table);
  }

  /** Leave memory; whoever asks again reads the log. */
  async close(): Promise<void> {
    await this.inQueue(async () => {
      this.stopHere();
      await this.book.close();
    });
  }

  /** The table is another's now: nothing more is done here. */
  abandon(): void {
    this.stopHere();
    this.audience.dissolve();
    this.book.record = null;
  }

  private stopHere(): void {
    this.closed = true;
    this.duties.close();
    this.attendance.close();
    clearTimeout(this.lookingLater);
  }
}

/** Whoever belongs to the table, in a form that is the same only if they are. */
function memberText({ owner, seats }: TableRecord): string {
  let text = owner;
  for (const { person } of seats) text += ` ${person}`;
  return text;
}

function memberList(table: TableRecord): string[] {
  return [...new Set([table.owner, ...table.seats.flatMap((seat) => seat.person ?? [])])].sort();
}
