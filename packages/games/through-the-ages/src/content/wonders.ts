/** Wonders. All values are verified. */

import type { Cards, Wonder } from './model.ts';

/** Every wonder of the base game with its stages. */
export const WONDERS = {
  pyramids: { level: 0, stages: [3, 2, 1], civilActions: 1 },
  'hanging-gardens': { level: 0, stages: [2, 2, 2], symbols: { culture: 1, happy: 2 } },
  colossus: { level: 0, stages: [3, 3], symbols: { strength: 2 }, colonization: 1 },
  'library-of-alexandria': {
    level: 0,
    stages: [1, 4, 1],
    symbols: { culture: 1, science: 1 },
    plus: { civilHand: 1, militaryHand: 1 },
  },
  'great-wall': {
    level: 1,
    stages: [2, 2, 3, 2],
    symbols: { culture: 1, happy: 1 },
    adds: [{ to: 'strength', per: 'unit', of: ['infantry', 'artillery'], amount: 1 }],
  },
  'st-peter-s-basilica': {
    level: 1,
    stages: [4, 4],
    symbols: { culture: 2, happy: 1 },
    exceptions: ['happy-sources-plus-one'],
  },
  'universitas-carolina': { level: 1, stages: [3, 3, 3], symbols: { culture: 1, science: 2 } },
  'taj-mahal': {
    level: 1,
    stages: [2, 4, 2],
    symbols: { culture: 3 },
    blueTokens: 1,
    taking: 'counted',
  },
  'transcontinental-railroad': {
    level: 2,
    stages: [3, 3, 3, 3],
    symbols: { strength: 4 },
    extraToken: [{ kind: 'mine', upTo: 3 }],
  },
  'eiffel-tower': { level: 2, stages: [3, 7, 3], symbols: { culture: 4, happy: 1 } },
  kremlin: { level: 2, stages: [4, 4, 4], symbols: { culture: 2, happy: -1 }, civilActions: 1, militaryActions: 1 },
  'ocean-liner-service': { level: 2, stages: [4, 2, 2, 4], exceptions: ['settles-each-turn'] },
  'first-space-flight': { level: 3, stages: [1, 2, 4, 9] },
  'fast-food-chains': { level: 3, stages: [4, 4, 4, 4] },
  internet: { level: 3, stages: [2, 3, 4, 3, 2] },
  hollywood: { level: 3, stages: [5, 6, 5] },
} satisfies Cards<Wonder>;
