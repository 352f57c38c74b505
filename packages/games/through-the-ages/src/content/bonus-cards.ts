/**
 * Military bonus cards. Values are verified; the expansion decks have a seventh copy of each.
 */

import type { BonusCard } from './model.ts';

/** One bonus card per age: defence, or colonization. */
export const BONUS_CARDS: readonly BonusCard[] = [
  {
    id: 'military-bonus-i',
    kind: 'bonus',
    level: 1,
    set: 'base',
    copies: [6, 6, 6],
    moduleCopies: [7, 7, 7],
    defence: 2,
    colonization: 1,
  },
  {
    id: 'military-bonus-ii',
    kind: 'bonus',
    level: 2,
    set: 'base',
    copies: [6, 6, 6],
    moduleCopies: [7, 7, 7],
    defence: 4,
    colonization: 2,
  },
  {
    id: 'military-bonus-iii',
    kind: 'bonus',
    level: 3,
    set: 'base',
    copies: [6, 6, 6],
    moduleCopies: [7, 7, 7],
    defence: 6,
    colonization: 3,
  },
];
