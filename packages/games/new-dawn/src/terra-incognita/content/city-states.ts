/** The four city-states of the expansion, all with the star frame (TI 12.3). Verified. */

import type { CityState } from '../../content/city-states.ts';

/** The city-states by name. */
export const TERRA_CITY_STATES = {
  akkad: { type: 'military', frame: 'star' },
  antananarivo: { type: 'culture', frame: 'star' },
  auckland: {
    type: 'industry',
    frame: 'star',
  },
  palenque: { type: 'science', frame: 'star' },
} as const satisfies Readonly<Record<string, CityState>>;

export type TerraCityStateId = keyof typeof TERRA_CITY_STATES;
