/** Whom people have blocked: what those say at a table is told to everybody else. */

import type { Storage } from '../storage/storage.ts';

/** The most people whose blocks are kept in memory. */
const MOST = 20_000;

/** Blocks by person, read from the database once. */
export class Blocks {
  private readonly storage: Pick<Storage, 'ties'>;
  /** Answers on their way are kept too, so that none that was overtaken by a change is remembered. */
  private readonly known = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(storage: Pick<Storage, 'ties'>) {
    this.storage = storage;
  }

  /** Whom that person has blocked. */
  by(person: string): Promise<ReadonlySet<string>> {
    const known = this.known.get(person);
    if (known !== undefined) return known;
    if (this.known.size > MOST) this.known.clear();
    const asked = this.storage.ties.blocksOf(person);
    this.known.set(person, asked);
    asked.catch(() => this.forget(person));
    return asked;
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
