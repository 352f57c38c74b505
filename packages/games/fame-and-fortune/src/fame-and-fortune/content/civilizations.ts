/** The four civilizations of the expansion (FF 3). */

import type { Civilization } from '../../content/civilizations.ts';
import type { TechnologyId } from '../../content/technologies.ts';
import type { FameEffect } from './model.ts';
import type { FameTechnologyId } from './technologies.ts';
import type { FameTileId } from './tiles.ts';

/** A civilization of the expansion. */
export interface FameCivilization extends Civilization<FameEffect, TechnologyId | FameTechnologyId, FameTileId> {
  /** Only at a table that plays with investments (FF 2.1). */
  readonly needsInvestments?: true;
}

const civilizations = {
  arabia: {
    technology: 'mathematics',
    government: 'despotism',
    homeTile: 'home-arabia',
    needsInvestments: true,
    effects: [
      { when: 'setup', ops: [{ op: 'one-of-each-resource' }] },
      { when: 'any-time', moment: 'resource-payment', ops: [{ op: 'gain', culture: 1 }] },
      { when: 'start-of-turn', moment: 'coin-invested', ops: [{ op: 'advance', steps: 1 }] },
    ],
    ruling: true,
  },
  greece: {
    technology: 'democracy',
    government: 'democracy',
    homeTile: 'home-greece',
    effects: [
      { when: 'any-time', moment: 'great-person-gained', ops: [{ op: 'great-person-choice' }] },
      {
        when: 'learn',
        moment: 'technology-learned',
        ops: [{ op: 'gain-scaled', culture: 1, per: 'other-players-without-technology' }],
      },
    ],
    source: 'single',
    ruling: true,
  },
  india: {
    technology: 'agriculture',
    government: 'despotism',
    homeTile: 'home-india',
    effects: [
      { when: 'setup', ops: [{ op: 'setup-metropolis' }] },
      {
        when: 'any-time',
        moment: 'resource-payment',
        optional: true,
        ops: [{ op: 'substitute', for: ['incense', 'iron', 'silk', 'wheat'], count: 1 }],
      },
      {
        when: 'city-management',
        moment: 'city-devoted',
        ops: [{ op: 'gain-scaled', culture: 1, per: 'resource-icon-squares' }],
      },
    ],
    source: 'single',
    ruling: true,
  },
  spain: {
    technology: 'navigation',
    government: 'despotism',
    homeTile: 'home-spain',
    effects: [
      { when: 'setup', ops: [{ op: 'extra-figure', figure: 'scout' }] },
      { when: 'static', ops: [{ op: 'stat-add', stat: 'travel-speed', add: 1 }] },
      {
        when: 'movement',
        moment: 'tile-discovered',
        optional: true,
        ops: [{ op: 'build-free', items: ['basic-building'], count: 1, locked: true, where: 'any-city' }],
      },
    ],
    ruling: true,
  },
} satisfies Readonly<Record<string, FameCivilization>>;

export type FameCivilizationId = keyof typeof civilizations;

/** The civilizations of the expansion. */
export const FAME_CIVILIZATIONS: Readonly<Record<FameCivilizationId, FameCivilization>> = civilizations;
