/** What the new events count. */

import type { Seat } from '@tabularium/kernel';
import { type Gain, UNITS, URBAN } from '../content/model.ts';
import { culture } from '../effects/events.ts';
import { levelOf } from '../queries/cards.ts';
import { countWorkers, wondersScore } from '../queries/counts.ts';
import type { Effects } from '../queries/effects.ts';
import { playerOf } from '../queries/players.ts';
import { armsIndustryTypes } from '../queries/standing.ts';
import type { AgesState } from '../state.ts';
import type { EVENTS } from './content.ts';

/** Wisdom of the Ancestors: science for completed wonders, a resource for the unfinished one, Age A counts double. */
function wisdomOf(game: AgesState, seat: Seat): Gain {
  const double = (level: number) => (level === 0 ? 2 : 1);
  const { building } = playerOf(game, seat);
  return {
    science: wondersScore(game, seat, double),
    resources: building === '' ? 0 : double(levelOf(building)),
  };
}

/** By event. */
export const EVENT_EFFECTS = {
  'dark-ages-i': {
    counted: (game, seat) => ({ science: Math.ceil(Math.max(0, playerOf(game, seat).science - 4) / 2) }),
  },
  'wisdom-of-the-ancestors-i': { counted: wisdomOf },
  'arms-industry-ii': { counted: (game, seat) => ({ resources: 2 * armsIndustryTypes(game, seat) }) },
  'impact-of-harmony-iii': culture(
    (game, seat) =>
      4 *
      Math.min(...[['farm'] as const, ['mine'] as const, URBAN, UNITS].map((kinds) => countWorkers(game, seat, kinds))),
  ),
} satisfies { readonly [Id in keyof typeof EVENTS]?: Effects };
