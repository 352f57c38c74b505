/** Wars. All values are verified. */

import type { Cards, War } from './model.ts';

/** Every war: its price and what the victor takes. */
export const WARS = {
  'war-over-territory-ii': {
    level: 2,
    copies: [2, 2, 2],
    militaryActions: 2,
    spoils: { of: 'yellowTokens', least: 1, every: 5 },
  },
  'war-over-technology-ii': {
    level: 2,
    copies: [2, 2, 2],
    militaryActions: 2,
    spoils: { of: 'science' },
    orTechnologies: true,
  },
  'war-over-culture-iii': {
    level: 3,
    copies: [6, 6, 6],
    militaryActions: 3,
    spoils: { of: 'culture', least: 5 },
  },
} satisfies Cards<War>;
