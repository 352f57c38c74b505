/** Notes what became of tables that are over, in the history and in cups, and has it rated: once, whichever server does it. */

import type { Lobby } from '@tabularium/protocol';
import { Caretaker } from '../caretaker.ts';
import { settleBout } from '../storage/cups.ts';
import { type FinishedGame, storeGame } from '../storage/played.ts';
import type { Storage } from '../storage/storage.ts';
import { countsForRatings, type Placing, placesOf } from './places.ts';

const AT_ONCE = 50;

/** What the scorekeeper works with. */
interface Parts {
  readonly storage: Storage;
  complain(what: string, table?: string, cause?: unknown): void;
  /** A game of a cup is over. */
  onCup(): void;
}

/** The one who keeps the score. */
export class Scorekeeper extends Caretaker {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    super();
    this.parts = parts;
  }

  protected override failed(cause: unknown): void {
    this.parts.complain('Could not note results', undefined, cause);
  }

  protected override async work(): Promise<void> {
    const { played } = this.parts.storage;
    for (;;) {
      const tables = await played.unnoted(AT_ONCE);
      for (const table of tables) await this.note(table);
      if (this.isClosed || tables.length < AT_ONCE) return;
    }
  }

  private async note(table: string): Promise<void> {
    const { storage, onCup } = this.parts;
    const [text] = await storage.calls.lobbies([table]);
    const lobby = text === undefined ? undefined : (JSON.parse(text) as Lobby);
    const places = lobby === undefined ? [] : placesOf(lobby);
    const finished = lobby?.phase === 'finished' ? await this.finishedGame(lobby, places) : undefined;
    let isOfCup = false;
    await storage.played.noteEnding(table, async (transaction) => {
      if (finished !== undefined) await storeGame(transaction, finished);
      if (lobby !== undefined) isOfCup = await settleBout(transaction, table, cupPlaces(lobby, places));
    });
    if (isOfCup) onCup();
  }

  private async finishedGame(lobby: Lobby, places: readonly Placing[]): Promise<FinishedGame> {
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

/** How a game came out for its cup. One that could not be finished, for it was stopped, is a draw of all who sat there. */
function cupPlaces({ seats }: Lobby, places: readonly Placing[]) {
  const drawn = seats.map(({ person }) => ({ person, place: 1, score: 0, stayed: true }));
  return (places.length > 0 ? places : drawn).flatMap(({ person, place, score, stayed }) =>
    person === null ? [] : [{ person, place, score, stayed }],
  );
}
