/** The ten hut and five village markers of the expansion (FF 18). */

import type { Marker, MarkerId } from '../../content/markers.ts';

const markers = {
  'friendly-barbarian': {
    effect: {
      when: 'immediate',
      ops: [
        { op: 'build-free', items: ['unit'], count: 1, where: 'standing-forces' },
        { op: 'build-free', items: ['army', 'scout'], count: 1, where: 'this-square' },
      ],
      choice: true,
    },
    ruling: true,
  },
  'friendly-workers': {
    kept: true,
    effect: { when: 'city-management', ops: [{ op: 'city-production', add: 4, scope: 'one-city' }] },
  },
  'native-art-3': { effect: { when: 'immediate', ops: [{ op: 'gain', culture: 3 }] } },
  'native-art-6': { effect: { when: 'immediate', ops: [{ op: 'gain', culture: 6 }] } },
  teacher: {
    kept: true,
    effect: { when: 'start-of-turn', ops: [{ op: 'learn-free', from: 'own-deck', level: 1 }] },
    ruling: true,
  },
  wealth: { effect: { when: 'immediate', ops: [{ op: 'gain', coinToken: 1, to: 'sheet' }] } },
} satisfies Readonly<Record<string, Marker>>;

export type FameMarkerId = keyof typeof markers;

/** What the markers of the expansion do that the base game does not have. */
export const FAME_MARKERS: Readonly<Record<FameMarkerId, Marker>> = markers;

/** How many of each are huts, besides those of the base game. */
export const FAME_HUTS: Readonly<Partial<Record<MarkerId | FameMarkerId, number>>> = {
  incense: 1,
  silk: 1,
  wheat: 2,
  spy: 1,
  iron: 1,
  'friendly-barbarian': 2,
  'native-art-3': 1,
  teacher: 1,
};

/** How many of each are villages, besides those of the base game. */
export const FAME_VILLAGES: Readonly<Partial<Record<MarkerId | FameMarkerId, number>>> = {
  spy: 1,
  uranium: 1,
  'friendly-workers': 1,
  'native-art-6': 1,
  wealth: 1,
};
