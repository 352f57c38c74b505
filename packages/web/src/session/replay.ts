/** A record to watch: every state of a match file, shown through any eyes. */

import {
  type AnyFact,
  type AnyGame,
  clone,
  factsFor,
  isOver,
  type MatchFile,
  replay,
  resultOf,
  type Sight,
  sight,
  type Viewer,
} from '@tabularium/kernel';
import { settings } from '../settings.ts';
import { wordsIn } from '../words/index.ts';
import type { LogEntry, TableSession, TableState } from './session.ts';
import { Stage } from './stage.ts';

/** Whose eyes: a seat, a spectator (`null`), or all-seeing. */
export type Eyes = Viewer | 'all';

/** A match file being watched. Nothing can be done to it but look. */
export class ReplaySession implements TableSession {
  readonly game: AnyGame;
  readonly file: MatchFile;
  readonly #id: string;
  readonly #states: object[] = [];
  readonly #log: AnyFact[][];
  readonly #rounds: number[] = [];
  #entries: readonly LogEntry[] = [];
  readonly #stage = new Stage(() => 0);
  #at = 0;
  #eyes: Eyes = 'all';

  /** Replays the file, checking every move; an error says what is wrong with it. */
  constructor(id: string, game: AnyGame, file: MatchFile) {
    this.#id = id;
    this.game = game;
    this.file = file;
    this.#log = replay(game, file, file.moves.length, ({ state }) => this.#keep(state)).log;
    if (file.result === undefined) this.#eyes = null;
    this.#read();
    this.#show();
  }

  /** How many moves there are. */
  get moves(): number {
    return this.#states.length - 1;
  }

  /** The move shown now. */
  get at(): number {
    return this.#at;
  }

  get eyes(): Eyes {
    return this.#eyes;
  }

  /** The first move of each round. */
  get rounds(): readonly { readonly round: number; readonly move: number }[] {
    return this.#rounds.flatMap((round, move) => (round === this.#rounds[move - 1] ? [] : [{ round, move }]));
  }

  /** Show the table after that many moves. */
  go(move: number): void {
    this.#at = Math.max(0, Math.min(move, this.moves));
    this.#show();
  }

  /** Look through other eyes. */
  look(eyes: Eyes): void {
    this.#eyes = eyes;
    this.#read();
    this.#show();
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

  #keep(state: object): void {
    this.#states.push(clone(state));
    this.#rounds.push(this.game.round(state));
  }

  #show(): void {
    const state = this.#states[this.#at] ?? {};
    const viewer = this.#eyes === 'all' ? null : this.#eyes;
    this.#stage.jump({
      id: this.#id,
      gameId: this.game.id,
      title: '',
      places: Array.from({ length: this.file.seats }, (_, seat) => ({
        name: this.file.players?.[seat] ?? wordsIn(settings().language).replay.nameless(seat + 1),
        kind: 'human' as const,
        mine: false,
      })),
      viewer,
      sight: this.#sight(state, viewer),
      log: this.#entries.slice(0, this.#at + 1),
      round: this.#rounds[this.#at] ?? 1,
      mayUndo: false,
      result: isOver(state) ? resultOf({ game: this.game, state }) : undefined,
      chat: [],
      clock: undefined,
      link: 'record',
      refusal: undefined,
    });
  }

  #sight(state: object, viewer: Viewer): Sight {
    const seen = sight(this.game, state, viewer);
    const view = this.#eyes === 'all' ? { ...state, viewer: null } : seen.view;
    return { view, awaited: seen.awaited, actions: [], refusals: [] };
  }

  /** The whole log as these eyes may read it. */
  #read(): void {
    const eyes = this.#eyes;
    this.#entries = this.#log.map((facts, move) => ({
      move,
      round: this.#rounds[Math.max(0, move - 1)] ?? 1,
      facts: eyes === 'all' ? facts : factsFor(facts, eyes),
    }));
  }
}
