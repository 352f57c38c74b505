/** What the box decides: its cards instead of those they stand in for, and more copies (TA 17.2). */

import type { Card } from '../content/model.ts';
import { replacedBy } from '../queries/decks.ts';
import type { AgesTable, Questions } from '../questions.ts';
import { COPIES, LISTS } from './content.ts';

/** The name of the box on its cards. */
export const BOX = 'adjusted-cards';

const replacements = replacedBy(LISTS);

/** Was that one chosen: an adjusted card, or a base card with one more copy? */
const isAdjusted = ({ options }: AgesTable, card: string): boolean => options.adjusted.includes(card);

/** Is that base card left at home for an adjusted one? */
function isReplaced(table: AgesTable, { id }: Card): boolean {
  const replacement = replacements.get(id);
  return replacement !== undefined && isAdjusted(table, replacement);
}

/** The answers, where the others are those of the boxes beneath. */
export const answers = (beneath: Questions): Partial<Questions> => ({
  plays: (table, card) =>
    card.box === BOX ? isAdjusted(table, card.id) : !isReplaced(table, card) && beneath.plays(table, card),
  copies: (table, card) =>
    (isAdjusted(table, card.id) ? COPIES.get(card.id) : undefined) ?? beneath.copies(table, card),
  decks: (table) => `${beneath.decks(table)}/${table.options.adjusted.join()}`,
});
