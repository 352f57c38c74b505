/** One's own notes at a table of the server: fetched when first looked at, kept as they are written. */

import type { Note } from '@tabularium/protocol';
import { useSyncExternalStore } from 'react';
import { ask } from './server.ts';

const NONE: ReadonlyMap<number, string> = new Map();

/** The notes of one table, by the entry they are about; 0 is the table. */
export class NoteBook {
  readonly #path: string;
  readonly #listeners = new Set<() => void>();
  #notes = NONE;
  #asked = false;

  constructor(table: string) {
    this.#path = `/tables/${table}/notes`;
  }

  current(): ReadonlyMap<number, string> {
    return this.#notes;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (!this.#asked) void this.#fetch();
    return () => this.#listeners.delete(listener);
  }

  async #fetch(): Promise<void> {
    this.#asked = true;
    try {
      const { notes } = await ask<{ notes: Note[] }>('GET', this.#path);
      this.#become(new Map([...notes.map(({ entry, text }) => [entry, text] as const), ...this.#notes]));
    } catch {
      this.#asked = false; // somebody else will look
    }
  }

  /** Keep this note in place of the one before; an empty one is none. */
  async keep(entry: number, text: string): Promise<void> {
    if ((this.#notes.get(entry) ?? '') === text.trim()) return;
    const notes = new Map(this.#notes);
    if (text.trim() === '') notes.delete(entry);
    else notes.set(entry, text.trim());
    this.#become(notes);
    await ask('PUT', this.#path, { entry, text: text.trim() });
  }

  #become(notes: ReadonlyMap<number, string>): void {
    this.#notes = notes;
    for (const listener of this.#listeners) listener();
  }
}

/** The notes, alive in a component; none where there is no book. */
export function useNotes(book: NoteBook | undefined): ReadonlyMap<number, string> {
  return useSyncExternalStore(
    (listener) => book?.subscribe(listener) ?? (() => {}),
    () => book?.current() ?? NONE,
  );
}
