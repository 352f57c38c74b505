/** What one has said beforehand for one's seats at a table of the server. Nobody else is ever shown it. */

import type { Beforehand } from '@tabularium/protocol';
import { useSyncExternalStore } from 'react';
import { ask } from './server.ts';

const NOTHING: readonly Beforehand[] = [];

/** One's sayings at one table. */
export class Sayings {
  readonly #path: string;
  readonly #listeners = new Set<() => void>();
  #said = NOTHING;
  #moment: string | undefined;

  constructor(table: string) {
    this.#path = `/tables/${table}/beforehand`;
  }

  current(): readonly Beforehand[] {
    return this.#said;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Something else is at hand: what was said for what is over holds no more. */
  async begin(moment: string): Promise<void> {
    if (moment === this.#moment) return;
    this.#moment = moment;
    try {
      this.#become((await ask<{ said: Beforehand[] }>('GET', this.#path)).said);
    } catch {
      this.#moment = undefined; // asked again with the next news
    }
  }

  /** Say this from now on, in place of the same with another number. */
  async say(saying: Beforehand): Promise<void> {
    await ask('PUT', this.#path, saying);
    this.#become([...this.#without(saying), saying]);
  }

  /** Say that no more. */
  async takeBack(saying: Beforehand): Promise<void> {
    const words = new URLSearchParams({ seat: String(saying.seat), saying: saying.saying });
    await ask('DELETE', `${this.#path}?${words}`);
    this.#become(this.#without(saying));
  }

  #without({ seat, saying }: Beforehand): readonly Beforehand[] {
    return this.#said.filter((one) => one.seat !== seat || one.saying !== saying);
  }

  #become(said: readonly Beforehand[]): void {
    this.#said = said;
    for (const listener of this.#listeners) listener();
  }
}

/** What is said for that seat, alive in a component. */
export function useSayings(sayings: Sayings | undefined, seat: number | null): readonly Beforehand[] {
  const said = useSyncExternalStore(
    (listener) => sayings?.subscribe(listener) ?? (() => {}),
    () => sayings?.current() ?? NOTHING,
  );
  return said.filter((one) => one.seat === seat);
}
