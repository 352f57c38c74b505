/**
 * The eight city-states: the type of focus card they trade with and the frame of their symbol. What their diplomacy
 * cards do is in `effects/city-states.ts`. That the token of each has another city-state on its back follows from the
 * tiles (single source).
 */

import type { Brought } from '../vocabulary.ts';
import type { FocusType } from './focus-cards.ts';

/** How strongly every city-state defends itself (ND 13.5). */
export const CITY_STATE_DEFENCE = 8;

/** A city-state. */
export interface CityState {
  readonly type: FocusType;
  readonly frame: 'diamond' | 'circle' | 'star';
}

/** The city-states by name. */
export const CITY_STATES = {
  kumasi: {
    type: 'culture',
    frame: 'diamond',
  },
  'mohenjo-daro': {
    type: 'culture',
    frame: 'circle',
  },
  seoul: {
    type: 'science',
    frame: 'diamond',
  },
  geneva: {
    type: 'science',
    frame: 'circle',
  },
  'buenos-aires': {
    type: 'industry',
    frame: 'diamond',
  },
  brussels: {
    type: 'industry',
    frame: 'circle',
  },
  kabul: {
    type: 'military',
    frame: 'diamond',
  },
  carthage: {
    type: 'military',
    frame: 'circle',
  },
} as const satisfies Readonly<Record<string, CityState>>;

/** Any city-state, of whichever box. */
export type CityStateId = Brought<'cityStateId'>;

/** All city-states of the base game. */
export const CITY_STATE_IDS = Object.keys(CITY_STATES) as (keyof typeof CITY_STATES)[];
