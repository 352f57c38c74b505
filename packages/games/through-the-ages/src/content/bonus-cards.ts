/** Military bonus cards. All values are verified. */

import type { BonusCard, Cards } from './model.ts';

/** One bonus card per age: defence, or colonization. */
export const BONUS_CARDS = {
  'military-bonus-i': { level: 1, copies: [6, 6, 6], defence: 2, colonization: 1 },
  'military-bonus-ii': { level: 2, copies: [6, 6, 6], defence: 4, colonization: 2 },
  'military-bonus-iii': { level: 3, copies: [6, 6, 6], defence: 6, colonization: 3 },
} satisfies Cards<BonusCard>;
