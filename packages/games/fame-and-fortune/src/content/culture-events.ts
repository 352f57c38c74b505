/**
 * The 47 culture events of the base game in three decks (FF 2.4, FF 11). Names, levels and effects agree in two lists; the
 * texts come from one transcription.
 */

import type { Effect } from './model.ts';
import type { Provenance } from './provenance.ts';

/** What an event can aim at; who owns it is targeted (FF 11.8). */
export type Target =
  | 'player'
  | 'each-other-player'
  | 'figure'
  | 'square'
  | 'building'
  | 'great-person'
  | 'event'
  | 'resource-ability';

/** A culture event; played by choice, then discarded. */
export interface CultureEvent<E = Effect> extends Provenance {
  readonly level: 1 | 2 | 3;
  readonly copies: number;
  readonly targets: readonly Target[];
  readonly effect: E;
}

const events = {
  'gift-from-afar': {
    level: 1,
    copies: 3,
    targets: ['player'],
    effect: {
      when: 'any-time',
      turn: 'any',
      ops: [
        { op: 'as-resource', choices: ['iron', 'wheat', 'spy', 'silk'] },
        { op: 'gain-other', coinToken: 1 },
      ],
    },
    source: 'single',
    ruling: true,
  },
  'bread-and-circuses': {
    level: 1,
    copies: 2,
    targets: ['event'],
    effect: {
      when: 'any-time',
      turn: 'any',
      ops: [{ op: 'cancel', targets: ['culture-event'], onlyIfTargeted: true }],
    },
    source: 'single',
    ruling: true,
  },
  defection: {
    level: 1,
    copies: 2,
    targets: ['figure'],
    effect: { when: 'movement', turn: 'any', ops: [{ op: 'kill-figures', count: 1, range: 4 }] },
    source: 'single',
    ruling: true,
  },
  drought: {
    level: 1,
    copies: 2,
    targets: ['square'],
    effect: {
      when: 'start-of-turn',
      ops: [
        {
          op: 'terrain',
          from: ['grassland', 'forest', 'desert', 'water'],
          to: ['desert'],
          needs: 'no-building-or-wonder',
        },
      ],
    },
    source: 'single',
    ruling: true,
  },
  'duty-and-honor': {
    level: 1,
    copies: 2,
    targets: [],
    effect: {
      when: 'battle-before-draw',
      turn: 'any',
      ops: [{ op: 'build-free', items: ['unit'], count: 1, where: 'standing-forces' }],
    },
    source: 'single',
    ruling: true,
  },
  'exchange-of-ideas': {
    level: 1,
    copies: 3,
    targets: ['player'],
    effect: { when: 'start-of-turn', ops: [{ op: 'swap-technology', levelMax: 1 }] },
    source: 'single',
    ruling: true,
  },
  sabotage: {
    level: 1,
    copies: 2,
    targets: ['building'],
    effect: { when: 'start-of-turn', ops: [{ op: 'destroy-building', count: 1, owner: 'any', range: 4 }] },
    source: 'single',
    ruling: true,
  },
  'despot-day': {
    level: 1,
    copies: 3,
    targets: [],
    effect: { when: 'city-management', ops: [{ op: 'city-production', add: 4, scope: 'one-city' }] },
    source: 'single',
  },
  'generous-gift': {
    level: 2,
    copies: 3,
    targets: [],
    effect: { when: 'any-time', turn: 'any', ops: [{ op: 'as-resource', choices: ['iron', 'wheat', 'spy', 'silk'] }] },
    source: 'single',
    ruling: true,
  },
  catastrophe: {
    level: 2,
    copies: 1,
    targets: ['building'],
    effect: { when: 'start-of-turn', ops: [{ op: 'destroy-building', count: 1, owner: 'any', range: 6 }] },
    source: 'single',
    ruling: true,
  },
  deforestation: {
    level: 2,
    copies: 2,
    targets: ['square'],
    effect: {
      when: 'start-of-turn',
      ops: [{ op: 'terrain', from: ['forest'], to: ['grassland'], needs: 'no-building-or-wonder' }],
    },
    source: 'single',
    ruling: true,
  },
  'jousting-tourney': {
    level: 2,
    copies: 2,
    targets: ['event'],
    effect: { when: 'any-time', turn: 'any', ops: [{ op: 'cancel', targets: ['culture-event'] }] },
    source: 'single',
  },
  'knowledge-shared': {
    level: 2,
    copies: 3,
    targets: ['player'],
    effect: { when: 'start-of-turn', ops: [{ op: 'swap-technology', levelMax: 2 }] },
    source: 'single',
    ruling: true,
  },
  'mass-defection': {
    level: 2,
    copies: 2,
    targets: ['square', 'great-person', 'figure'],
    effect: { when: 'movement', turn: 'any', ops: [{ op: 'kill-figures', count: 2, orGreatPerson: true, range: 6 }] },
    source: 'single',
    ruling: true,
  },
  nationalism: {
    level: 2,
    copies: 2,
    targets: [],
    effect: {
      when: 'battle-before-draw',
      turn: 'any',
      ops: [{ op: 'build-free', items: ['unit'], count: 2, upTo: true, where: 'standing-forces' }],
    },
    source: 'single',
    ruling: true,
  },
  'queen-day': {
    level: 2,
    copies: 2,
    targets: [],
    effect: { when: 'city-management', ops: [{ op: 'city-production', add: 6, scope: 'one-city' }] },
    source: 'single',
  },
  'princely-gift': {
    level: 3,
    copies: 2,
    targets: [],
    effect: {
      when: 'any-time',
      turn: 'any',
      ops: [{ op: 'as-resource', choices: ['iron', 'uranium', 'spy', 'wheat', 'silk'] }],
    },
    source: 'single',
    ruling: true,
  },
  disaster: {
    level: 3,
    copies: 1,
    targets: ['building'],
    effect: { when: 'start-of-turn', ops: [{ op: 'destroy-building', count: 2, upTo: true, owner: 'other' }] },
    source: 'single',
    ruling: true,
  },
  patriotism: {
    level: 3,
    copies: 1,
    targets: [],
    effect: {
      when: 'battle-before-draw',
      turn: 'any',
      ops: [{ op: 'build-free', items: ['unit'], count: 3, upTo: true, where: 'standing-forces' }],
    },
    source: 'single',
    ruling: true,
  },
  'primetime-tv': {
    level: 3,
    copies: 2,
    targets: ['event', 'resource-ability'],
    effect: { when: 'any-time', turn: 'any', ops: [{ op: 'cancel', targets: ['culture-event', 'resource-ability'] }] },
    source: 'single',
  },
  'think-tank': {
    level: 3,
    copies: 2,
    targets: ['player'],
    effect: { when: 'start-of-turn', ops: [{ op: 'swap-technology', levelMax: 3 }] },
    source: 'single',
    ruling: true,
  },
  'president-day': {
    level: 3,
    copies: 1,
    targets: [],
    effect: { when: 'city-management', ops: [{ op: 'city-production', add: 8, scope: 'one-city' }] },
    source: 'single',
  },
  'wholesale-defection': {
    level: 3,
    copies: 2,
    targets: ['square', 'great-person', 'figure'],
    effect: { when: 'movement', turn: 'any', ops: [{ op: 'kill-figures', count: 2, orGreatPerson: true }] },
    source: 'single',
    ruling: true,
  },
} satisfies Readonly<Record<string, CultureEvent>>;

export type CultureEventId = keyof typeof events;

/** The culture events of the base game. */
export const CULTURE_EVENTS: Readonly<Record<CultureEventId, CultureEvent>> = events;
