/** The numbers that people watch in Fame and Fortune, in English. */

import type { FameFigure } from '../state.ts';
import { several } from './saying-en.ts';

/** So much of what counts. */
export const figures: { readonly [F in FameFigure]: (amount: number) => string } = {
  trade: (amount) => `${amount} trade`,
  culture: (amount) => several(amount, 'culture token'),
  space: (amount) => `${several(amount, 'space')} on the culture track`,
  technologies: (amount) => several(amount, 'technology', 'technologies'),
  coins: (amount) => several(amount, 'coin'),
  cities: (amount) => several(amount, 'city', 'cities'),
  armies: (amount) => several(amount, 'army', 'armies'),
  scouts: (amount) => several(amount, 'scout'),
  forces: (amount) => several(amount, 'unit'),
  events: (amount) => several(amount, 'culture event'),
  wheat: (amount) => `${amount} wheat`,
  iron: (amount) => `${amount} iron`,
  incense: (amount) => `${amount} incense`,
  silk: (amount) => `${amount} silk`,
};
