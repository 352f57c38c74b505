/** What a position is worth: the game's evaluation, compared between the seats. */

import { type AnyGame, isOver, type Seat } from '@tabularium/kernel';

/** A win outweighs any lead in points. */
const WIN = 20;

/** How far the seat is ahead of its best rival, in points; a finished game counts its winner far ahead. */
export function lead(game: AnyGame, state: object, seat: Seat): number {
  const ahead = leads(worths(game, state))[seat] ?? 0;
  return isOver(state) && game.result(state).winners.includes(seat) ? ahead + WIN * game.bot.spread : ahead;
}

/**
 * How far a seat is ahead in one state after another of which only the best is wanted. Most states are ruled out by a single
 * rival, mostly the same as before, who is therefore asked first.
 */
export class Leading {
  readonly #game: AnyGame;
  readonly #seat: Seat;
  /** The rivals, whoever ruled out a state last at the front. */
  readonly #rivals: Seat[];

  constructor(game: AnyGame, state: object, seat: Seat) {
    this.#game = game;
    this.#seat = seat;
    const { seats } = state as { seats: number };
    this.#rivals = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
  }

  /**
   * How far the seat is ahead there, or nothing if that is no more than `least`. Who has evaluated the seat's own position
   * already hands that in.
   */
  over(state: object, least = Number.NEGATIVE_INFINITY, own?: number): number | undefined {
    const { bot } = this.#game;
    if (bot.evaluateAll !== undefined || isOver(state)) return above(lead(this.#game, state, this.#seat), least);
    const mine = own ?? bot.evaluate(state, this.#seat);
    let ahead = Number.POSITIVE_INFINITY;
    for (const [at, rival] of this.#rivals.entries()) {
      ahead = Math.min(ahead, mine - bot.evaluate(state, rival));
      if (ahead > least) continue;
      this.#rivals.splice(at, 1);
      this.#rivals.unshift(rival);
      return undefined;
    }
    return ahead;
  }
}

const above = (ahead: number, least: number): number | undefined => (ahead > least ? ahead : undefined);

/** How good the position is for each seat by itself. */
export function worths(game: AnyGame, state: object): number[] {
  const { evaluateAll } = game.bot;
  if (evaluateAll !== undefined) return evaluateAll(state);
  const { seats } = state as { seats: number };
  return Array.from({ length: seats }, (_, seat) => game.bot.evaluate(state, seat));
}

/** How far each seat is ahead of its best rival. */
export function leads(worth: readonly number[]): number[] {
  return worth.map((own, seat) => {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < worth.length; other++) if (other !== seat) rival = Math.max(rival, worth[other] ?? 0);
    return own - rival;
  });
}

/** Each seat's prospects between 0 and 1: the victory when the game is over, else what its lead has grown by since the start. */
export function chances(game: AnyGame, state: object, start: readonly number[]): number[] {
  if (!isOver(state)) return leads(worths(game, state)).map((lead, seat) => prospect(game, lead - (start[seat] ?? 0)));
  const { winners } = game.result(state);
  return start.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** What it promises to have gained so many points since the start, between 0 and 1. */
export function prospect({ bot }: AnyGame, gain: number): number {
  return 1 / (1 + Math.exp(-gain / bot.spread));
}
