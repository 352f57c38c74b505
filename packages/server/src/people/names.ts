/** Who is called what: names are kept with the people, not in the logs, so that a deleted account leaves none behind. */

import type { Storage } from '../storage/storage.ts';
import type { NameBook } from '../tables/shown.ts';

/** The most names kept in memory. */
const MOST = 20_000;

/** Names by person, read from the database once. */
export class Names {
  private readonly storage: Pick<Storage, 'people'>;
  private readonly known = new Map<string, { name: string; guest: boolean }>();

  constructor(storage: Pick<Storage, 'people'>) {
    this.storage = storage;
  }

  /** The names of all these people, ready to be looked up. */
  async of(people: readonly string[]): Promise<NameBook> {
    const missing = people.filter((id) => !this.known.has(id));
    if (missing.length > 0) {
      if (this.known.size > MOST) this.known.clear();
      for (const { id, name, password } of await this.storage.people([...new Set(missing)])) {
        this.known.set(id, { name, guest: password === null });
      }
    }
    return this.known;
  }

  /** Ask again next time. */
  forget(person: string): void {
    this.known.delete(person);
  }

  /** Ask again for everyone. */
  forgetAll(): void {
    this.known.clear();
  }
}
