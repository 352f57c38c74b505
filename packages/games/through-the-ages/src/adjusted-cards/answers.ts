/** What the box decides: its cards instead of those they stand in for, and more copies (TA 17.2). */

import { replacedBy } from '../queries/decks.ts';
import type { Questions } from '../questions.ts';
import { COPIES, LISTS } from './content.ts';

/** The name of the box on its cards. */
export const BOX = 'adjusted-cards';

const replaced = replacedBy(LISTS);

/** The answers, where the others are those of the boxes beneath. */
export const answers = (beneath: Questions): Partial<Questions> => ({
  plays: (table, card) => card.box === BOX || (!replaced.has(card.id) && beneath.plays(table, card)),
  copies: (card) => COPIES.get(card.id) ?? beneath.copies(card),
});
