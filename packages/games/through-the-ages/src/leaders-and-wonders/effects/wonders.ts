/** What the new wonders do beyond their numbers. */

import { push } from '@tabularium/kernel';
import { URBAN } from '../../content/model.ts';
import { coloniesInPlay, completedWonders, countWorkers, urbanKinds } from '../../queries/counts.ts';
import type { Effects } from '../../queries/effects.ts';
import { livingPlayers, playerOf } from '../../queries/players.ts';
import { scienceRating } from '../../queries/ratings.ts';
import { leadsAlone } from '../../queries/standing.ts';
import type { WONDERS } from '../content/wonders.ts';

/** By wonder. */
export const WONDER_EFFECTS = {
  // What the roads give depends on the age of the game (TA 18.A5).
  'roman-roads': {
    production: (game, _seat, goods) => (goods === 'resources' && game.age === 1 ? 1 : 0),
    rating(game, _seat, which) {
      if (which === 'science') return game.age === 2 ? 1 : 0;
      return which === 'culture' && game.age >= 3 ? 2 : 0;
    },
  },
  stonehenge: { stageBuilt: (cost) => ({ science: cost }) },
  acropolis: { discount: (game, seat, on) => (on === 'peaceful' ? countWorkers(game, seat, URBAN) : 0) },
  'himeji-castle': { sacrificed: () => ({ culture: 3 }) },
  'suez-canal': {
    production: (game, seat, goods) => (goods === 'resources' ? playerOf(game, seat).colonies.length : 0),
    completed(game, seat) {
      push(game, { step: 'colonize-from-hand', seat });
      return {};
    },
  },
  'empire-state-building': {
    completed: (game, seat) => ({ culture: (5 + livingPlayers(game).length) * leadsAlone(game, seat) }),
  },
  'united-nations': {
    completed(game, seat) {
      push(game, { step: 'reveal-from-hand', seat });
      const { specials } = playerOf(game, seat);
      return { culture: 4 * Math.max(completedWonders(game, seat), specials.length, urbanKinds(game, seat)) };
    },
  },
  'international-red-cross': {
    offersOthers: 'help',
    stageBuilt: () => ({ culture: 6 }),
    completed: (game) => ({ culture: coloniesInPlay(game) }),
  },
  'manhattan-project': { completed: (game, seat) => ({ culture: scienceRating(game, seat) }) },
} satisfies { readonly [Id in keyof typeof WONDERS]?: Effects };
