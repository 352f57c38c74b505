/**
 * What people have said beforehand at one table: it is answered for them as they would answer themselves, and after as
 * long as somebody who considers might take, here or called from elsewhere. So nobody can tell the one from the other.
 */

import { randomInt } from 'node:crypto';
import { type AnyAction, awaited, check, view } from '@tabularium/kernel';
import type { Said } from '../storage/beforehand.ts';
import type { Answer } from './live.ts';
import { isRunning, matchOf, type TableRecord } from './record.ts';
import type { Surroundings } from './surroundings.ts';
import type { Wish } from './wishes.ts';

/** How long somebody considers who is here, and somebody who has to come first, in milliseconds. */
const HERE = { from: 1_500, to: 6_000 } as const;
const ELSEWHERE = { from: 10_000, to: 40_000 } as const;
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

type Help = Pick<Surroundings, 'storage' | 'complain' | 'consider'>;

/** What was said beforehand at one table. */
export class Beforehand {
  private readonly help: Help;
  private readonly place: Place;
  private said: Promise<readonly Said[]> | null = null;
  private readonly considering = new Set<number>();

  constructor(help: Help, place: Place) {
    this.help = help;
    this.place = place;
  }

  /** Somebody has said something else. */
  readAnew(): void {
    this.said = null;
  }

  private read(): Promise<readonly Said[]> {
    this.said ??= this.help.storage.beforehand.at(this.place.id).catch((cause) => {
      this.said = null;
      throw cause;
    });
    return this.said;
  }

  /** Answer for all who are asked and have said what. */
  attend(table: TableRecord): void {
    if (table.game.beforehand === undefined || !isRunning(table)) return;
    this.read()
      .then((said) => {
        for (const one of said) if (answerTo(table, one) !== undefined) this.consider(one);
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
      .then((said) => said.find((one) => one.seat === seat))
      .then((said) => said && place.wish(answerFor(said)))
      .finally(() => this.considering.delete(seat))
      .then(() => place.attend())
      .catch((cause) => this.complain('Could not answer what was said beforehand', cause));
  }
}

/** What that seat answers now by what was said for it; nothing if it does not hold any more, or not here. */
function answerTo(table: TableRecord, { seat, person, saying, round }: Said): AnyAction | undefined {
  const own = table.seats[seat];
  const rule = table.game.beforehand?.[saying];
  if (own?.person !== person || own.bot !== null || rule === undefined || !isRunning(table)) return undefined;
  const { state } = matchOf(table);
  if (rule.lasts === 'round' && table.game.round(state) !== round) return undefined;
  return awaited(state).includes(seat) ? rule.answer(view(table.game, state, seat), seat) : undefined;
}

/** The answer itself: an entry like any other of that person. */
const answerFor =
  (said: Said): Wish =>
  (table) => {
    const action = answerTo(table, said);
    if (action === undefined) return { seq: table.seq };
    const checked = check(table.game, matchOf(table).state, said.seat, action);
    if ('refusal' in checked) return checked;
    return { entry: { kind: 'acted', seat: said.seat, action: checked.action, by: said.person } };
  };
