/** What a position is worth: the game's evaluation, compared between the seats. */

import { type AnyGame, isOver, type Seat } from '@tabularium/kernel';

/** A win outweighs any lead in points. */
const WIN = 20;

/** How far the seat is ahead of its best rival, in points; a finished game counts its winner far ahead. */
export function lead(game: AnyGame, state: object, seat: Seat): number {
  const { seats } = state as { seats: number };
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) rival = Math.max(rival, game.bot.evaluate(state, other));
  }
  const ahead = game.bot.evaluate(state, seat) - rival;
  return isOver(state) && game.result(state).winners.includes(seat) ? ahead + WIN * game.bot.spread : ahead;
}

/** How far each seat is ahead of its best rival, in points. */
export function leads(game: AnyGame, state: object): number[] {
  const { seats } = state as { seats: number };
  const worth = Array.from({ length: seats }, (_, seat) => game.bot.evaluate(state, seat));
  return worth.map((own, seat) => {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, worth[other] ?? 0);
    return own - rival;
  });
}

/** Each seat's prospects between 0 and 1: the victory when the game is over, else what its lead has grown by since the start. */
export function chances(game: AnyGame, state: object, start: readonly number[]): number[] {
  const { seats } = state as { seats: number };
  if (isOver(state)) {
    const { winners } = game.result(state);
    return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  return leads(game, state).map((lead, seat) => 1 / (1 + Math.exp(((start[seat] ?? 0) - lead) / game.bot.spread)));
}
