/**
 * Lessons: a position of the real game, and steps that say something, point at a place of the board and wait for
 * something to be done. A lesson is data; this file walks through it, whoever shows it. No rule is written around: what
 * the learner does is an ordinary move of an ordinary match, and so is what the others answer.
 */

import { check } from './check.ts';
import { awaited, isOver, legal, type Start } from './engine.ts';
import type { ActionIn, AnyAction, AnyGame, Refusal, ViewIn } from './game.ts';
import type { Language } from './languages.ts';
import { type Match, mayUndo, newMatch, type Remembered, record, recordAgain, takeBack } from './match.ts';
import { equal } from './plain.ts';
import { seedFrom } from './random.ts';
import type { Seat } from './state.ts';
import { view } from './visibility.ts';

/** Some of an action: it stands for every action that agrees with it. */
export type Gesture<Action extends AnyAction = AnyAction> = {
  readonly [T in Action['type']]: { readonly type: T } & Partial<Extract<Action, { type: T }>>;
}[Action['type']];

/** One step of a lesson. Its words are in the course's texts, under the same name. */
export interface LessonStep<A extends AnyGame = AnyGame> {
  readonly id: string;
  /** Where on the board to look: anchors of the board, the first that is drawn. */
  readonly at?: readonly string[];
  /** The rule behind it. */
  readonly rule?: string;
  /** What its words take for granted. Nobody asks at the table: the tests do, so that no word becomes untrue. */
  readonly holds?: (view: ViewIn<A>) => boolean;
  /** What is awaited: any of these, once. Without it, and without `until`, the step is read and gone on from. */
  readonly awaits?: readonly Gesture<ActionIn<A>>[];
  /** What is awaited: whatever leads here. */
  readonly until?: (view: ViewIn<A>) => boolean;
  /** What may not be done on the way, though it is legal. */
  readonly without?: readonly Gesture<ActionIn<A>>[];
  /** A way there, shown to whoever asks; the first of `awaits` if left out. */
  readonly way?: readonly Gesture<ActionIn<A>>[];
  /** What the others answer, one after the other, as far as they can; then they play as they think best. */
  readonly others?: readonly Gesture<ActionIn<A>>[];
}

/** A lesson: where it begins and what it shows. */
export interface Lesson<A extends AnyGame = AnyGame> {
  readonly id: string;
  /** About how long it takes. */
  readonly minutes: number;
  readonly table: { readonly seats: number; readonly seed: string; readonly options?: Partial<OptionsIn<A>> };
  /** Where the learner sits. */
  readonly seat: Seat;
  /** What everybody did before the lesson begins. */
  readonly before?: readonly (readonly [seat: Seat, gesture: Gesture<ActionIn<A>>])[];
  readonly steps: readonly LessonStep<A>[];
}

type OptionsIn<A extends AnyGame> = NonNullable<A['words']>['options'];

/** What one step says. */
export interface StepWords {
  readonly say: string;
  /** What is said when something else is done that would be legal. */
  readonly otherwise?: string;
}

/** What a lesson says. */
export interface LessonWords<Step extends string = string> {
  readonly title: string;
  readonly about: string;
  readonly steps: Readonly<Record<Step, StepWords>>;
}

/** The words of these lessons: each lesson, each step, nothing missing. */
export type CourseWords<
  L extends readonly { readonly id: string; readonly steps: readonly { readonly id: string }[] }[],
> = {
  readonly [K in L[number] as K['id']]: LessonWords<K['steps'][number]['id']>;
};

/** The lessons of one box, in order, with their words in every language. */
export interface Course {
  /** Its name in addresses and commands. */
  readonly id: string;
  /** The game that is taught. */
  readonly game: string;
  readonly lessons: readonly Lesson[];
  readonly words: Readonly<Record<Language, Readonly<Record<string, LessonWords>>>>;
}

/** A lesson somebody is in. */
export interface Lecture {
  readonly lesson: Lesson;
  readonly match: Match<AnyGame>;
  /** The step that is shown; as many as there are once the lesson is over. */
  step: number;
  /** After how many moves each step so far began. */
  readonly began: number[];
}

/** How an attempt in a lesson came out: done, not what the step is about, or against the rules. */
export type Tried = 'done' | 'otherwise' | { readonly refusal: Refusal };

/** How the others choose once the lesson says nothing about it. */
export type Companion = (match: Match<AnyGame>, seat: Seat) => AnyAction;

/** Open a lesson at its beginning; the match is told to `each` when it begins and after every move. */
export function beginLesson(game: AnyGame, lesson: Lesson, each: (match: Match<AnyGame>) => void = () => {}): Lecture {
  const match = newMatch<AnyGame>(game, startOf(lesson));
  each(match);
  for (const [seat, gesture] of lesson.before ?? []) {
    const action = meant(game, match.state, seat, gesture);
    if (action === undefined) {
      throw new Error(
        `Lesson "${lesson.id}": nobody can ${JSON.stringify(gesture)} after ${match.moves.length} moves.`,
      );
    }
    record(match, seat, action);
    each(match);
  }
  return { lesson, match, step: 0, began: [match.moves.length] };
}

/** Open a lesson where it was left: after these moves, in that step. Whatever no longer fits begins anew. */
export function resumeLesson(
  game: AnyGame,
  lesson: Lesson,
  place: LessonPlace,
  each: (match: Match<AnyGame>) => void = () => {},
): Lecture {
  const { moves, step, began } = place;
  try {
    const match = newMatch<AnyGame>(game, startOf(lesson));
    each(match);
    recordAgain(match, moves, () => each(match));
    if (step < lesson.steps.length && began.length === step + 1) return { lesson, match, step, began: [...began] };
  } catch {
    // The rules or the lesson have changed since: nothing is lost by beginning it again.
  }
  return beginLesson(game, lesson, each);
}

