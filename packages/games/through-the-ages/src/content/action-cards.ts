/** Yellow action cards. All values are verified. */

import type { ActionCard, Cards } from './model.ts';
import { FIELDS, URBAN } from './model.ts';

/** Every action card; its order says what to do. */
export const ACTION_CARDS = {
  'rich-land-a': { level: 0, copies: [2, 2, 2], order: { does: 'build-or-upgrade', of: FIELDS, discount: 1 } },
  'rich-land-i': { level: 1, copies: [2, 2, 2], order: { does: 'build-or-upgrade', of: FIELDS, discount: 2 } },
  'rich-land-ii': { level: 2, copies: [1, 1, 1], order: { does: 'build-or-upgrade', of: FIELDS, discount: 3 } },
  'urban-growth-a': { level: 0, copies: [2, 2, 2], order: { does: 'build-or-upgrade', of: URBAN, discount: 1 } },
  'urban-growth-i': { level: 1, copies: [2, 2, 2], order: { does: 'build-or-upgrade', of: URBAN, discount: 2 } },
  'urban-growth-ii': { level: 2, copies: [1, 1, 1], order: { does: 'build-or-upgrade', of: URBAN, discount: 3 } },
  'urban-growth-iii': { level: 3, copies: [2, 2, 2], order: { does: 'build-or-upgrade', of: URBAN, discount: 4 } },
  'frugality-a': { level: 0, copies: [2, 2, 2], order: { does: 'population', gain: { food: 1 } } },
  'frugality-i': { level: 1, copies: [2, 2, 2], order: { does: 'population', gain: { food: 2 } } },
  'frugality-ii': { level: 2, copies: [1, 1, 1], order: { does: 'population', gain: { food: 3 } } },
  'engineering-genius-a': { level: 0, copies: [1, 1, 1], order: { does: 'stage', discount: 2 } },
  'engineering-genius-i': { level: 1, copies: [1, 1, 1], order: { does: 'stage', discount: 3 } },
  'engineering-genius-ii': { level: 2, copies: [1, 1, 1], order: { does: 'stage', discount: 4 } },
  'engineering-genius-iii': { level: 3, copies: [1, 1, 1], order: { does: 'stage', discount: 5 } },
  'patriotism-a': { level: 0, copies: [1, 1, 1], order: { does: 'boost', resources: 1, militaryActions: 1 } },
  'patriotism-i': { level: 1, copies: [1, 1, 1], order: { does: 'boost', resources: 2, militaryActions: 1 } },
  'patriotism-ii': { level: 2, copies: [1, 1, 1], order: { does: 'boost', resources: 3, militaryActions: 1 } },
  'patriotism-iii': { level: 3, copies: [1, 1, 1], order: { does: 'boost', resources: 4, militaryActions: 1 } },
  'cultural-heritage-a': { level: 0, copies: [1, 1, 1], order: { does: 'gain', gain: { science: 1, culture: 4 } } },
  'cultural-heritage-i': { level: 1, copies: [1, 1, 1], order: { does: 'gain', gain: { science: 2, culture: 2 } } },
  'stockpile-a': { level: 0, copies: [1, 1, 1], order: { does: 'gain', gain: { food: 1, resources: 1 } } },
  'breakthrough-i': { level: 1, copies: [2, 2, 2], order: { does: 'develop', gain: { science: 2 } } },
  'breakthrough-ii': { level: 2, copies: [2, 2, 2], order: { does: 'develop', gain: { science: 3 } } },
  'reserves-i': { level: 1, copies: [2, 2, 2], order: { does: 'choose', choices: [{ food: 2 }, { resources: 2 }] } },
  'reserves-ii': { level: 2, copies: [2, 2, 2], order: { does: 'choose', choices: [{ food: 3 }, { resources: 3 }] } },
  'reserves-iii': { level: 3, copies: [3, 3, 3], order: { does: 'choose', choices: [{ food: 4 }, { resources: 4 }] } },
  'revolutionary-idea-ii': { level: 2, copies: [1, 1, 1], order: { does: 'gain', gain: { science: 4 } } },
  'revolutionary-idea-iii': { level: 3, copies: [2, 2, 2], order: { does: 'gain', gain: { science: 6 } } },
  'efficient-upgrade-ii': {
    level: 2,
    copies: [2, 2, 2],
    order: { does: 'upgrade', of: [...FIELDS, ...URBAN], discount: 3 },
  },
  'efficient-upgrade-iii': {
    level: 3,
    copies: [2, 2, 2],
    order: { does: 'upgrade', of: [...FIELDS, ...URBAN], discount: 4 },
  },
  'wave-of-nationalism-ii': { level: 2, copies: [1, 1, 1], order: { does: 'per-stronger', resources: [6, 3, 2] } },
  'military-build-up-iii': { level: 3, copies: [1, 1, 1], order: { does: 'per-stronger', resources: [8, 5, 3] } },
  'endowment-for-the-arts-iii': {
    level: 3,
    copies: [1, 1, 1],
    order: { does: 'per-more-culture', culture: [6, 3, 2] },
  },
} satisfies Cards<ActionCard>;
