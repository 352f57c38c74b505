/** A table of this browser: the game and its bots run in a worker, and everything is saved here. Needs no network. */

import type { AnyAction, Viewer } from '@tabularium/kernel';
import { proxy, type Remote, wrap } from 'comlink';
import { readingTime } from '../settings.ts';
import { Crew } from './crew.ts';
import type { Host, Report } from './host.worker.ts';
import type { LogEntry, Place, TableSession, TableState } from './session.ts';
import { Stage } from './stage.ts';
import type { SavedTable } from './store.ts';

/** How long somebody else's move stays in view. */
const MOVE_SHOWN = 550;

/** And how much longer for each thing it tells. */
const FACT_SHOWN = 260;

/** Opens the table in a worker of its own. */
export class LocalSession implements TableSession {
  readonly #table: SavedTable;
  readonly #worker: Worker;
  readonly #host: Remote<Host>;
  readonly #crew = new Crew();
  readonly #stage: Stage;
  #log: LogEntry[] = [];

  /** `failed` is told when the worker cannot be had or breaks: nothing more will come from it then. */
  constructor(table: SavedTable, failed: (error: Error) => void) {
    this.#table = table;
    this.#stage = new Stage(pauseAfter);
    this.#worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onerror = ({ message }) => failed(new Error(message));
    this.#host = wrap<Host>(this.#worker);
    const hear = proxy((report: Report) => this.#hear(report));
    this.#host.open(table, hear, proxy(this.#crew.tryOut)).catch(failed);
  }

  current(): TableState | undefined {
    return this.#stage.current();
  }

  subscribe(listener: () => void): () => void {
    return this.#stage.subscribe(listener);
  }

  act(action: AnyAction): void {
    const seat = this.current()?.viewer;
    if (seat === undefined || seat === null) return;
    void this.#host.act(seat, action).then((refusal) => {
      if (refusal !== null) this.#stage.amend((state) => ({ ...state, refusal }));
    });
  }

  undo(): void {
    const seat = this.current()?.viewer;
    if (seat !== undefined && seat !== null) void this.#host.undo(seat);
  }

  hurry(): void {
    this.#stage.hurry();
  }

  close(): void {
    this.#stage.close();
    this.#worker.terminate();
    this.#crew.dismiss();
  }

  #hear(report: Report): void {
    this.#log = report.whole ? [...report.log] : [...this.#log, ...report.log];
    const state = this.#stateFrom(report);
    if (report.whole) this.#stage.jump(state);
    else this.#stage.follow(state);
  }

  #stateFrom(report: Report): TableState {
    return {
      id: this.#table.id,
      gameId: this.#table.game,
      title: '',
      places: placesOf(this.#table, report.viewer),
      viewer: report.viewer,
      sight: report.sight,
      log: this.#log,
      round: report.round,
      mayUndo: report.mayUndo,
      result: report.result,
      secrets: report.secrets,
      chat: [],
      clock: undefined,
      link: 'local',
      refusal: undefined,
    };
  }
}

/** No pause before one's own decision; otherwise time to see what happened. */
export function pauseAfter(state: TableState): number {
  const told = Math.min(5, state.log.at(-1)?.facts.length ?? 0);
  return isAsked(state) ? 0 : readingTime(MOVE_SHOWN + told * FACT_SHOWN);
}

function isAsked(state: TableState): boolean {
  return state.viewer !== null && state.sight.awaited.includes(state.viewer);
}

function placesOf(table: SavedTable, viewer: Viewer): Place[] {
  return table.seats.map((seat, at) => ({
    name: seat.name,
    kind: seat.kind,
    mine: seat.kind === 'human' || at === viewer,
  }));
}
