/** Those who look at a table, and telling them what happened. */

import type { Presence, ServerMessage } from '@tabularium/protocol';
import type { Blocks } from '../people/blocks.ts';
import type { Names } from '../people/names.ts';
import { Messages } from './message.ts';
import type { TableRecord } from './record.ts';
import { type NameBook, newsAfter, reachesBack, readerOf, seenBy, speakersIn } from './shown.ts';
import { mayWatch } from './wishes.ts';

/** Somebody who looks at a table through one connection. */
export interface Watcher {
  readonly person: string;
  readonly invite: string | undefined;
  /** The number of the last entry this watcher was told. */
  seq: number;
  /** The connection is closed. */
  gone: boolean;
  /** Nobody looks at the screen. */
  away?: boolean;
  /** Tell them, already as text, what happened after that number. */
  send(text: string, from: number): void;
  /** They may not look any longer. */
  turnAway(): void;
}

type PresenceMessage = Extract<ServerMessage, { kind: 'presence' }>;

/** Showing a state runs the game's code, and it has thrown. */
export class ShowingFailed extends Error {
  override readonly name = 'ShowingFailed';
}

/** The watchers of one table. */
export class Audience {
  private readonly watchers = new Set<Watcher>();
  private readonly names: Names;
  private readonly blocks: Blocks;
  /** Who sat where when those who see the game with a delay were last told. */
  private seats = '';
  /** How those at the table were called when it was last told. */
  private called: string | null = null;

  constructor({ names, blocks }: { names: Names; blocks: Blocks }) {
    this.names = names;
    this.blocks = blocks;
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  /** Does that person look at the table now? */
  isHere(person: string): boolean {
    for (const watcher of this.watchers) if (watcher.person === person && watcher.away !== true) return true;
    return false;
  }

  /** This watcher has come: it is told all that happened after its number. */
  async welcome(watcher: Watcher, table: TableRecord): Promise<void> {
    this.watchers.add(watcher);
    await this.tellThese([watcher], table, true);
  }

  /** This watcher has seen enough. */
  dismiss(watcher: Watcher): void {
    watcher.gone = true;
    this.watchers.delete(watcher);
  }

  /** All look somewhere else now, where more may have happened: nobody is told anything from here. */
  dissolve(): void {
    this.watchers.clear();
  }

  /** Tell everyone what they do not know yet. Who sees the game with a delay sees at once who sits there. */
  tell(table: TableRecord): Promise<void> {
    if (table.delayed !== null) this.tellSeats(table);
    const seqSeen = ({ person }: Watcher) => (table.delayed ? seenBy(table, readerOf(table, person)).seq : table.seq);
    return this.tellThese(
      [...this.watchers].filter((watcher) => watcher.seq !== seqSeen(watcher)),
      table,
      false,
    );
  }

  private tellSeats(table: TableRecord): void {
    const seats = JSON.stringify(table.seats);
    if (seats === this.seats) return;
    this.seats = seats;
    for (const watcher of this.watchers) if (readerOf(table, watcher.person).seats.length === 0) watcher.seq = 0;
  }

  /** Readers who may know the same get the same text. */
  private async tellThese(watchers: readonly Watcher[], table: TableRecord, anew: boolean): Promise<void> {
    if (watchers.length === 0) return;
    for (const watcher of watchers) if (!reachesBack(table, watcher.seq)) watcher.seq = 0;
    const first = Math.min(...watchers.map(({ seq }) => seq));
    const speakers = speakersIn(table.delayed === null ? newsAfter(table, first) : table.news);
    const names = await this.names.of([table.owner, ...seated(table), ...speakers]);
    const deafTo = await this.deafness(speakers.length > 0 ? watchers : []);
    const whole = this.noteNames(table, names, anew) || anew;
    const messages = new Map<TableRecord, Messages>();
    for (const watcher of watchers) {
      if (watcher.gone || !this.watchers.has(watcher) || !this.mayStay(watcher, table)) continue;
      const reader = readerOf(table, watcher.person, deafTo.get(watcher.person));
      const seen = seenBy(table, reader);
      const from = watcher.seq > seen.seq ? 0 : watcher.seq;
      const told = messages.get(seen) ?? new Messages(seen, names, whole);
      messages.set(seen, told);
      const text = shown(() => told.textFor(reader, from));
      watcher.seq = seen.seq;
      watcher.send(text, from);
    }
  }

  /** Whom those have blocked. */
  private async deafness(watchers: readonly Watcher[]): Promise<Map<string, ReadonlySet<string>>> {
    const deafTo = new Map<string, ReadonlySet<string>>();
    for (const { person } of watchers) deafTo.set(person, await this.blocks.by(person));
    return deafTo;
  }

  /** Is somebody at the table called otherwise than everyone was last told? Who comes anew is not everyone. */
  private noteNames(table: TableRecord, names: NameBook, anew: boolean): boolean {
    let called = names.get(table.owner)?.name ?? '';
    for (const person of seated(table)) called += `\n${names.get(person)?.name}`;
    const renamed = called !== this.called;
    if (!anew || this.called === null) this.called = called;
    return renamed;
  }

  /** Say something to everyone that is not in the log. */
  say(text: string): void {
    for (const watcher of this.watchers) watcher.send(text, watcher.seq);
  }

  /** How those people are here, some of them in any case, and how many others look. */
  attendance(
    people: readonly (string | null)[],
    inAnyCase: ReadonlySet<string>,
  ): Omit<PresenceMessage, 'v' | 'kind' | 'table'> {
    const here = new Map<string, Presence>([...inAnyCase].map((person) => [person, 'here']));
    for (const { person, away } of this.watchers) {
      if (away !== true || !here.has(person)) here.set(person, away === true ? 'away' : 'here');
    }
    const seats = people.map((person) => (person === null ? null : (here.get(person) ?? 'gone')));
    return { seats, watching: [...here.keys()].filter((person) => !people.includes(person)).length };
  }

  private mayStay(watcher: Watcher, table: TableRecord): boolean {
    if (mayWatch(table, watcher.person, watcher.invite)) return true;
    this.watchers.delete(watcher);
    watcher.turnAway();
    return false;
  }
}

function seated({ seats }: TableRecord): string[] {
  return seats.flatMap(({ person }) => person ?? []);
}

function shown<T>(show: () => T): T {
  try {
    return show();
  } catch (error) {
    throw new ShowingFailed('The game could not be shown.', { cause: error });
  }
}
