/**
 * What every game's state consists of, and the four things rules do with the frame stack and the log.
 * A state is JSON data and nothing else: saving, sending, cloning and comparing one are trivial.
 */

import type { Stream } from './random.ts';

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** Who looks: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** Who may read a fact: everyone, or only the seats listed. */
export type Seen = 'all' | readonly Seat[];

/** The part of the state that the kernel itself reads; every game's state extends it. */
export interface BaseState<Frame, Options, Fact, Streams extends string> {
  /** How many players sit at the table. */
  seats: number;
  /** The options the table was made with, complete and checked. */
  options: Options;
  /** What is going on: the top (last) frame is what the game waits for; an empty stack means the game is over. */
  frames: Frame[];
  /** One generator state per purpose, so that one rule's dice never shift another's deck. */
  random: Record<Streams, Stream>;
  /** The facts of the action being carried out; `null` while nobody listens (search, replay without a log). */
  facts: Fact[] | null;
}

/** Put a frame on top: it happens next, and what lies under it afterwards. */
export function push<F>(game: { frames: F[] }, frame: NoInfer<F>): void {
  game.frames.push(frame);
}

/** Finish the top frame. */
export function pop(game: { frames: unknown[] }): void {
  game.frames.pop();
}

/** Take everything off the stack: the game is over. */
export function endGame(game: { frames: unknown[] }): void {
  game.frames.length = 0;
}

/** Tell the log what happened. Costs next to nothing while nobody listens. */
export function emit<F>(game: { facts: F[] | null }, fact: NoInfer<F>): void {
  if (game.facts !== null) game.facts.push(fact);
}
