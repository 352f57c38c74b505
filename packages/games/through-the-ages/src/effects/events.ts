/** What events of the base game count. */

import type { Seat } from '@tabularium/kernel';
import type { EVENTS } from '../content/events.ts';
import { UNITS, URBAN } from '../content/model.ts';
import {
  consumptionOf,
  discontent,
  foodProduction,
  levelsOf,
  mineProduction,
  ofLevel,
  populationContent,
  resourceProduction,
  specialLevels,
  technologiesOfLevel,
  unitKinds,
  urbanKinds,
  wondersScore,
} from '../queries/counts.ts';
import type { Effects } from '../queries/effects.ts';
import { playerOf } from '../queries/players.ts';
import { civilActions, cultureRating, happiness, militaryActions, scienceRating } from '../queries/ratings.ts';
import type { AgesState } from '../state.ts';

/** An event that gives or takes so much culture. */
export const culture = (count: (game: AgesState, seat: Seat) => number): Effects => ({
  counted: (game, seat) => ({ culture: count(game, seat) }),
});

/** By event. */
export const EVENT_EFFECTS = {
  'cultural-influence-i': culture(cultureRating),
  'rebellion-i': { counted: (game, seat) => ({ civilActions: 2 * discontent(game, seat) }) },
  'scientific-breakthrough-i': { counted: (game, seat) => ({ science: scienceRating(game, seat) }) },
  'civil-unrest-ii': culture((game, seat) => 4 * discontent(game, seat)),
  'emigration-ii': { counted: (game, seat) => ({ population: Math.ceil(discontent(game, seat) / 2) }) },
  'popularization-of-science-ii': culture(scienceRating),
  'prosperity-ii': { counted: (game, seat) => ({ food: happiness(game, seat) }) },
  'impact-of-agriculture-iii': culture((game, seat) => {
    const food = foodProduction(game, seat);
    return food + (food > consumptionOf(game, seat) ? 4 : 0);
  }),
  'impact-of-architecture-iii': culture((game, seat) => levelsOf(game, seat, URBAN)),
  'impact-of-balance-iii': culture(
    (game, seat) =>
      2 *
      Math.min(
        scienceRating(game, seat),
        cultureRating(game, seat),
        foodProduction(game, seat),
        resourceProduction(game, seat),
      ),
  ),
  'impact-of-colonies-iii': culture((game, seat) => 3 * playerOf(game, seat).colonies.length),
  'impact-of-competition-iii': culture((game, seat) => levelsOf(game, seat, [...UNITS, 'arena'])),
  'impact-of-government-iii': culture((game, seat) => 2 * civilActions(game, seat) + militaryActions(game, seat)),
  'impact-of-happiness-iii': culture((game, seat) => 2 * (happiness(game, seat) - discontent(game, seat))),
  'impact-of-industry-iii': culture(mineProduction),
  'impact-of-population-iii': culture((game, seat) => 2 * Math.max(0, populationContent(game, seat) - 10)),
  'impact-of-progress-iii': culture((game, seat) => 2 * specialLevels(game, seat)),
  // In the shorter game there is no Age III, so it counts the technologies of Age II (TA 16.8).
  'impact-of-technology-iii': culture(
    (game, seat) => 4 * technologiesOfLevel(game, seat, game.options.length === 'shorter' ? 2 : 3),
  ),
  'impact-of-variety-iii': culture(
    (game, seat) => 2 * (unitKinds(game, seat) + urbanKinds(game, seat) + playerOf(game, seat).specials.length),
  ),
  'impact-of-wonders-iii': culture((game, seat) => wondersScore(game, seat, ofLevel(5, 4, 3, 2))),
} satisfies { readonly [Id in keyof typeof EVENTS]?: Effects };
