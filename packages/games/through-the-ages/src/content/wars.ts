/** Wars. Base values are verified; Hybrid War comes from a single source and its price is designed. */

import type { War } from './model.ts';

/** Every war: its price and what the victor takes. */
export const WARS: readonly War[] = [
  {
    id: 'war-over-territory-ii',
    kind: 'war',
    level: 2,
    set: 'base',
    copies: [2, 2, 2],
    militaryActions: 2,
    spoils: (advantage) => ({ yellowTokens: 1 + Math.floor(advantage / 5) }),
  },
  {
    id: 'war-over-technology-ii',
    kind: 'war',
    level: 2,
    set: 'base',
    copies: [2, 2, 2],
    militaryActions: 2,
    spoils: (advantage) => ({ science: advantage }),
    orTechnologies: true,
  },
  {
    id: 'war-over-culture-iii',
    kind: 'war',
    level: 3,
    set: 'base',
    copies: [6, 6, 6],
    militaryActions: 3,
    spoils: (advantage) => ({ culture: 5 + advantage }),
  },
  {
    id: 'hybrid-war-iii',
    kind: 'war',
    level: 3,
    set: 'new',
    copies: [1, 1, 1],
    militaryActions: 2,
    spoils: (advantage) => ({ culture: advantage }),
    meanwhile: { symbols: { happy: -2 } },
  },
];
