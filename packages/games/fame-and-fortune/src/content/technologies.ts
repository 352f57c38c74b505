/**
 * The 36 technologies of the base game in every player's deck, and the one card of Space Flight for the table (FF 2.2,
 * FF 10). Errata followed: Railroad has a coin, Metal Casting has none.
 */

import type { BuildingId } from './buildings.ts';
import type { GovernmentId } from './governments.ts';
import type { Effect } from './model.ts';
import type { Provenance } from './provenance.ts';
import type { UnitType } from './units.ts';

/** What a technology opens up. */
export interface Unlocks {
  readonly government?: GovernmentId;
  /** A basic building can be built; an upgraded one is built instead of its basic side (FF 7.8). */
  readonly building?: BuildingId;
  readonly rank?: { readonly type: UnitType; readonly rank: number };
  readonly walls?: true;
}

/** A technology card. Effects of another box may know more than the base game's. */
export interface Technology<E = Effect> extends Provenance {
  readonly level: 1 | 2 | 3 | 4 | 5;
  /** One card for the whole table. */
  readonly shared?: true;
  readonly unlocks?: Unlocks;
  /** The most coin tokens that can lie on it (FF 12.2). */
  readonly coinTokens?: number;
  readonly effects: readonly E[];
}

const technologies = {
  'animal-husbandry': {
    level: 1,
    effects: [
      { when: 'battle', optional: true, limit: 'battle', ops: [{ op: 'heal', wounds: 3 }] },
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { wheat: 1 },
        ops: [{ op: 'city-production', add: 3, scope: 'one-city' }],
      },
    ],
    source: 'single',
    ruling: true,
  },
  'code-of-laws': {
    level: 1,
    unlocks: { government: 'republic', building: 'trading-post' },
    coinTokens: 4,
    effects: [
      {
        when: 'after-battle',
        moment: 'battle-won',
        optional: true,
        limit: 'turn',
        ops: [{ op: 'gain', coinToken: 1 }],
      },
    ],
    ruling: true,
  },
  currency: {
    level: 1,
    unlocks: { building: 'market' },
    effects: [
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { incense: 1 },
        ops: [{ op: 'gain', culture: 3 }],
      },
    ],
  },
  'horseback-riding': {
    level: 1,
    effects: [
      { when: 'static', ops: [{ op: 'stat-set', stat: 'travel-speed', value: 3 }] },
      {
        when: 'trade',
        optional: true,
        limit: 'turn',
        cost: { silk: 1 },
        ops: [
          { op: 'gain', trade: 9 },
          { op: 'gain-other', trade: 6 },
        ],
      },
    ],
    ruling: true,
  },
  masonry: {
    level: 1,
    unlocks: { walls: true },
    effects: [{ when: 'static', ops: [{ op: 'stat-set', stat: 'stacking-limit', value: 3 }] }],
  },
  metalworking: {
    level: 1,
    unlocks: { building: 'barracks' },
    effects: [
      { when: 'battle', optional: true, limit: 'turn', cost: { iron: 1 }, ops: [{ op: 'clash-bonus', add: 3 }] },
    ],
    ruling: true,
  },
  navigation: {
    level: 1,
    unlocks: { building: 'harbor' },
    effects: [{ when: 'static', ops: [{ op: 'water', mode: 'cross' }] }],
    ruling: true,
  },
  philosophy: {
    level: 1,
    unlocks: { building: 'temple' },
    effects: [
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { any: 3 },
        ops: [{ op: 'gain', greatPerson: 1 }],
      },
    ],
    source: 'single',
  },
  pottery: {
    level: 1,
    unlocks: { building: 'granary' },
    coinTokens: 4,
    effects: [
      { when: 'static', ops: [{ op: 'stat-add', stat: 'culture-hand', add: 1 }] },
      { when: 'city-management', optional: true, limit: 'turn', cost: { any: 2 }, ops: [{ op: 'gain', coinToken: 1 }] },
    ],
  },
  writing: {
    level: 1,
    unlocks: { building: 'library' },
    effects: [
      {
        when: 'city-management',
        turn: 'other',
        optional: true,
        limit: 'turn',
        cost: { spy: 1 },
        ops: [{ op: 'cancel', targets: ['city-action'] }],
      },
    ],
    ruling: true,
  },
  chivalry: {
    level: 2,
    unlocks: { government: 'feudalism', rank: { type: 'mounted', rank: 2 } },
    effects: [
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { incense: 1 },
        ops: [{ op: 'gain', culture: 5 }],
      },
    ],
  },
  'civil-service': {
    level: 2,
    effects: [
      {
        when: 'static',
        ops: [
          { op: 'stat-add', stat: 'coin', add: 1 },
          { op: 'stat-add', stat: 'culture-hand', add: 1 },
        ],
      },
      {
        when: 'any-time',
        turn: 'any',
        optional: true,
        limit: 'turn',
        cost: { spy: 1 },
        ops: [{ op: 'cancel', targets: ['culture-event'] }],
      },
    ],
    ruling: true,
  },
  construction: {
    level: 2,
    unlocks: { building: 'workshop' },
    effects: [
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { wheat: 1 },
        ops: [{ op: 'city-production', add: 5, scope: 'one-city' }],
      },
    ],
    source: 'single',
  },
  democracy: {
    level: 2,
    unlocks: { government: 'democracy', rank: { type: 'infantry', rank: 2 } },
    coinTokens: 4,
    effects: [
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { trade: 6 },
        ops: [{ op: 'gain', coinToken: 1 }],
      },
    ],
  },
  engineering: {
    level: 2,
    unlocks: { building: 'aqueduct' },
    effects: [{ when: 'city-management', optional: true, limit: 'turn', ops: [{ op: 'split-production' }] }],
    ruling: true,
  },
  irrigation: { level: 2, effects: [{ when: 'static', ops: [{ op: 'stat-set', stat: 'cities', value: 3 }] }] },
  mathematics: {
    level: 2,
    unlocks: { rank: { type: 'artillery', rank: 2 } },
    effects: [{ when: 'battle', optional: true, limit: 'turn', cost: { iron: 1 }, ops: [{ op: 'wound', wounds: 3 }] }],
  },
  monarchy: {
    level: 2,
    unlocks: { government: 'monarchy' },
    effects: [
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { silk: 1 },
        ops: [{ op: 'obsolete-wonder', eras: ['ancient'] }, { op: 'kill-random-unit' }],
        choice: true,
      },
    ],
    ruling: true,
  },
  'printing-press': {
    level: 2,
    unlocks: { building: 'university' },
    coinTokens: 4,
    effects: [
      { when: 'static', ops: [{ op: 'stat-set', stat: 'stacking-limit', value: 4 }] },
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { culture: 5 },
        ops: [{ op: 'gain', coinToken: 1 }],
      },
    ],
    source: 'single',
  },
  sailing: {
    level: 2,
    effects: [
      {
        when: 'static',
        ops: [
          { op: 'stat-set', stat: 'travel-speed', value: 4 },
          { op: 'water', mode: 'end' },
        ],
      },
    ],
  },
  banking: {
    level: 3,
    unlocks: { building: 'bank' },
    effects: [
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { wheat: 1 },
        ops: [{ op: 'city-production', add: 7, scope: 'one-city' }],
      },
    ],
    source: 'single',
  },
  biology: {
    level: 3,
    effects: [
      { when: 'static', ops: [{ op: 'stat-set', stat: 'stacking-limit', value: 5 }] },
      { when: 'battle', optional: true, limit: 'battle', ops: [{ op: 'heal', wounds: 'all' }] },
    ],
  },
  communism: {
    level: 3,
    unlocks: { government: 'communism' },
    effects: [
      { when: 'movement', turn: 'any', optional: true, limit: 'turn', cost: { spy: 1 }, ops: [{ op: 'lock-square' }] },
    ],
    source: 'single',
    ruling: true,
  },
  gunpowder: {
    level: 3,
    unlocks: { rank: { type: 'infantry', rank: 3 } },
    effects: [
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { any: 2 },
        ops: [
          { op: 'obsolete-wonder', eras: ['ancient', 'medieval'] },
          { op: 'destroy-building', count: 1, owner: 'any' },
        ],
        choice: true,
      },
    ],
    ruling: true,
  },
  'metal-casting': {
    level: 3,
    unlocks: { rank: { type: 'artillery', rank: 3 } },
    effects: [
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { incense: 1 },
        ops: [{ op: 'gain', culture: 7 }],
      },
    ],
  },
  'military-science': {
    level: 3,
    unlocks: { building: 'academy' },
    effects: [{ when: 'static', ops: [{ op: 'city-production', add: 1, perCoins: 3, scope: 'each-city' }] }],
    ruling: true,
  },
  railroad: {
    level: 3,
    unlocks: { building: 'iron-mine', rank: { type: 'mounted', rank: 3 } },
    effects: [{ when: 'static', ops: [{ op: 'stat-add', stat: 'coin', add: 1 }] }],
  },
  'steam-power': {
    level: 3,
    effects: [
      {
        when: 'static',
        ops: [
          { op: 'stat-set', stat: 'travel-speed', value: 5 },
          { op: 'water', mode: 'end' },
        ],
      },
      { when: 'city-management', optional: true, limit: 'turn', cost: { silk: 1 }, ops: [{ op: 'ship-figures' }] },
    ],
    ruling: true,
  },
  theology: {
    level: 3,
    unlocks: { government: 'fundamentalism', building: 'cathedral' },
    effects: [{ when: 'static', ops: [{ op: 'stat-add', stat: 'culture-hand', add: 1 }] }],
  },
  'atomic-theory': {
    level: 4,
    effects: [
      {
        when: 'city-management',
        optional: true,
        limit: 'turn',
        cost: { uranium: 1 },
        ops: [{ op: 'extra-action', scope: 'each-city' }],
      },
      { when: 'movement', optional: true, limit: 'turn', cost: { uranium: 1 }, ops: [{ op: 'destroy-city' }] },
    ],
    ruling: true,
  },
  ballistics: {
    level: 4,
    unlocks: { rank: { type: 'artillery', rank: 4 } },
    effects: [{ when: 'battle', optional: true, limit: 'turn', cost: { iron: 1 }, ops: [{ op: 'wound', wounds: 6 }] }],
    source: 'single',
  },
  combustion: {
    level: 4,
    unlocks: { rank: { type: 'mounted', rank: 4 } },
    effects: [
      {
        when: 'movement',
        optional: true,
        limit: 'turn',
        ops: [{ op: 'destroy-building', count: 1, owner: 'other', where: 'army-end-square' }],
      },
      { when: 'battle-before-draw', ops: [{ op: 'destroy-walls' }] },
    ],
    source: 'single',
    ruling: true,
  },
  computers: {
    level: 4,
    effects: [
      {
        when: 'static',
        ops: [
          { op: 'stat-add', stat: 'coin', add: 1 },
          { op: 'stat-add', stat: 'battle-hand', add: 1, perCoins: 5 },
          { op: 'stat-add', stat: 'culture-hand', add: 1, perCoins: 5 },
        ],
      },
    ],
    ruling: true,
  },
  flight: {
    level: 4,
    unlocks: { rank: { type: 'aircraft', rank: 1 } },
    effects: [
      {
        when: 'static',
        ops: [{ op: 'stat-set', stat: 'travel-speed', value: 6 }, { op: 'water', mode: 'end' }, { op: 'ignore-stops' }],
      },
    ],
  },
  'mass-media': {
    level: 4,
    effects: [
      { when: 'static', ops: [{ op: 'protect', from: ['cancel-events'] }] },
      {
        when: 'any-time',
        turn: 'any',
        optional: true,
        limit: 'turn',
        cost: { spy: 1 },
        ops: [{ op: 'cancel', targets: ['resource-ability'] }],
      },
    ],
    source: 'single',
    ruling: true,
  },
  'replaceable-parts': {
    level: 4,
    unlocks: { rank: { type: 'infantry', rank: 4 } },
    effects: [{ when: 'static', ops: [{ op: 'stat-set', stat: 'stacking-limit', value: 6 }] }],
    source: 'single',
  },
  'space-flight': { level: 5, shared: true, effects: [{ when: 'learn', ops: [{ op: 'technology-victory' }] }] },
} satisfies Readonly<Record<string, Technology>>;

export type TechnologyId = keyof typeof technologies;

/** The technologies of the base game. */
export const TECHNOLOGIES: Readonly<Record<TechnologyId, Technology>> = technologies;
