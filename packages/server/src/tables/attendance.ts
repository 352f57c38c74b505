/** Who is at a table and how many look on: told to everyone there, and kept nowhere. */

import { type ServerMessage, VERSION } from '@tabularium/protocol';
import type { Audience, Watcher } from './audience.ts';
import type { TableRecord } from './record.ts';

/** Who comes and goes is told when it has settled, in milliseconds: a page that is loaded again is neither. */
const SETTLES = 1_000;

/** The attendance of one table. */
export class Attendance {
  private readonly audience: Audience;
  private readonly table: () => TableRecord | null;
  private readonly pretended = new Set<string>();
  private told = '';
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(audience: Audience, table: () => TableRecord | null) {
    this.audience = audience;
    this.table = table;
  }

  /** This watcher has come: it is told at once, the others soon. */
  greet(watcher: Watcher, table: TableRecord): void {
    const text = this.textOf(table);
    watcher.send(text, watcher.seq);
    if (text !== this.told) this.told = ''; // should it be as before in a moment, this one has to hear of it
    this.change();
  }

  /** Let somebody be seen here, or not any more: that an answer was given beforehand is not to be known by it. */
  pretend(person: string, isHere: boolean): void {
    if (isHere) this.pretended.add(person);
    else this.pretended.delete(person);
    this.change();
  }

  /** Somebody has come, gone or looked away. */
  change(): void {
    if (!this.closed) this.timer ??= setTimeout(() => this.tell(), SETTLES).unref();
  }

  private tell(): void {
    this.timer = undefined;
    const table = this.table();
    if (table === null) return this.audience.isEmpty ? undefined : this.change(); // something is just being written
    const text = this.textOf(table);
    if (text !== this.told) this.audience.say(text);
    this.told = text;
  }

  private textOf(table: TableRecord): string {
    const attendance = this.audience.attendance(
      table.seats.map(({ person }) => person),
      this.pretended,
    );
    const message: ServerMessage = { v: VERSION, kind: 'presence', table: table.id, ...attendance };
    return JSON.stringify(message);
  }

  /** Nobody is told anything any more. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
