/** Special (blue) technologies. All values are verified. */

import type { Cards, SpecialTechnology } from './model.ts';
import { URBAN } from './model.ts';

/** Law, warfare, exploration and construction. */
export const SPECIAL_TECHNOLOGIES = {
  'code-of-laws': { kind: 'law', level: 1, copies: [1, 2, 2], develop: 6, civilActions: 1 },
  'justice-system': { kind: 'law', level: 2, copies: [1, 1, 1], develop: 7, civilActions: 1, blueTokens: 3 },
  'civil-service': { kind: 'law', level: 3, copies: [1, 1, 1], develop: 10, civilActions: 2, blueTokens: 3 },
  warfare: { kind: 'warfare', level: 1, copies: [1, 2, 2], develop: 5, militaryActions: 1, symbols: { strength: 1 } },
  strategy: { kind: 'warfare', level: 2, copies: [1, 1, 1], develop: 8, militaryActions: 2, symbols: { strength: 3 } },
  'military-theory': {
    kind: 'warfare',
    level: 3,
    copies: [1, 1, 2],
    develop: 11,
    militaryActions: 3,
    symbols: { strength: 5 },
  },
  cartography: {
    kind: 'exploration',
    level: 1,
    copies: [1, 1, 1],
    develop: 4,
    colonization: 2,
    symbols: { strength: 1 },
  },
  navigation: {
    kind: 'exploration',
    level: 2,
    copies: [1, 1, 1],
    develop: 6,
    colonization: 3,
    symbols: { strength: 2 },
  },
  satellites: {
    kind: 'exploration',
    level: 3,
    copies: [1, 1, 1],
    develop: 8,
    colonization: 4,
    symbols: { strength: 3 },
  },
  masonry: {
    kind: 'construction',
    level: 1,
    copies: [1, 1, 1],
    develop: 3,
    stagesAtOnce: 2,
    discounts: [{ on: 'build', of: URBAN, amount: [0, 1, 1, 1] }],
  },
  architecture: {
    kind: 'construction',
    level: 2,
    copies: [1, 2, 2],
    develop: 6,
    stagesAtOnce: 3,
    discounts: [{ on: 'build', of: URBAN, amount: [0, 1, 2, 2] }],
  },
  engineering: {
    kind: 'construction',
    level: 3,
    copies: [1, 1, 1],
    develop: 9,
    stagesAtOnce: 4,
    discounts: [{ on: 'build', of: URBAN, amount: [0, 1, 2, 3] }],
  },
} satisfies Cards<SpecialTechnology>;
