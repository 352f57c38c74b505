/** How a card is written on the board: its name, age, kind and price. */

import type { Seat } from '@tabularium/kernel';
import type { AgesView } from '@tabularium/through-the-ages';
import { cardOf, isCard, isTechnology } from '@tabularium/through-the-ages/cards';
import { developCost } from '@tabularium/through-the-ages/queries/costs';
import { type Facing, isOpen } from '@tabularium/through-the-ages/queries/seen';
import { faint, thing } from '../../screen.ts';
import { nameOf } from '../picture.ts';
import type { Labels } from './labels.ts';

/** The ages by number. */
export const AGES: readonly string[] = ['A', 'I', 'II', 'III', 'IV'];

/** The card's name. */
export const cardName = (labels: Labels, id: string): string => thing(nameOf(labels, 'card', id));

/** The card's name, or the age on its back. */
export function faceOf(labels: Labels, card: Facing): string {
  return isOpen(card) ? cardName(labels, card) : faint(`[${AGES[card.back] ?? '?'}]`);
}

/** The card with its age, kind and what it costs that civilization. */
export function cardWithPrice(game: AgesView, labels: Labels, seat: Seat, id: string): string {
  if (!isCard(id)) return cardName(labels, id);
  const card = cardOf(id);
  const { signs, kinds } = labels.own;
  const kind = kinds[card.kind];
  const price = isTechnology(card)
    ? `${signs.science}${developCost(game, seat, id)}`
    : card.kind === 'wonder'
      ? `${card.paidIn === 'food' ? signs.food : signs.resources}${card.stages.join('-')}`
      : '';
  const after = [AGES[card.level] ?? '', kind, price].filter((words) => words !== '');
  return `${cardName(labels, id)} ${faint(after.join(' '))}`;
}
