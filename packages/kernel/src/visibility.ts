/**
 * What a viewer may know. Each zone of the state declares who sees it; what is not declared is hidden. One projector
 * makes every view, so there is one place where a leak could be, and it is this one.
 */

import type { AnyGame, Loose } from './game.ts';
import { clone } from './plain.ts';
import type { BaseState, Seat, Viewer } from './state.ts';

/** Stands where something is that the viewer may not know. Hidden lists keep their length. */
export const HIDDEN = '?';
export type Hidden = typeof HIDDEN;

/** A zone with its own way of hiding: gets the true value, who looks, whose it is and the whole state, and gives what the viewer sees. */
export type Custom<T, Shown> = (value: T, viewer: Viewer, owner: Seat | null, game: Loose) => Shown;

/**
 * Who sees a value: everyone; nobody; the seat it belongs to (inside `each`, the index is the owner); a function; every
 * element by the same rule; or part by part.
 */
export type Rule<T> =
  | 'open'
  | 'hidden'
  | 'owner'
  | Custom<T, unknown>
  | (T extends readonly (infer E)[] ? { each: Rule<E> } : T extends object ? { [K in keyof T]-?: Rule<T[K]> } : never);

/** The rules for a game's own zones: its state without the kernel's part. */
export type Visibility<State> = {
  [K in keyof Omit<State, keyof BaseState<unknown, unknown, unknown, string>>]-?: Rule<State[K]>;
} & { frames?: Rule<State extends { frames: infer F } ? F : never> };

/** Visibility where nothing is known of the game. */
export type AnyVisibility = { readonly [zone: string]: unknown };

type Masked<T> = T extends readonly (infer E)[] ? (E | Hidden)[] : T | Hidden;

/** What a value looks like through a rule. */
export type Shown<T, R> = R extends 'open'
  ? T
  : R extends 'hidden' | 'owner'
    ? Masked<T>
    : R extends (...args: never[]) => infer S
      ? S
      : R extends { each: infer E }
        ? T extends readonly (infer I)[]
          ? Shown<I, E>[]
          : never
        : { [K in keyof T]: K extends keyof R ? Shown<T[K], R[K]> : never };

/** A view: the state's shape, with `'?'` where the viewer may not look, and who the viewer is. */
export type View<State, V> = {
  [K in keyof State]: K extends 'random' | 'facts'
    ? Hidden
    : K extends keyof V
      ? Shown<State[K], V[K]>
      : K extends 'seats' | 'options' | 'frames'
        ? State[K]
        : never;
} & { viewer: Viewer };

/**
 * What can be asked of a state and of every view of it: its zones, each as it is or as it is seen. Questions that take this
 * serve rules and clients alike, and the compiler sees to it that they do not take a hidden card for an open one.
 */
export type Known<State, View> = {
  readonly [K in keyof State & keyof View as Exclude<K, 'random' | 'facts'>]: State[K] | View[K];
};

/** What that viewer may know of the state: the only thing that ever leaves a server or reaches a bot. */
export function view(game: AnyGame, state: object, viewer: Viewer): object {
  return clone(peek(game, state, viewer));
}

/** The view without copying: it shares with the state whatever is open, so it is to be read at once and never kept. */
export function peek(game: AnyGame, state: object, viewer: Viewer): object {
  const { frames, seats, options } = state as BaseState<object, unknown, unknown, string>;
  const look = { viewer, state };
  const shown: Record<string, unknown> = {
    viewer,
    seats,
    options,
    frames: showFrames(frames, game.visibility['frames'], look),
    random: HIDDEN,
    facts: HIDDEN,
  };
  const zones = state as Record<string, unknown>;
  for (const zone in zones) if (!(zone in shown)) shown[zone] = show(zones[zone], game.visibility[zone], look, null);
  return shown;
}

/** Who looks at which state. */
interface Look {
  readonly viewer: Viewer;
  readonly state: object;
}

/** A value as it looks through a rule. */
export function show(value: unknown, rule: unknown, look: Look, owner: Seat | null): unknown {
  if (rule === 'open') return value;
  if (rule === 'owner' && owner !== null && owner === look.viewer) return value;
  if (typeof rule === 'function') return (rule as Custom<unknown, unknown>)(value, look.viewer, owner, look.state);
  if (typeof rule !== 'object' || rule === null) return mask(value);
  if (Array.isArray(value)) {
    const each = (rule as { each?: unknown }).each;
    return value.map((item, index) => show(item, each, look, index));
  }
  if (value === null) return null;
  if (typeof value !== 'object') return HIDDEN;
  const whole = value as Record<string, unknown>;
  const parts: Record<string, unknown> = {};
  for (const key in whole) parts[key] = show(whole[key], (rule as Record<string, unknown>)[key], look, owner);
  return parts;
}

function mask(value: unknown): unknown {
  return Array.isArray(value) ? value.map(() => HIDDEN) : HIDDEN;
}

/** Frames are open, but for the answers others have given to a question asked of several seats at once. */
export function showFrames(frames: object[], rule: unknown, look: Look): unknown {
  const shown = (rule === undefined ? frames : show(frames, rule, look, null)) as Partial<AnswerFrame>[];
  return shown.map((frame) => {
    const { seats, answers } = frame;
    if (!answers || !seats) return frame;
    const known = answers.map((answer, i) => (answer === null || seats[i] === look.viewer ? answer : HIDDEN));
    return { ...frame, answers: known };
  });
}

/** A frame that asks several seats, as the projector sees it. */
export interface AnswerFrame {
  step: string;
  seats: Seat[];
  answers: unknown[];
}

/** How much in this view is unknown. When an action makes it less, something was revealed. */
export function unknowns(shown: unknown): number {
  if (shown === HIDDEN) return 1;
  if (typeof shown !== 'object' || shown === null) return 0;
  let count = 0;
  for (const part of Object.values(shown)) count += unknowns(part);
  return count;
}
