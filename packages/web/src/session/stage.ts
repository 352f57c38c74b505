/** The stage shows one state after the other, each long enough to be seen, and skips ahead when asked. */

import type { TableState } from './session.ts';

/** No screen shows more than one state in this time. */
const FRAME = 16;

/** Shows states in order; `pause` says how long a state keeps the stage before the next one. */
export class Stage {
  #shown: TableState | undefined;
  #waiting: TableState[] = [];
  #hurrying = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #pause: (state: TableState) => number;

  constructor(pause: (state: TableState) => number) {
    this.#pause = pause;
  }

  /** What is shown now. */
  current(): TableState | undefined {
    return this.#shown;
  }

  /** The newest state, shown or not. */
  latest(): TableState | undefined {
    return this.#waiting.at(-1) ?? this.#shown;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Show this state when its turn comes. */
  follow(state: TableState): void {
    if (this.#hurrying) {
      this.#hurrying = this.#pause(state) > 0;
      this.jump(state);
      return;
    }
    this.#waiting.push(state);
    if (this.#timer === undefined) this.#next();
  }

  /** Show this state now, whatever was waiting: after an undo, or when a record jumps. */
  jump(state: TableState): void {
    this.#waiting = [];
    this.#show(state);
  }

  /** Change the shown and the waiting states alike: what does not belong to the game's course, such as chat. */
  amend(change: (state: TableState) => TableState): void {
    this.#waiting = this.#waiting.map(change);
    if (this.#shown !== undefined) this.#show(change(this.#shown));
  }

  /** Show everything at once until a state comes that needs no pause: one in which we are asked. */
  hurry(): void {
    this.#hurrying = true;
    const last = this.#waiting.at(-1);
    if (last === undefined) return;
    this.#hurrying = this.#pause(last) > 0;
    this.jump(last);
  }

  /** Forget what waits. */
  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  /** The next state worth showing: those without a pause are passed over when a newer one is there. */
  #next(): void {
    let state = this.#waiting.shift();
    while (state !== undefined && this.#waiting.length > 0 && this.#pause(state) === 0) state = this.#waiting.shift();
    this.#timer = undefined;
    if (state === undefined) return;
    this.#show(state);
    this.#timer = setTimeout(() => this.#next(), Math.max(FRAME, this.#pause(state)));
  }

  #show(state: TableState): void {
    this.#shown = state;
    for (const listener of this.#listeners) listener();
  }
}
