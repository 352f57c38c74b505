/** What the box decides: its cards instead of those they stand in for, and a seventh bonus card of each age (TA 17.3). */

import { replacedBy } from '../queries/decks.ts';
import type { Questions } from '../questions.ts';
import { BONUS_COPIES, LISTS } from './content.ts';

/** The name of the box on its cards. */
export const BOX = 'military-cards';

const replaced = replacedBy(LISTS);

/** The answers, where the others are those of the boxes beneath. */
export const answers = (beneath: Questions): Partial<Questions> => ({
  plays: (table, card) => card.box === BOX || (!replaced.has(card.id) && beneath.plays(table, card)),
  copies: (table, card) => (card.kind === 'bonus' ? BONUS_COPIES : beneath.copies(table, card)),
});
