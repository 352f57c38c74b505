/** The numbers that people watch in Fame and Fortune, in German. */

import type { FameFigure } from '../state.ts';
import { several } from './saying-de.ts';

/** So much of what counts. */
export const figures: { readonly [F in FameFigure]: (amount: number) => string } = {
  trade: (amount) => `${amount} Handel`,
  culture: (amount) => several(amount, 'Kulturmarker', 'Kulturmarker'),
  space: (amount) => `${several(amount, 'Feld', 'Felder')} auf der Kulturskala`,
  technologies: (amount) => several(amount, 'Technologie', 'Technologien'),
  coins: (amount) => several(amount, 'Münze', 'Münzen'),
  cities: (amount) => several(amount, 'Stadt', 'Städte'),
  armies: (amount) => several(amount, 'Armee', 'Armeen'),
  scouts: (amount) => several(amount, 'Pionier', 'Pioniere'),
  forces: (amount) => several(amount, 'Einheit', 'Einheiten'),
  events: (amount) => several(amount, 'Kulturereignis', 'Kulturereignisse'),
  wheat: (amount) => `${amount} Weizen`,
  iron: (amount) => `${amount} Eisen`,
  incense: (amount) => `${amount} Weihrauch`,
  silk: (amount) => `${amount} Seide`,
};
