/** Those who look at a table, and telling them what happened. */

import type { Names } from '../people/names.ts';
import type { TableRecord } from './record.ts';
import { lobbyOf, messageFor, peopleTold, reachesBack, readerOf } from './shown.ts';
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

/** Showing a state runs the game's code, and it has thrown. */
export class ShowingFailed extends Error {
  override readonly name = 'ShowingFailed';
}

/** The watchers of one table. */
export class Audience {
  private readonly watchers = new Set<Watcher>();
  private readonly names: Names;

  constructor(names: Names) {
    this.names = names;
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
    if (watcher.seq > table.seq) watcher.seq = 0;
    this.watchers.add(watcher);
    await this.tellThese([watcher], table);
  }

  /** This watcher has seen enough. */
  dismiss(watcher: Watcher): void {
    watcher.gone = true;
    this.watchers.delete(watcher);
  }

  /** Tell everyone what they do not know yet. */
  tell(table: TableRecord): Promise<void> {
    return this.tellThese(
      [...this.watchers].filter((watcher) => watcher.seq < table.seq),
      table,
    );
  }

  /** Readers who may know the same get the same text. */
  private async tellThese(watchers: readonly Watcher[], table: TableRecord): Promise<void> {
    if (watchers.length === 0) return;
    for (const watcher of watchers) if (!reachesBack(table, watcher.seq)) watcher.seq = 0;
    const names = await this.names.of(peopleTold(table, Math.min(...watchers.map(({ seq }) => seq))));
    const texts = new Map<string, string>();
    const lobby = shown(() => lobbyOf(table));
    for (const watcher of watchers) {
      if (watcher.gone || !this.mayStay(watcher, table)) continue;
      const reader = readerOf(table, watcher.person);
      const from = watcher.seq;
      const key = `${from}/${reader.member}/${reader.seats.join()}`;
      const text = texts.get(key) ?? JSON.stringify(shown(() => messageFor(table, lobby, reader, from, names)));
      texts.set(key, text);
      watcher.seq = table.seq;
      watcher.send(text, from);
    }
  }

  private mayStay(watcher: Watcher, table: TableRecord): boolean {
    if (mayWatch(table, watcher.person, watcher.invite)) return true;
    this.watchers.delete(watcher);
    watcher.turnAway();
    return false;
  }
}

function shown<T>(show: () => T): T {
  try {
    return show();
  } catch (error) {
    throw new ShowingFailed('The game could not be shown.', { cause: error });
  }
}
