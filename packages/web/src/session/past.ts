/** A game on the server at an earlier moment, through one's own eyes. Nothing can be done to it but look. */

import type { PastSight } from '@tabularium/protocol';
import type { RemoteSession } from './remote.ts';
import { ask } from './server.ts';
import type { TableSession, TableState } from './session.ts';
import { Stage } from './stage.ts';

/** What lies behind us. */
export class PastSession implements TableSession {
  readonly #id: string;
  readonly #invite: string | undefined;
  readonly #now: RemoteSession;
  readonly #stage = new Stage(() => 0);
  readonly #seen = new Map<number, PastSight>();
  #wishes = 0;
  #shown: PastSight | undefined;

  constructor(id: string, invite: string | undefined, now: RemoteSession) {
    this.#id = id;
    this.#invite = invite;
    this.#now = now;
  }

  /** What is shown, as the server told it. */
  get shown(): PastSight | undefined {
    return this.#shown;
  }

  /** Show the table after so many moves, or as it is now; of several wishes the last one counts. */
  go(move?: number): Promise<void> {
    const wanted = move === undefined ? undefined : Math.max(0, move);
    return this.#show(() => this.#seen.get(wanted ?? -1) ?? this.#fetch(wanted === undefined ? '' : `move=${wanted}`));
  }

  /** Show the table after that entry of its log. */
  goTo(entry: number): Promise<void> {
    return this.#show(() => this.#fetch(`entry=${entry}`));
  }

  async #show(find: () => PastSight | Promise<PastSight>): Promise<void> {
    const wish = ++this.#wishes;
    const past = await find();
    this.#seen.set(past.move, past);
    if (wish !== this.#wishes) return;
    this.#shown = past;
    const now = this.#now.current();
    if (now !== undefined) this.#stage.jump(stateOf(now, past));
  }

  #fetch(moment: string): Promise<PastSight> {
    const seat = this.#now.current()?.viewer;
    const eyes = seat == null ? '' : `&seat=${seat}`;
    const code = this.#invite === undefined ? '' : `&invite=${encodeURIComponent(this.#invite)}`;
    return ask<PastSight>('GET', `/tables/${this.#id}/past?${moment}${eyes}${code}`);
  }

  current(): TableState | undefined {
    return this.#stage.current();
  }

  subscribe(listener: () => void): () => void {
    return this.#stage.subscribe(listener);
  }

  act(): void {}
  undo(): void {}
  hurry(): void {}

  close(): void {
    this.#stage.close();
  }
}

function stateOf(now: TableState, past: PastSight): TableState {
  const { view, awaited, seat, log, round } = past;
  const sight = { view, awaited, actions: [], refusals: [] };
  return {
    ...now,
    viewer: seat,
    sight,
    log,
    earlier: [],
    hasEarlier: false,
    round,
    mayUndo: false,
    result: undefined,
    link: 'record',
  };
}
