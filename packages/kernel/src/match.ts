/**
 * A match in progress: the state, the record that leads to it, and how far back it may be taken. No game writes undo
 * code: the kernel keeps earlier states and finds the barriers itself.
 */

import { check } from './check.ts';
import { act, awaited, isOver, type Start, start } from './engine.ts';
import type { ActionIn, AnyAction, AnyFact, AnyGame, Refusal, Result, StateIn } from './game.ts';
import { imagine } from './imagine.ts';
import { clone, equal, fingerprint } from './plain.ts';
import { luckFrom, seedFrom } from './random.ts';
import type { Seat, Viewer } from './state.ts';
import { peek, unknowns, view } from './visibility.ts';

/** An accepted action, with the fingerprint of the state after it. */
export interface Move {
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly hash: string;
}

/** A match being played. `state` is changed by every move; `moves` is the truth. */
export interface Match<A extends AnyGame> {
  readonly game: A;
  readonly start: Required<Start>;
  state: StateIn<A>;
  readonly moves: Move[];
  /** The facts of the set-up and of each move: `log[0]` is the set-up, `log[n]` the n-th move. */
  readonly log: AnyFact[][];
  /** The states before the moves that may still be taken back, oldest first. */
  readonly undoable: StateIn<A>[];
}

/** What became of an attempt to move. */
export type Attempt = { readonly move: Move; readonly facts: readonly AnyFact[] } | { readonly refusal: Refusal };

/** A fresh match before its first move. */
export function newMatch<A extends AnyGame>(game: A, table: Start): Match<A> {
  const state = start(game, table);
  const options = (state as { options: object }).options;
  return {
    game,
    start: { seats: table.seats, seed: table.seed, options },
    state,
    moves: [],
    log: [takeFacts(state)],
    undoable: [],
  };
}

/** Try a move that came from outside: it is checked, done and recorded, or refused with nothing changed. */
export function play<A extends AnyGame>(match: Match<A>, seat: unknown, input: unknown): Attempt {
  const checked = check(match.game, match.state, seat, input);
  if ('refusal' in checked) return checked;
  return record(match, seat as Seat, checked.action);
}

/** Do and record an action that is known to be legal. */
export function record<A extends AnyGame>(
  match: Match<A>,
  seat: Seat,
  action: ActionIn<A>,
): { move: Move; facts: readonly AnyFact[] } {
  const before = clone(match.state);
  const earlier = [...match.undoable];
  const done = recordForGood(match, seat, action);
  if (!isBarrier(match.game, before, match.state, seat, action)) match.undoable.push(...earlier, before);
  return done;
}

/** Do and record a move that nobody will take back, as when a match is played again: no earlier state is kept. */
export function recordForGood<A extends AnyGame>(
  match: Match<A>,
  seat: Seat,
  action: ActionIn<A>,
): { move: Move; facts: readonly AnyFact[] } {
  (match.state as { facts: AnyFact[] | null }).facts = [];
  act(match.game, match.state, seat, action);
  const facts = takeFacts(match.state);
  const move = { seat, action: clone(action), hash: fingerprint(match.state) };
  match.moves.push(move);
  match.log.push(facts);
  match.undoable.length = 0;
  return { move, facts };
}

/** May that seat take its last move back? */
export function mayUndo(
  match: { readonly undoable: readonly object[]; readonly moves: readonly Move[] },
  seat: Seat,
): boolean {
  return match.undoable.length > 0 && match.moves.at(-1)?.seat === seat;
}

/** Take that seat's last move back; false, with nothing changed, if a barrier or another seat's move forbids it. */
export function undo<A extends AnyGame>(match: Match<A>, seat: Seat): boolean {
  const before = mayUndo(match, seat) ? match.undoable.pop() : undefined;
  if (before === undefined) return false;
  match.state = before;
  match.moves.pop();
  match.log.pop();
  return true;
}

/** The result once the game is over. */
export function resultOf(match: { readonly game: AnyGame; readonly state: object }): Result | undefined {
  return isOver(match.state) ? match.game.result(match.state) : undefined;
}

/** The facts among these that this viewer may read. */
export function factsFor(facts: readonly AnyFact[], viewer: Viewer): AnyFact[] {
  return facts.filter((fact) => fact.seen === 'all' || (viewer !== null && fact.seen.includes(viewer)));
}

/**
 * Is there no way back past this action? There is none once chance was used, somebody learned something hidden,
 * another seat is asked, or the game is over.
 */
function isBarrier(game: AnyGame, before: object, after: object, seat: Seat, action: AnyAction): boolean {
  if (isOver(after)) return true;
  const waiting = awaited(before);
  if (awaited(after).some((other) => !waiting.includes(other))) return true;
  if (!equal((before as { random: unknown }).random, (after as { random: unknown }).random)) return true;
  return isRevealing(game, before, after) || isLearning(game, before, after, seat, action);
}

/** Does anyone have fewer unknowns than before? */
function isRevealing(game: AnyGame, before: object, after: object): boolean {
  return viewersOf(before).some((viewer) => unknowns(peek(game, after, viewer)) < unknowns(peek(game, before, viewer)));
}

/** Would the same action have shown the seat something else, had the hidden cards lain differently? */
function isLearning(game: AnyGame, before: object, after: object, seat: Seat, action: AnyAction): boolean {
  const known = view(game, before, seat);
  if (unknowns(known) === CHANCE_ALONE) return false;
  const seen = peek(game, after, seat);
  return OTHER_WORLDS.some((luckSeed) => {
    const other = imagine(game, known, luckFrom(luckSeed));
    act(game, other, seat, action);
    return !equal(peek(game, other, seat), seen);
  });
}

/** The unknowns of a view in which only the generators and the log are hidden. */
const CHANCE_ALONE = 2;

const OTHER_WORLDS = [seedFrom('another world'), seedFrom('a third world')];

/** Everyone who can look at a table: each seat and a spectator. */
export function viewersOf(state: object): Viewer[] {
  const { seats } = state as { seats: number };
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)];
}

function takeFacts(state: object): AnyFact[] {
  const holder = state as { facts: AnyFact[] | null };
  const facts = holder.facts ?? [];
  holder.facts = null;
  return facts;
}
