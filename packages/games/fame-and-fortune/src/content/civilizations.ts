/** The six civilizations of the base game (FF 3). */

import type { GovernmentId } from './governments.ts';
import type { Effect } from './model.ts';
import type { Provenance } from './provenance.ts';
import type { TechnologyId } from './technologies.ts';
import type { TileId } from './tiles.ts';

/** A civilization; the ids of what it starts with may be those of another box. */
export interface Civilization<E = Effect, T extends string = TechnologyId, H extends string = TileId>
  extends Provenance {
  readonly technology: T;
  readonly government: GovernmentId;
  readonly homeTile: H;
  readonly effects: readonly E[];
}

const civilizations = {
  america: {
    technology: 'currency',
    government: 'despotism',
    homeTile: 'home-america',
    effects: [
      { when: 'setup', ops: [{ op: 'gain', greatPerson: 1 }] },
      { when: 'static', ops: [{ op: 'rush-rate', trade: 3, production: 2 }] },
    ],
  },
  china: {
    technology: 'writing',
    government: 'despotism',
    homeTile: 'home-china',
    effects: [
      { when: 'setup', ops: [{ op: 'build-free', items: ['walls'], count: 1, locked: true, where: 'capital' }] },
      { when: 'movement', moment: 'marker-taken', ops: [{ op: 'gain', culture: 3 }] },
      { when: 'after-battle', moment: 'battle-ended', optional: true, ops: [{ op: 'save-units', count: 1 }] },
    ],
    ruling: true,
  },
  egypt: {
    technology: 'construction',
    government: 'despotism',
    homeTile: 'home-egypt',
    effects: [
      { when: 'setup', ops: [{ op: 'setup-wonder' }] },
      {
        when: 'city-management',
        moment: 'city-action',
        optional: true,
        limit: 'turn',
        ops: [{ op: 'free-building-action' }],
      },
    ],
    ruling: true,
  },
  germany: {
    technology: 'metalworking',
    government: 'despotism',
    homeTile: 'home-germany',
    effects: [
      { when: 'setup', ops: [{ op: 'build-free', items: ['infantry'], count: 2, where: 'standing-forces' }] },
      {
        when: 'learn',
        moment: 'unit-technology-learned',
        ops: [{ op: 'unit-of-learned-type' }, { op: 'gain', resource: 1 }],
      },
    ],
    ruling: true,
  },
  rome: {
    technology: 'code-of-laws',
    government: 'republic',
    homeTile: 'home-rome',
    effects: [{ when: 'any-time', moment: 'glory', ops: [{ op: 'advance', steps: 1 }] }],
    ruling: true,
  },
  russia: {
    technology: 'communism',
    government: 'communism',
    homeTile: 'home-russia',
    effects: [
      { when: 'setup', ops: [{ op: 'extra-figure', figure: 'army' }] },
      { when: 'static', ops: [{ op: 'stat-add', stat: 'stacking-limit', add: 1 }] },
      {
        when: 'movement',
        moment: 'enemy-city-entered',
        optional: true,
        limit: 'turn',
        ops: [{ op: 'learn-free', from: 'entered-player' }],
      },
    ],
    ruling: true,
  },
} satisfies Readonly<Record<string, Civilization>>;

export type CivilizationId = keyof typeof civilizations;

/** The civilizations of the base game. */
export const CIVILIZATIONS: Readonly<Record<CivilizationId, Civilization>> = civilizations;
