/** The engine: start a game, ask what is legal, do it. It changes the state it is given; keep a `clone` to keep the old one. */

import type { ActionIn, AnyAction, AnyGame, Asking, StateIn } from './game.ts';
import { tableOptions } from './options.ts';
import { isSeed, streams } from './random.ts';
import type { BaseState, Seat } from './state.ts';

/** What a table needs before the first move. */
export interface Start {
  readonly seats: number;
  /** 128 bits as 32 hexadecimal digits. */
  readonly seed: string;
  /** Chosen options; the rest take their defaults. */
  readonly options?: object;
}

/** A frame as the engine sees it. */
interface LooseFrame {
  readonly step: string;
  readonly seat?: Seat;
  readonly seats?: Seat[];
  readonly answers?: (AnyAction | null)[];
}

/** A step as the engine sees it: which functions it has says which kind it is. */
interface LooseStep {
  run?(game: object, frame: object): void;
  actions?(game: object, frame: object, seat: Seat): readonly AnyAction[];
  take?(game: object, frame: object, action: AnyAction, seat: Seat): void;
  settle?(game: object, frame: object, answers: readonly AnyAction[]): void;
}

type LooseState = BaseState<LooseFrame, unknown, unknown, string>;

/** No game runs that long by itself: a procedure that never asks anyone is a mistake in the rules. */
const LONGEST_RUN = 100_000;

const NOTHING: readonly never[] = [];

/** A new game, run up to its first decision. Facts of the set-up stay in `state.facts` until the first action. */
export function start<A extends AnyGame>(game: A, table: Start): StateIn<A> {
  const { seats, seed } = table;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw new Error(`${game.id} seats ${game.seats.min} to ${game.seats.max} players, not ${seats}.`);
  }
  if (!isSeed(seed)) throw new Error('A seed is 32 hexadecimal digits.');
  const options = tableOptions(game, seats, table.options ?? {});
  const state = game.setup({ seats, options, frames: [], random: streams(seed, game.streams), facts: [] });
  advance(game, state);
  return state;
}

/** Is the game over? */
export function isOver(state: object): boolean {
  return (state as LooseState).frames.length === 0;
}

/** The seat to ask next: the first of those the game waits for. Only while the game is not over. */
export function decider(state: object): Seat {
  const { seat, seats, answers } = top(state);
  if (answers === undefined || seats === undefined) return seat ?? 0;
  return seats[answers.indexOf(null)] ?? 0;
}

/** All seats the game waits for; none when it is over. */
export function awaited(state: object): Seat[] {
  if (isOver(state)) return [];
  const { seat, seats, answers } = top(state);
  if (answers === undefined || seats === undefined) return [seat ?? 0];
  return seats.filter((_, i) => answers[i] === null);
}

/** Does the game wait for that seat? */
export function isAwaited(state: object, seat: Seat): boolean {
  return !isOver(state) && asks(top(state), seat);
}

/** Does this frame wait for an answer of that seat? */
function asks(frame: LooseFrame, seat: Seat): boolean {
  const { seats, answers } = frame;
  if (answers === undefined || seats === undefined) return frame.seat === seat;
  const at = seats.indexOf(seat);
  return at >= 0 && answers[at] === null;
}

/** Everything that seat may do now. */
export function legal<A extends AnyGame>(game: A, state: StateIn<A>, seat: Seat): readonly ActionIn<A>[] {
  return looseLegal(game, state, seat) as readonly ActionIn<A>[];
}

/** What that seat may do in the step the game waits in; not what it may do at any time. */
export function asked<A extends AnyGame>(game: A, state: StateIn<A>, seat: Seat): readonly ActionIn<A>[] {
  return looseAsked(game, state, seat) as readonly ActionIn<A>[];
}

function looseAsked(game: AnyGame, state: object, seat: Seat): readonly AnyAction[] {
  if (isOver(state)) return NOTHING;
  const frame = top(state);
  return asks(frame, seat) ? (stepOf(game, frame).actions?.(state, frame, seat) ?? NOTHING) : NOTHING;
}

function looseLegal(game: AnyGame, state: object, seat: Seat): readonly AnyAction[] {
  const now = looseAsked(game, state, seat);
  const { anytime } = game;
  if (anytime === undefined || isOver(state)) return now;
  const more = anytime.actions(state, seat);
  return more.length === 0 ? now : [...now, ...more];
}

/** Do a legal action and run on to the next decision. Trusts its caller: what comes from outside goes through `check` first. */
export function act<A extends AnyGame>(game: A, state: StateIn<A>, seat: Seat, action: ActionIn<A>): void {
  perform(game, state, seat, action);
  advance(game, state);
}

function perform(game: AnyGame, state: object, seat: Seat, action: AnyAction): void {
  const { anytime } = game;
  if (anytime?.types.includes(action.type)) {
    anytime.take(state, action, seat);
    return settleIfAnswered(game, state);
  }
  const frame = top(state);
  const step = stepOf(game, frame);
  if (step.take !== undefined) return step.take(state, frame, action, seat);
  const asking = frame as LooseFrame & Asking<AnyAction>;
  asking.answers[asking.seats.indexOf(seat)] = action;
  settleIfAnswered(game, state);
}

/** When all seats that were asked together have answered, the step is settled. */
function settleIfAnswered(game: AnyGame, state: object): void {
  const frame = topFrame(state) as (LooseFrame & Partial<Asking<AnyAction>>) | undefined;
  if (frame?.answers === undefined || frame.answers.includes(null)) return;
  (state as LooseState).frames.pop();
  stepOf(game, frame).settle?.(state, frame, frame.answers as AnyAction[]);
}

/** Run procedures until somebody has to decide or the game is over. */
export function advance(game: AnyGame, state: object): void {
  for (let runs = 0; !isOver(state); runs++) {
    const frame = top(state);
    const step = stepOf(game, frame);
    if (step.run === undefined) return;
    if (runs === LONGEST_RUN) throw new Error(`${game.id} runs in circles at step "${frame.step}".`);
    (state as LooseState).frames.pop();
    step.run(state, frame);
  }
}

function top(state: object): LooseFrame {
  const { frames } = state as LooseState;
  const frame = frames[frames.length - 1];
  if (frame === undefined) throw new Error('The game is over.');
  return frame;
}

/** The step a frame names; also for tools that list a step's tries. */
export function stepOf(game: AnyGame, frame: { readonly step: string }): LooseStep {
  const step = (game.steps as Record<string, LooseStep>)[frame.step];
  if (step === undefined) throw new Error(`${game.id} has no step "${frame.step}".`);
  return step;
}

/** The frame the game waits in; `undefined` when it is over. */
export function topFrame(state: object): { readonly step: string } | undefined {
  const { frames } = state as LooseState;
  return frames[frames.length - 1];
}
