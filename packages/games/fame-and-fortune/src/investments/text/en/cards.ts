/** Investments in English. */

import type { InvestmentWords } from '../cards.ts';

/** The words. */
export const cards: InvestmentWords = {
  level: (markers, effect) => `${markers} ${markers === 1 ? 'marker' : 'markers'}: ${effect}`,
  highest: 'Only the highest level reached is active.',
  notes: { 'public-education': 'Each level once, at once when its marker is placed; a legal place is needed.' },
};
