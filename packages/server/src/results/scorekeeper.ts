/** Notes in the history what became of tables that are over, and has it rated: each once, whichever server does it. */

import type { Lobby } from '@tabularium/protocol';
import type { Transaction } from 'kysely';
import { type FinishedGame, storeGame } from '../storage/played.ts';
import type { Database } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { countsForRatings, placesOf } from './places.ts';

/** How often to look for tables that another server has left unnoted, in milliseconds. */
const LOOK_EVERY = 5_000;
const AT_ONCE = 50;

/** What the scorekeeper works with. */
interface Parts {
  readonly storage: Storage;
  complain(what: string, table?: string, cause?: unknown): void;
}

/** The one who keeps the score. */
export class Scorekeeper {
  private readonly parts: Parts;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private isAtWork = false;
  private isAskedAgain = false;
  private closed = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Begin to look for tables that are over. */
  open(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY).unref();
    this.wake();
  }

  /** Finish what has begun, and look no more. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.working;
  }

  /** Some table is over: note it soon. */
  wake(): void {
    if (this.closed) return;
    if (this.isAtWork) {
      this.isAskedAgain = true;
      return;
    }
    this.isAtWork = true;
    this.working = this.work()
      .catch((cause) => this.parts.complain('Could not note results', undefined, cause))
      .finally(() => {
        this.isAtWork = false;
        if (!this.isAskedAgain) return;
        this.isAskedAgain = false;
        this.wake();
      });
  }

  private async work(): Promise<void> {
    const { played } = this.parts.storage;
    for (;;) {
      const tables = await played.unnoted(AT_ONCE);
      for (const table of tables) await this.note(table);
      if (this.closed || tables.length < AT_ONCE) return;
    }
  }

  private async note(table: string): Promise<void> {
    const { storage } = this.parts;
    const [text] = await storage.calls.lobbies([table]);
    const lobby = text === undefined ? undefined : (JSON.parse(text) as Lobby);
    const finished = lobby?.phase === 'finished' ? await this.finishedGame(lobby) : undefined;
    await storage.played.noteEnding(table, async (transaction: Transaction<Database>) => {
      if (finished !== undefined) await storeGame(transaction, finished);
    });
  }

  private async finishedGame(lobby: Lobby): Promise<FinishedGame> {
    const places = placesOf(lobby);
    const people = await this.parts.storage.people(places.flatMap(({ person }) => person ?? []));
    const accounts = new Set(people.flatMap(({ id, password }) => (password === null ? [] : [id])));
    return {
      table: lobby.id,
      game: lobby.game,
      endedAt: lobby.updatedAt,
      ending: lobby.outcome?.ending ?? '',
      isPublic: lobby.public,
      isRated: countsForRatings(lobby, places, (person) => accounts.has(person)),
      places,
      tally: lobby.outcome?.tally ?? [],
    };
  }
}
