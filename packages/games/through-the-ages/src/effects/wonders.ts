/** What wonders of the base game do beyond their numbers. */

import { UNITS, URBAN } from '../content/model.ts';
import type { WONDERS } from '../content/wonders.ts';
import { countWorkers, technologyLevels } from '../queries/counts.ts';
import type { Effects } from '../queries/effects.ts';
import { buildingOutput } from '../queries/ratings.ts';

/** By wonder. */
export const WONDER_EFFECTS = {
  'taj-mahal': { taking: (game) => (game.turn.replacedLeader ? -2 : 0) },
  'first-space-flight': { completed: (game, seat) => ({ culture: technologyLevels(game, seat) }) },
  'fast-food-chains': {
    completed: (game, seat) => ({
      culture: 2 * countWorkers(game, seat, ['farm', 'mine']) + countWorkers(game, seat, [...URBAN, ...UNITS]),
    }),
  },
  internet: {
    completed: (game, seat) => ({
      culture:
        buildingOutput(game, seat, 'culture', URBAN) +
        buildingOutput(game, seat, 'science', URBAN) +
        buildingOutput(game, seat, 'strength', URBAN),
    }),
  },
  hollywood: {
    completed: (game, seat) => ({ culture: 2 * buildingOutput(game, seat, 'culture', ['theater', 'library']) }),
  },
} satisfies { readonly [Id in keyof typeof WONDERS]?: Effects };
