/** What one has said beforehand for one's seats at a table of the server. Nobody else is ever shown it. */

import type { Beforehand } from '@tabularium/protocol';
import { useSyncExternalStore } from 'react';
import { ask } from './server.ts';

const NOTHING: ReadonlyMap<number, string> = new Map();

/** One's sayings at one table, by seat. */
export class Sayings {
  readonly #path: string;
  readonly #listeners = new Set<() => void>();
  #said = NOTHING;
  #round: number | undefined;

  constructor(table: string) {
    this.#path = `/tables/${table}/beforehand`;
  }

  current(): ReadonlyMap<number, string> {
    return this.#said;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A round has begun: what was said for the one before holds no more. */
  async beginRound(round: number): Promise<void> {
    if (round === this.#round) return;
    this.#round = round;
    try {
      const { said } = await ask<{ said: Beforehand[] }>('GET', this.#path);
      this.#become(new Map(said.flatMap(({ seat, saying }) => (saying === null ? [] : [[seat, saying] as const]))));
    } catch {
      this.#round = undefined; // asked again with the next news
    }
  }

  /** Say this for that seat from now on; `null`: nothing any more. */
  async say(seat: number, saying: string | null): Promise<void> {
    await ask('PUT', this.#path, { seat, saying });
    const said = new Map(this.#said);
    if (saying === null) said.delete(seat);
    else said.set(seat, saying);
    this.#become(said);
  }

  #become(said: ReadonlyMap<number, string>): void {
    this.#said = said;
    for (const listener of this.#listeners) listener();
  }
}

/** What is said, alive in a component. */
export function useSayings(sayings: Sayings | undefined): ReadonlyMap<number, string> {
  return useSyncExternalStore(
    (listener) => sayings?.subscribe(listener) ?? (() => {}),
    () => sayings?.current() ?? NOTHING,
  );
}
