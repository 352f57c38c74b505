/** The numbers that people watch. */

import type { Seat } from '@tabularium/kernel';
import { corruption } from '../content/boards.ts';
import type { AgesState } from '../state.ts';
import type { AgesFigure } from '../vocabulary.ts';
import { consumptionOf, discontent, foodProduction, resourceProduction, stored } from './counts.ts';
import { playerOf } from './players.ts';
import { cultureRating, happiness, scienceRating, strengthRating } from './ratings.ts';

/** How that civilization stands. */
export function figures(game: AgesState, seat: Seat): Record<AgesFigure, number> {
  const player = playerOf(game, seat);
  return {
    culture: player.culture,
    cultureRate: cultureRating(game, seat),
    science: player.science,
    scienceRate: scienceRating(game, seat),
    strength: strengthRating(game, seat),
    happiness: happiness(game, seat),
    discontent: discontent(game, seat),
    food: stored(player, 'food'),
    foodRate: foodProduction(game, seat) - consumptionOf(game, seat),
    resources: stored(player, 'resources'),
    resourceRate: resourceProduction(game, seat),
    corruption: corruption(player.blue),
    workers: player.workers,
    civil: player.civil,
    military: player.military,
    cards: player.civilHand.length + player.militaryHand.length,
  };
}
