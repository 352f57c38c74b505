/** Investments in German. */

import type { InvestmentWords } from '../cards.ts';

/** The words. */
export const cards: InvestmentWords = {
  level: (markers, effect) => `${markers} Marker: ${effect}`,
  highest: 'Nur die höchste erreichte Stufe gilt.',
  notes: {
    'public-education': 'Jede Stufe einmal, sofort beim Legen ihres Markers; ein erlaubter Platz ist nötig.',
  },
};
