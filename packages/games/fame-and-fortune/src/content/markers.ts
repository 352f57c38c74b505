/** The 20 hut and 10 village markers of the base game (FF 18). Verified: two lists lead to the same numbers. */

import type { Effect } from './model.ts';
import type { Provenance } from './provenance.ts';

/** What lies under a hut or a village. */
export interface Marker<E = Effect> extends Provenance {
  /** Kept face down until it is used; the others are resolved at once. All leave the game after use (FF 18.1). */
  readonly kept?: true;
  readonly effect: E;
}

const markers = {
  incense: { kept: true, effect: { when: 'any-time', ops: [{ op: 'as-resource', choices: ['incense'] }] } },
  iron: { kept: true, effect: { when: 'any-time', ops: [{ op: 'as-resource', choices: ['iron'] }] } },
  silk: { kept: true, effect: { when: 'any-time', ops: [{ op: 'as-resource', choices: ['silk'] }] } },
  wheat: { kept: true, effect: { when: 'any-time', ops: [{ op: 'as-resource', choices: ['wheat'] }] } },
  spy: { kept: true, effect: { when: 'any-time', ops: [{ op: 'as-resource', choices: ['spy'] }] } },
  uranium: { kept: true, effect: { when: 'any-time', ops: [{ op: 'as-resource', choices: ['uranium'] }] } },
  'great-person': { effect: { when: 'immediate', ops: [{ op: 'gain', greatPerson: 1 }] } },
} satisfies Readonly<Record<string, Marker>>;

export type MarkerId = keyof typeof markers;

/** What the markers of the base game do. */
export const MARKERS: Readonly<Record<MarkerId, Marker>> = markers;

/** How many of each are huts. */
export const HUTS: Readonly<Partial<Record<MarkerId, number>>> = { incense: 5, silk: 5, wheat: 5, spy: 3, iron: 2 };

/** How many of each are villages. */
export const VILLAGES: Readonly<Partial<Record<MarkerId, number>>> = { 'great-person': 2, iron: 3, spy: 3, uranium: 2 };
