/** A lesson as a table: the game runs in this page, the others answer as the lesson says, nothing needs a network. */

import { companion } from '@tabularium/bots';
import {
  type AnyAction,
  type AnyGame,
  beginLesson,
  factsFor,
  hintIn,
  type Lecture,
  type Lesson,
  type LessonPlace,
  letOthersPlay,
  mayUndoInLesson,
  placeIn,
  type Refusal,
  readOn,
  resultOf,
  resumeLesson,
  shownStep,
  sight,
  stepBack,
  tryInLesson,
  undoInLesson,
} from '@tabularium/kernel';
import { pauseAfter } from '../session/local.ts';
import type { LogEntry, TableSession, TableState } from '../session/session.ts';
import { Stage } from '../session/stage.ts';

/** What the guide shows beside the table. */
export interface Guidance {
  readonly step: number;
  /** Something else was tried: say what the step is about. */
  readonly strayed: boolean;
  readonly hint: AnyAction | undefined;
}

/** Told after everything that changes where the learner is. */
export type Keep = (place: LessonPlace, over: boolean) => void;

/** Somebody in a lesson. */
export class LessonSession implements TableSession {
  readonly lesson: Lesson;
  readonly #game: AnyGame;
  readonly #names: readonly string[];
  readonly #keep: Keep;
  readonly #stage = new Stage(pauseAfter);
  readonly #listeners = new Set<() => void>();
  #lecture: Lecture;
  /** The round after so many moves. */
  readonly #rounds: number[] = [];
  #guidance: Guidance = { step: 0, strayed: false, hint: undefined };

  constructor(game: AnyGame, lesson: Lesson, names: readonly string[], place: LessonPlace | undefined, keep: Keep) {
    this.lesson = lesson;
    this.#game = game;
    this.#names = names;
    this.#keep = keep;
    this.#lecture =
      place === undefined ? beginLesson(game, lesson, this.#count) : resumeLesson(game, lesson, place, this.#count);
    this.#letOthersPlay();
    this.#refresh();
  }

  /** Where the learner is. */
  get lecture(): Lecture {
    return this.#lecture;
  }

  /** What the guide shows now; the same object until it changes. */
  readonly guidance = (): Guidance => this.#guidance;

  /** Be told when the guide has something else to show. */
  readonly onGuidance = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The step was read. */
  readOn(): void {
    if (!readOn(this.#lecture)) return;
    this.#letOthersPlay();
    this.#refresh();
  }

  /** Back to the step before, with what was done since undone. */
  back(): void {
    if (stepBack(this.#lecture)) this.#refresh();
  }

  /** From the beginning. */
  restart(): void {
    this.#lecture = beginLesson(this.#game, this.lesson, this.#count);
    this.#letOthersPlay();
    this.#refresh();
  }

  /** Do for the learner what would come next. */
  show(): void {
    const { match, lesson } = this.#lecture;
    this.act(hintIn(this.#lecture) ?? companion(match, lesson.seat));
  }

  current(): TableState | undefined {
    return this.#stage.current();
  }

  subscribe(listener: () => void): () => void {
    return this.#stage.subscribe(listener);
  }

  act(action: AnyAction): void {
    const tried = tryInLesson(this.#lecture, action);
    if (tried === 'otherwise') return this.#guide(true);
    if (tried !== 'done') return this.#stage.amend((state) => ({ ...state, refusal: tried.refusal }));
    this.#moved();
    letOthersPlay(this.#lecture, companion, () => this.#moved());
    this.#guide(false);
  }

  /** A step that waits for one thing takes nothing else. */
  isGuided(): boolean {
    const step = shownStep(this.#lecture);
    return step !== undefined && step.until === undefined;
  }

  undo(): void {
    if (undoInLesson(this.#lecture)) this.#refresh();
  }

  say(): void {}

  hurry(): void {
    this.#stage.hurry();
  }

  close(): void {
    this.#stage.close();
  }

  /** The table is what it is, however it came about. */
  #refresh(): void {
    this.#stage.jump(this.#stateNow());
    this.#guide(false);
  }

  /** Before anybody looks. */
  #letOthersPlay(): void {
    letOthersPlay(this.#lecture, companion, () => this.#count(this.#lecture.match));
  }

  readonly #count = ({ moves, state }: Lecture['match']): void => {
    this.#rounds[moves.length] = this.#game.round(state);
  };

  #moved(): void {
    this.#count(this.#lecture.match);
    this.#stage.follow(this.#stateNow());
  }

  #guide(strayed: boolean): void {
    const { step, lesson } = this.#lecture;
    this.#guidance = { step, strayed, hint: hintIn(this.#lecture) };
    this.#keep(placeIn(this.#lecture), step >= lesson.steps.length);
    for (const listener of this.#listeners) listener();
  }

  #stateNow(refusal?: Refusal): TableState {
    const { match, lesson } = this.#lecture;
    const round = this.#game.round(match.state);
    const entries: LogEntry[] = match.log.map((facts, move) => ({
      move,
      // What a move tells belongs to the round in which it was made.
      round: this.#rounds[Math.max(0, move - 1)] ?? round,
      facts: factsFor(facts, lesson.seat),
    }));
    return {
      id: `lesson-${lesson.id}`,
      gameId: this.#game.id,
      title: '',
      places: this.#names.map((name, seat) => ({
        name,
        kind: seat === lesson.seat ? 'human' : 'bot',
        mine: seat === lesson.seat,
      })),
      viewer: lesson.seat,
      sight: sight(this.#game, match.state, lesson.seat),
      log: entries,
      round,
      mayUndo: mayUndoInLesson(this.#lecture),
      result: resultOf(match),
      chat: [],
      clock: undefined,
      link: 'local',
      refusal,
    };
  }
}
