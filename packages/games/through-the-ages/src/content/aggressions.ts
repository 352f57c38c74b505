/** Aggressions. All values are verified. */

import type { Aggression, Cards } from './model.ts';

/** Every aggression: its price and what it does when it succeeds. */
export const AGGRESSIONS = {
  'aggression-enslave-i': {
    level: 1,
    copies: [2, 2, 2],
    militaryActions: 2,
    assault: { does: 'enslave', gain: { food: 2, resources: 2 } },
  },
  'aggression-plunder-i': { level: 1, copies: [2, 2, 2], militaryActions: 1, assault: { does: 'plunder', amount: 3 } },
  'aggression-raid-i': { level: 1, copies: [2, 2, 2], militaryActions: 1, assault: { does: 'raid', levels: [1] } },
  'aggression-annex-ii': { level: 2, copies: [1, 1, 1], militaryActions: 2, assault: { does: 'annex' } },
  'aggression-infiltrate-ii': {
    level: 2,
    copies: [2, 2, 2],
    militaryActions: 2,
    assault: { does: 'infiltrate', perLevel: { culture: 3 } },
  },
  'aggression-plunder-ii': { level: 2, copies: [2, 2, 2], militaryActions: 1, assault: { does: 'plunder', amount: 5 } },
  'aggression-raid-ii': { level: 2, copies: [2, 2, 2], militaryActions: 2, assault: { does: 'raid', levels: [2, 1] } },
  'aggression-spy-ii': {
    level: 2,
    copies: [2, 2, 2],
    militaryActions: 1,
    assault: { does: 'take', take: { science: 5 } },
  },
  'aggression-armed-intervention-iii': {
    level: 3,
    copies: [4, 4, 4],
    militaryActions: 2,
    assault: { does: 'take', take: { culture: 7 } },
  },
  'aggression-plunder-iii': {
    level: 3,
    copies: [2, 2, 2],
    militaryActions: 1,
    assault: { does: 'plunder', amount: 7 },
  },
  'aggression-raid-iii': { level: 3, copies: [2, 2, 2], militaryActions: 3, assault: { does: 'raid', levels: [3, 2] } },
} satisfies Cards<Aggression>;
