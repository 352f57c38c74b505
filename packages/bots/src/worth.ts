/** What a position is worth: the game's evaluation, compared between the seats. */

import { type AnyGame, isOver, type Seat } from '@tabularium/kernel';

/** A win outweighs any lead in points. */
const WIN = 20;

/**
 * How far the seat is ahead of its best rival, in points; a finished game counts its winner far ahead. Who has evaluated the
 * seat's own position already hands that in.
 */
export function lead(game: AnyGame, state: object, seat: Seat, own?: number): number {
  const ahead =
    game.bot.evaluateAll === undefined ? leadOf(game, state, seat, own) : (leads(worths(game, state))[seat] ?? 0);
  return isOver(state) && game.result(state).winners.includes(seat) ? ahead + WIN * game.bot.spread : ahead;
}

function leadOf({ bot }: AnyGame, state: object, seat: Seat, own = bot.evaluate(state, seat)): number {
  const { seats } = state as { seats: number };
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, bot.evaluate(state, other));
  return own - rival;
}

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
