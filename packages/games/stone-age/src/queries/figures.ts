/** The numbers that people watch. */

import type { Seat } from '@tabularium/kernel';
import type { StoneAgeState } from '../state.ts';
import type { Figure } from '../vocabulary.ts';
import { playerOf, toolValue } from './players.ts';

/** How that seat stands. */
export function figures(game: StoneAgeState, seat: Seat): Record<Figure, number> {
  const player = playerOf(game, seat);
  return {
    score: player.score,
    food: player.food,
    ...player.resources,
    persons: player.persons,
    field: player.field,
    tools: toolValue(player),
    buildings: player.built.length,
    cards: player.cards.length + player.kept.length + player.extra.length,
  };
}