/** Where somebody is in a lesson, to be kept. */
export interface LessonPlace {
  readonly moves: readonly Remembered[];
  readonly step: number;
  readonly began: readonly number[];
}

/** Where this lecture is. */
export const placeIn = ({ match, step, began }: Lecture): LessonPlace => ({ moves: [...match.moves], step, began });

/** The table of a lesson. Seeds are words, so that they can be told. */
const startOf = ({ table: { seats, seed, options = {} } }: Lesson): Start => ({ seats, seed: seedFrom(seed), options });

/** The step that is shown; none once the lesson is over. */
export const shownStep = ({ lesson, step }: Lecture): LessonStep | undefined => lesson.steps[step];

/** Does this step wait for something, or is it only read? */
export const isToRead = ({ awaits, until }: LessonStep): boolean => awaits === undefined && until === undefined;

/** The learner has read the step: go on. False if something has to be done first. */
export function readOn(lecture: Lecture): boolean {
  const step = shownStep(lecture);
  if (step === undefined || !isToRead(step)) return false;
  next(lecture);
  return true;
}

/**
 * The learner tries something. What is legal but not what the step speaks of is not done, so that nobody gets lost. Let
 * the others play next: the step is over after their answers.
 */
export function tryInLesson(lecture: Lecture, input: unknown): Tried {
  const { lesson, match } = lecture;
  const step = shownStep(lecture);
  const checked = check(match.game, match.state, lesson.seat, input);
  if ('refusal' in checked) return checked;
  if (step !== undefined && !speaksOf(step, checked.action)) return 'otherwise';
  record(match, lesson.seat, checked.action);
  return 'done';
}

/** May this be done in that step? */
const speaksOf = ({ awaits, until, without }: LessonStep, action: AnyAction): boolean =>
  (awaits?.some((gesture) => means(gesture, action)) ?? until !== undefined) &&
  without?.some((gesture) => means(gesture, action)) !== true;

/** The others answer until the learner is asked, each move told to `each`; then a step that waited for this is over. */
export function letOthersPlay(lecture: Lecture, companion: Companion, each: () => void = () => {}): void {
  const { match, lesson } = lecture;
  while (!isOver(match.state) && !awaited(match.state).includes(lesson.seat)) {
    const seat = awaited(match.state)[0] ?? 0;
    record(match, seat, scripted(lecture, seat) ?? companion(match, seat));
    each();
  }
  settle(lecture);
}

/** What the learner could do now to come on; nothing if the step is only read. */
export function hintIn(lecture: Lecture): AnyAction | undefined {
  const { lesson, match } = lecture;
  const step = shownStep(lecture);
  if (step === undefined) return undefined;
  const done = match.moves.slice(lecture.began.at(-1)).filter(({ seat }) => seat === lesson.seat).length;
  const way = step.way?.slice(done) ?? step.awaits ?? [];
  return way.map((gesture) => meant(match.game, match.state, lesson.seat, gesture)).find((one) => one !== undefined);
}

/** Go back to the step before, and undo what was done since. False at the beginning. */
export function stepBack(lecture: Lecture): boolean {
  if (lecture.step === 0) return false;
  lecture.began.pop();
  rewind(lecture, lecture.began.at(-1) ?? 0);
  lecture.step = lecture.began.length - 1;
  return true;
}

/** May the learner take the last move back? */
export const mayUndoInLesson = ({ match, lesson }: Lecture): boolean => mayUndo(match, lesson.seat);

/** Take the learner's last move back, and the step with it that it ended. */
export function undoInLesson(lecture: Lecture): boolean {
  const { match, began } = lecture;
  if (!mayUndoInLesson(lecture)) return false;
  rewind(lecture, match.moves.length - 1);
  while (began.length > 1 && (began.at(-1) ?? 0) > match.moves.length) began.pop();
  lecture.step = began.length - 1;
  return true;
}

function rewind({ match }: Lecture, moves: number): void {
  if (match.moves.length > moves) takeBack(match, match.moves.length - moves);
}

/** Go on if what the step waits for has come about. */
function settle(lecture: Lecture): void {
  const step = shownStep(lecture);
  if (step === undefined || isToRead(step)) return;
  const { match, lesson } = lecture;
  const mine = match.moves.slice(lecture.began.at(-1)).some(({ seat }) => seat === lesson.seat);
  const reached = step.until === undefined ? mine : step.until(view(match.game, match.state, lesson.seat));
  if (reached) next(lecture);
}

function next(lecture: Lecture): void {
  lecture.step++;
  lecture.began.push(lecture.match.moves.length);
}

/** What the lesson has that seat do now. */
function scripted({ match, lesson, step, began }: Lecture, seat: Seat): AnyAction | undefined {
  const answers = match.moves.slice(began.at(-1)).filter((move) => move.seat !== lesson.seat).length;
  const gesture = lesson.steps[step]?.others?.[answers];
  return gesture === undefined ? undefined : meant(match.game, match.state, seat, gesture);
}

/** The first legal action that agrees with the gesture. */
function meant(game: AnyGame, state: object, seat: Seat, gesture: Gesture): AnyAction | undefined {
  return legal(game, state, seat).find((action) => means(gesture, action));
}

/** Does the action have everything that the gesture asks for? */
export function means(gesture: Gesture, action: AnyAction): boolean {
  const given: Readonly<Record<string, unknown>> = { ...action };
  return Object.entries(gesture).every(([field, value]) => equal(given[field], value));
}
