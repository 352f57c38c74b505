/**
 * A match in progress: the state, the record that leads to it, and how far back it may be taken. No game writes undo
 * code: the kernel keeps earlier states and finds the barriers itself, once somebody asks.
 */

import { check } from './check.ts';
import { act, awaited, isOver, type Start, start } from './engine.ts';
import { fingerprint, fingerprints } from './fingerprint.ts';
import type { ActionIn, AnyAction, AnyFact, AnyGame, Refusal, Result, StateIn } from './game.ts';
import { imagine } from './imagine.ts';
import { clone, equal } from './plain.ts';
import { luckFrom, seedFrom, streams } from './random.ts';
import type { Seat, Viewer } from './state.ts';
import { peek, unknowns, view } from './visibility.ts';

/** An accepted action, with the fingerprint of the state after it. */
export interface Move {
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly hash: string;
  /** Chance was renewed before this move, and this is the renewal's number; absent: it was not. */
  readonly chance?: number;
}

/** A move before it is made again. */
export type Remembered = Pick<Move, 'seat' | 'action' | 'chance'>;

/** A match being played. `state` is changed by every move; `moves` is the truth. */
export interface Match<A extends AnyGame> {
  readonly game: A;
  readonly start: Required<Start>;
  state: StateIn<A>;
  readonly moves: Move[];
  /** The facts of the set-up and of each move: `log[0]` is the set-up, `log[n]` the n-th move. */
  readonly log: AnyFact[][];
  /**
   * The states before the last moves, oldest first, back to where the way certainly ends. Whether it ends even later
   * costs more to find out, so that is found out when somebody asks: see `mayUndo`.
   */
  readonly undoable: StateIn<A>[];
  /** How many moves came before the first of `moves`; more than none only after `forget`. */
  earlier: number;
  /** The number of the last renewal of chance, 0 for none. It never falls, so no chance comes twice. */
  renewals: number;
  /** The renewal that no move has followed yet. */
  fresh: number | null;
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
    earlier: 0,
    renewals: 0,
    fresh: null,
  };
}

/** Try a move that came from outside: it is checked, done and recorded, or refused with nothing changed. */
export function play<A extends AnyGame>(match: Match<A>, seat: unknown, input: unknown): Attempt {
  const checked = check(match.game, match.state, seat, input);
  if ('refusal' in checked) return checked;
  return record(match, seat as Seat, checked.action);
}

/** What a recorded move was, and what it told. */
interface Done {
  readonly move: Move;
  readonly facts: readonly AnyFact[];
}

/** Do and record an action that is known to be legal. */
export function record<A extends AnyGame>(match: Match<A>, seat: Seat, action: ActionIn<A>): Done {
  const before = clone(match.state);
  const done = carryOut(match, seat, action);
  keep(match, before);
  return done;
}

/**
 * Do and record a move that nobody will take back, as when a match is played again: no earlier state is kept. Whoever
 * plays many moves may bring something that is quicker with the fingerprints of one state after the other.
 */
export function recordForGood<A extends AnyGame>(
  match: Match<A>,
  seat: Seat,
  action: ActionIn<A>,
  print: (state: unknown) => string = fingerprint,
): Done {
  match.undoable.length = 0;
  return carryOut(match, seat, action, print);
}

/**
 * Record moves that were made before, as when a saved match is opened: the last ones can be taken back as they could
 * then. `each` is called after every move.
 */
export function recordAgain<A extends AnyGame>(
  match: Match<A>,
  moves: readonly Remembered[],
  each: () => void = () => {},
): void {
  const recent = moves.length - RECENT;
  const print = fingerprints();
  for (const [at, { seat, action, chance }] of moves.entries()) {
    if (chance !== undefined) drawChance(match, chance);
    if (at < recent) recordForGood(match, seat, action as ActionIn<A>, print);
    else record(match, seat, action as ActionIn<A>);
    each();
  }
}

function carryOut<A extends AnyGame>(match: Match<A>, seat: Seat, action: ActionIn<A>, print = fingerprint): Done {
  (match.state as { facts: AnyFact[] | null }).facts = [];
  act(match.game, match.state, seat, action);
  const facts = takeFacts(match.state);
  const renewed = match.fresh === null ? {} : { chance: match.fresh };
  const move: Move = { seat, action: clone(action), hash: print(match.state), ...renewed };
  match.fresh = null;
  match.moves.push(move);
  match.log.push(facts);
  return { move, facts };
}

/** So many moves are kept, or played again with a way back, without a look at what they have shown to whom. */
const RECENT = 40;

/**
 * Keep the state before the last move, unless the move has ended the way back. On a long way one kept move is judged
 * with every new one, the oldest first, so that a barrier there frees what lies before it.
 */
function keep<A extends AnyGame>(match: Match<A>, before: StateIn<A>): void {
  const { undoable, moves, state } = match;
  if (isCertainBarrier(before, state)) {
    undoable.length = 0;
    return;
  }
  undoable.push(before);
  if (undoable.length <= RECENT) return;
  const first = moves.length - undoable.length;
  const unjudged = moves.slice(first).findIndex((move) => !verdicts.has(move));
  if (unjudged >= 0 && isBarrier(match, unjudged)) undoable.splice(0, unjudged + 1);
}

/** May that seat take its last move back? */
export function mayUndo<A extends AnyGame>(match: Match<A>, seat: Seat): boolean {
  const last = match.undoable.length - 1;
  return last >= 0 && match.moves.at(-1)?.seat === seat && !isBarrier(match, last);
}

