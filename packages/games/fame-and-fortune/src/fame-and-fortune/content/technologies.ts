/** The four technologies that the expansion adds to every player's deck (FF 2.2). */

import type { Technology } from '../../content/technologies.ts';
import type { FameEffect } from './model.ts';

const technologies = {
  agriculture: { level: 1, effects: [{ when: 'learn', ops: [{ op: 'grow-metropolis' }] }] },
  mysticism: {
    level: 2,
    effects: [
      { when: 'static', ops: [{ op: 'draw-events-extra', extra: 1 }] },
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { spy: 1 },
        ops: [{ op: 'lose-coin', who: 'one-other' }],
      },
    ],
    ruling: true,
  },
  ecology: {
    level: 3,
    effects: [
      { when: 'static', ops: [{ op: 'cost-change', of: 'step-trade', add: -1, perCoins: 3 }] },
      {
        when: 'start-of-turn',
        optional: true,
        limit: 'turn',
        cost: { wheat: 1 },
        ops: [
          {
            op: 'terrain',
            from: ['grassland', 'forest', 'desert', 'water'],
            to: ['grassland', 'forest', 'desert', 'water'],
            needs: 'empty',
          },
        ],
      },
    ],
    ruling: true,
  },
  plastics: {
    level: 4,
    effects: [
      {
        when: 'start-of-turn',
        optional: true,
        limit: 'turn',
        ops: [{ op: 'build-free', items: ['unit', 'army', 'scout', 'building'], count: 1, where: 'any-city' }],
      },
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { wheat: 1 },
        ops: [{ op: 'city-production', add: 10, scope: 'one-city' }],
      },
    ],
    ruling: true,
  },
} satisfies Readonly<Record<string, Technology<FameEffect>>>;

export type FameTechnologyId = keyof typeof technologies;

/** The technologies of the expansion. */
export const FAME_TECHNOLOGIES: Readonly<Record<FameTechnologyId, Technology<FameEffect>>> = technologies;
