/**
 * A finished or running game looked over: how everybody's chances went, and the moves that changed most, with what would
 * have been better and why. A move is judged by what its player could know then; the chances are those of somebody who
 * sees everything.
 */

import {
  type AnyAction,
  type AnyGame,
  act,
  asked,
  decider,
  equal,
  fingerprint,
  imagine,
  isOver,
  luckFrom,
  type Seat,
  type Start,
  seedFrom,
  start,
  view,
} from '@tabularium/kernel';
import { lookAt, type Reason, reasonsFor } from './advise.ts';
import { consequence } from './greedy.ts';
import { prospect, worths } from './worth.ts';

/** The chances after so many moves. */
export interface Moment {
  readonly move: number;
  readonly round: number;
  /** Each seat's chance to win, together 1. */
  readonly chances: readonly number[];
}

/** A move that cost its player something. */
export interface Turning {
  /** The number of the move, from 1. */
  readonly move: number;
  readonly round: number;
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly better: AnyAction;
  /** How much the chance to win fell by it, from 0 to 1, as far as the player could know. */
  readonly cost: number;
  /** What the better one had over it. */
  readonly reasons: readonly Reason[];
  /** What the player saw, for whoever puts the actions into words. */
  readonly view: object;
}

/** What is to be said of a player in a word. */
export type Verdict = 'led' | 'came-back' | 'lost-it' | 'behind' | 'open';

/** A game looked over. */
export interface Review {
  readonly curve: readonly Moment[];
  /** The moves that cost most, the costliest first. */
  readonly turnings: readonly Turning[];
  /** For each seat: what became of its chances, since which round, and how often it did what seemed best. */
  readonly verdicts: readonly { readonly verdict: Verdict; readonly round: number; readonly best: number }[];
}

/** A move as it is recorded. */
interface Recorded {
  readonly seat: Seat;
  readonly action: AnyAction;
}

/** So many moves are told, of so many that are looked at closely. */
const TOLD = 5;
const CLOSELY = 12;
/** Less than this is no mistake. */
const SLIGHT = 0.01;

/** Look a game over; `tick` is told of every move. */
export function review(
  game: AnyGame,
  table: Start,
  moves: readonly Recorded[],
  tick: (move: number) => void = () => undefined,
): Review {
  const state: { facts: unknown } = start(game, table);
  state.facts = null;
  const curve: Moment[] = [momentOf(game, state, 0)];
  const glances: Glance[] = [];
  for (const [at, { seat, action }] of moves.entries()) {
    const glance = glanceAt(game, state, seat, action, at + 1);
    if (glance !== undefined) glances.push(glance);
    act(game, state, seat, action as never);
    curve.push(momentOf(game, state, at + 1));
    tick(at + 1);
  }
  const worst = glances.toSorted((one, other) => other.lost - one.lost).slice(0, CLOSELY);
  const turnings = worst
    .flatMap((glance) => turningOf(game, glance))
    .sort((one, other) => other.cost - one.cost)
    .slice(0, TOLD);
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const winners = isOver(state) ? game.result(state).winners : undefined;
  return { curve, turnings, verdicts: seats.map((seat) => verdictOn(seat, curve, glances, winners)) };
}

/** Everybody's chance to win as somebody sees it who sees everything. */
export function chancesIn(game: AnyGame, state: object): number[] {
  const worth = worths(game, state);
  if (isOver(state)) {
    const { winners } = game.result(state);
    return worth.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  const { margin = game.bot.spread } = game.bot;
  const most = Math.max(...worth);
  const odds = worth.map((own) => Math.exp((own - most) / margin));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

const momentOf = (game: AnyGame, state: object, move: number): Moment => ({
  move,
  round: game.round(state),
  chances: chancesIn(game, state),
});

/** A decision at a glance: what was done, and how much better another action looked. */
interface Glance {
  readonly move: number;
  readonly round: number;
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly other: AnyAction;
  readonly lost: number;
  readonly view: object;
}

function glanceAt(game: AnyGame, state: object, seat: Seat, action: AnyAction, move: number): Glance | undefined {
  if (decider(state) !== seat) return undefined;
  const seen = view(game, state, seat);
  const world: object = imagine(game, seen, luckFrom(seedFrom(fingerprint(seen))));
  const actions: readonly AnyAction[] = asked(game, world, seat);
  if (actions.length < 2 || !actions.some((one) => equal(one, action))) return undefined;
  let [taken, best, other] = [0, Number.NEGATIVE_INFINITY, action];
  for (const one of actions) {
    const ahead = consequence(game, world, seat, one);
    if (equal(one, action)) taken = ahead;
    if (ahead > best) [best, other] = [ahead, one];
  }
  return { move, round: game.round(state), seat, action, other, lost: best - taken, view: seen };
}

/** The same looked at closely: several imagined states and, where turns are planned, the whole turn. */
function turningOf(game: AnyGame, { move, round, seat, action, other, view: seen }: Glance): Turning[] {
  if (equal(action, other)) return [];
  const seed = seedFrom(`review ${fingerprint(seen)}`);
  const [taken, better] = lookAt(game, seen, seat, [action, other], seed);
  if (taken === undefined || better === undefined) return [];
  const { margin = game.bot.spread } = game.bot;
  const scaled = { bot: { ...game.bot, spread: margin } } as AnyGame;
  const cost = prospect(scaled, better.ahead) - prospect(scaled, taken.ahead);
  if (cost < SLIGHT) return [];
  return [{ move, round, seat, action, better: other, cost, reasons: reasonsFor(game, better, taken), view: seen }];
}

/** Far ahead and far behind, beside an even share. */
const CLEAR = 0.2;

function verdictOn(
  seat: Seat,
  curve: readonly Moment[],
  glances: readonly Glance[],
  winners: readonly Seat[] | undefined,
): Review['verdicts'][number] {
  const own = glances.filter((glance) => glance.seat === seat);
  const best = own.length === 0 ? 1 : own.filter(({ lost }) => lost <= 0).length / own.length;
  const even = 1 / (curve[0]?.chances.length ?? 2);
  const chanceAt = ({ chances }: Moment) => chances[seat] ?? 0;
  const before = curve.slice(0, -1);
  const lastBehind = before.findLast((moment) => chanceAt(moment) < even - CLEAR);
  const lastAhead = before.findLast((moment) => chanceAt(moment) > even + CLEAR);
  if (winners === undefined) return { verdict: 'open', round: curve.at(-1)?.round ?? 1, best };
  if (winners.includes(seat))
    return lastBehind === undefined
      ? { verdict: 'led', round: before.find((moment) => chanceAt(moment) > even)?.round ?? 1, best }
      : { verdict: 'came-back', round: lastBehind.round, best };
  return lastAhead === undefined
    ? { verdict: 'behind', round: 1, best }
    : { verdict: 'lost-it', round: lastAhead.round, best };
}