/** Take that seat's last move back; false, with nothing changed, if a barrier or another seat's move forbids it. */
export function undo<A extends AnyGame>(match: Match<A>, seat: Seat): boolean {
  if (!mayUndo(match, seat)) return false;
  takeBack(match, 1);
  return true;
}

/**
 * Take back so many moves, whoever made them and whatever they showed: this is for those who have all agreed. What
 * chance would bring is then known to some, so `drawAnew` comes next.
 */
export function takeBack<A extends AnyGame>(match: Match<A>, count: number): void {
  const { undoable, moves, log } = match;
  if (count > moves.length) throw new RangeError(`There are no ${count} moves to take back.`);
  const before = undoable[undoable.length - count];
  if (before === undefined && match.earlier > 0) throw new RangeError('The way back was forgotten.');
  match.fresh = moves[moves.length - count]?.chance ?? null;
  moves.length -= count;
  log.length -= count;
  if (before === undefined) return retrace(match);
  undoable.length -= count;
  match.state = before;
}

/** Come to the state after the recorded moves once more; what they told and led to is known. */
function retrace<A extends AnyGame>(match: Match<A>): void {
  const { game, moves, undoable } = match;
  const state = start(game, match.start);
  takeFacts(state);
  match.state = state;
  undoable.length = 0;
  for (const [at, { seat, action, chance }] of moves.entries()) {
    if (chance !== undefined) reseed(match, chance);
    const before = at < moves.length - RECENT ? undefined : clone(state);
    act(game, state, seat, action as ActionIn<A>);
    if (before === undefined) continue;
    if (isCertainBarrier(before, state)) undoable.length = 0;
    else undoable.push(before);
  }
  if (match.fresh !== null) reseed(match, match.fresh);
}

/**
 * Let chance begin anew, after moves were taken back that had used it: the same choice then meets other dice. The new
 * chance follows from the match's own seed, so nobody can choose it, and the record says where it began.
 */
export function drawAnew<A extends AnyGame>(match: Match<A>): void {
  drawChance(match, match.renewals + 1);
}

/** Renew chance by the renewal of that number, as when recorded moves are made again. */
export function drawChance<A extends AnyGame>(match: Match<A>, renewal: number): void {
  match.renewals = Math.max(match.renewals, renewal);
  match.fresh = renewal;
  match.undoable.length = 0;
  reseed(match, renewal);
}

function reseed<A extends AnyGame>({ game, start: { seed }, state }: Match<A>, renewal: number): void {
  (state as { random: object }).random = streams(seedFrom(`${seed}/renewal ${renewal}`), game.streams);
}

/**
 * Forget all but the last moves, and what they told: a table that keeps its record elsewhere need not hold it twice.
 * There is no way back to what was forgotten, and no match file can be made of the rest.
 */
export function forget<A extends AnyGame>(match: Match<A>, kept: number): void {
  const { moves, log, undoable } = match;
  const surplus = moves.length - kept;
  if (surplus <= 0) return;
  match.earlier += surplus;
  moves.splice(0, surplus);
  log.splice(0, surplus);
  undoable.splice(0, undoable.length - kept);
}

/** The result once the game is over. */
export function resultOf(match: { readonly game: AnyGame; readonly state: object }): Result | undefined {
  return isOver(match.state) ? match.game.result(match.state) : undefined;
}

/** The parts of the score of which anybody has anything, in their order. */
export function scoredParts({ parts }: Pick<Result, 'parts'>): string[] {
  const all = new Set(parts.flatMap((seat) => Object.keys(seat)));
  return [...all].filter((part) => parts.some((seat) => seat[part]));
}

/** The facts among these that this viewer may read. */
export function factsFor(facts: readonly AnyFact[], viewer: Viewer): AnyFact[] {
  return facts.filter((fact) => fact.seen === 'all' || (viewer !== null && fact.seen.includes(viewer)));
}

/** What was found out about moves: is there no way back past them? */
const verdicts = new WeakMap<Move, boolean>();

/**
 * Is there no way back past the move that was made from this kept state? There is none once chance was used, somebody
 * learned something hidden, another seat is asked, or the game is over.
 */
function isBarrier<A extends AnyGame>({ game, undoable, moves, state }: Match<A>, kept: number): boolean {
  const move = moves[moves.length - undoable.length + kept];
  const before = undoable[kept];
  if (move === undefined || before === undefined) return true;
  const after = undoable[kept + 1] ?? state;
  const verdict =
    verdicts.get(move) ?? (isRevealing(game, before, after) || isLearning(game, before, after, move.seat, move.action));
  verdicts.set(move, verdict);
  return verdict;
}

/** The barriers that cost nothing to see: chance was used, another seat is asked, or the game is over. */
function isCertainBarrier(before: object, after: object): boolean {
  const waiting = awaited(before);
  return isOver(after) || awaited(after).some((other) => !waiting.includes(other)) || isByChance(before, after);
}

function isByChance(before: object, after: object): boolean {
  return !equal((before as { random: unknown }).random, (after as { random: unknown }).random);
}

/**
 * Did this move do nothing that bars the way back but ask others? Until they have answered, who sits with bots alone may
 * still take it back.
 */
export function handsOver(game: AnyGame, before: object, after: object, { seat, action }: Move): boolean {
  if (isOver(after) || awaited(after).includes(seat) || isByChance(before, after)) return false;
  return !isRevealing(game, before, after) && !isLearning(game, before, after, seat, action);
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
