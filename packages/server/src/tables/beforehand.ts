/**
 * What people have said beforehand at one table: it is answered for them as they would answer themselves, and after as
 * long as somebody who considers might take, here or called from elsewhere. So nobody can tell the one from the other.
 * That there is something to answer is written down with the entry that asks; if this server stops, any other goes on.
 */

import { randomInt } from 'node:crypto';
import { check } from '@tabularium/kernel';
import type { Kept, Look, Said } from '../storage/beforehand.ts';
import type { Answer } from './live.ts';
import { isRunning, matchOf, type TableRecord } from './record.ts';
import { answerTo } from './sayings.ts';
import type { Surroundings } from './surroundings.ts';
import type { Wish } from './wishes.ts';

/** How long somebody considers who is here, and somebody who has to come first, in milliseconds. */
const HERE = { from: 1_500, to: 6_000 } as const;
const ELSEWHERE = { from: 10_000, to: 40_000 } as const;
/** By then it is answered; if not, whoever should have is gone. */
export const ANSWERED_WITHIN = ELSEWHERE.to + 5_000;
/** When somebody who had to come is seen to be here, in parts of that time; and how long they stay. */
const COMES_AT = 0.7;
const STAYS = { from: 2_000, to: 8_000 } as const;

const between = ({ from, to }: { from: number; to: number }) => randomInt(from, to);

/** How long somebody considers, in milliseconds. */
export const considered = (isHere: boolean): number => between(isHere ? HERE : ELSEWHERE);

/** What answering needs of the table. */
export interface Place {
  readonly id: string;
  isClosed(): boolean;
  wish(wish: Wish): Promise<Answer | undefined>;
  /** Something was done: see what is to be done next. */
  attend(): void;
  isHere(person: string): boolean;
  /** Let somebody be seen here, or not any more. */
  pretend(person: string, isHere: boolean): void;
}

type Help = Pick<Surroundings, 'storage' | 'complain' | 'consider' | 'now'>;

/** What was said beforehand at one table. */
export class Beforehand {
  private readonly help: Help;
  private readonly place: Place;
  private said: Promise<readonly Kept[]> | null = null;
  private readonly considering = new Set<number>();

  constructor(help: Help, place: Place) {
    this.help = help;
    this.place = place;
  }

  /** Does nobody consider? */
  get isIdle(): boolean {
    return this.considering.size === 0;
  }

  /** Somebody has said something else, or may have. */
  readAnew(): void {
    this.said = null;
  }

  private read(): Promise<readonly Kept[]> {
    this.said ??= this.help.storage.beforehand.at(this.place.id).catch((cause) => {
      this.said = null;
      throw cause;
    });
    return this.said;
  }

  /** What is to be looked at from when on, once the table stands so: it is written down with the entry that leads there. */
  async looksAt(table: TableRecord): Promise<readonly Look[]> {
    if (table.game.beforehand === undefined) return [];
    const looks = looksFor(table, await this.read(), this.help.now());
    if (looks.length > 0) this.readAnew();
    return looks;
  }

  /** Answer for all who are asked and have said what. */
  attend(table: TableRecord): void {
    if (table.game.beforehand === undefined || !isRunning(table)) return;
    this.read()
      .then(async (said) => {
        for (const one of said) if (answerTo(table, one) !== undefined) this.consider(one);
        const looks = looksFor(table, said, this.help.now());
        if (looks.length === 0) return;
        await this.help.storage.beforehand.look(this.place.id, looks);
        this.readAnew();
      })
      .catch((cause) => this.complain('Could not read what was said beforehand', cause));
  }

  private complain(what: string, cause: unknown): void {
    if (!this.place.isClosed()) this.help.complain(what, this.place.id, cause);
  }

  private consider({ seat, person }: Said): void {
    const { place } = this;
    if (this.considering.has(seat) || place.isClosed()) return;
    this.considering.add(seat);
    const later = (after: number, does: () => void) => setTimeout(() => place.isClosed() || does(), after).unref();
    const isHere = place.isHere(person);
    const time = this.help.consider(isHere);
    later(time, () => this.answer(seat));
    if (isHere) return;
    later(time * COMES_AT, () => place.pretend(person, true));
    later(time + between(STAYS), () => place.pretend(person, false));
  }

  /** Answer by what is said now: it may have been taken back meanwhile. */
  private answer(seat: number): void {
    const { place } = this;
    this.read()
      .then((said) => place.wish(answerFor(said.filter((one) => one.seat === seat))))
      .finally(() => this.considering.delete(seat))
      .then(() => place.attend())
      .catch((cause) => this.complain('Could not answer what was said beforehand', cause));
  }
}

/** What has something to answer as the table stands is looked at in time, and all else not at all. */
function looksFor(table: TableRecord, said: readonly Kept[], now: number): Look[] {
  return said.flatMap((kept) => {
    const isAsked = answerTo(table, kept) !== undefined;
    if (isAsked ? kept.dueAt !== null && kept.dueAt > now : kept.dueAt === null) return [];
    return [{ kept, dueAt: isAsked ? now + ANSWERED_WITHIN : null }];
  });
}

/** The answer itself, the first that something was said for: an entry like any other of that person. */
const answerFor =
  (said: readonly Said[]): Wish =>
  (table) => {
    for (const one of said) {
      const action = answerTo(table, one);
      if (action === undefined) continue;
      const checked = check(table.game, matchOf(table).state, one.seat, action);
      if ('refusal' in checked) return checked;
      return { entry: { kind: 'acted', seat: one.seat, action: checked.action, by: one.person } };
    }
    return { seq: table.seq };
  };
