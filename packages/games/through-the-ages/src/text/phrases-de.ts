/** Phrases that the sentences of all boxes are made of, in German. */

import { link } from '@tabularium/kernel';
import type { Gain } from '../content/model.ts';
import { nameInFull } from './card-texts.ts';

/** The ages by number. */
export const AGES: readonly string[] = ['Zeitalter A', 'Zeitalter I', 'Zeitalter II', 'Zeitalter III', 'Zeitalter IV'];

/** The name of a card as a link to its explanation; in quotation marks, since German would decline it. */
export function card(id: string): string {
  return `„${link('card', id, nameInFull('de', id))}“`;
}

/** A number with its noun: "1 Zivilaktion", "3 Zivilaktionen". */
export const counted = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

export const civilActions = (amount: number) => counted(amount, 'Zivilaktion', 'Zivilaktionen');
export const resourcesFor = (amount: number) => counted(amount, 'Ressource', 'Ressourcen');
export const militaryCards = (amount: number) => (amount === 1 ? 'eine Militärkarte' : `${amount} Militärkarten`);

export const list = (cards: readonly string[]) => (cards.length === 0 ? 'nichts' : cards.map(card).join(', '));

/** "a", "a und b", "a, b und c". */
const listed = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' und ');

/** What can be gained or lost, in the accusative. */
const GOODS: readonly [keyof Gain, string, string][] = [
  ['food', 'Nahrung', 'Nahrung'],
  ['resources', 'Ressource', 'Ressourcen'],
  ['science', 'Wissenschaft', 'Wissenschaft'],
  ['culture', 'Kultur', 'Kultur'],
  ['population', 'Bevölkerung', 'Bevölkerung'],
  ['militaryCards', 'Militärkarte', 'Militärkarten'],
  ['yellowTokens', 'gelben Spielstein', 'gelbe Spielsteine'],
  ['blueTokens', 'blauen Spielstein', 'blaue Spielsteine'],
  ['civilActions', 'Zivilaktion', 'Zivilaktionen'],
];

/** An amount in words: "2 Nahrung und 1 Ressource". */
export function gainWords(gain: Gain): string {
  const parts = GOODS.flatMap(([what, one, many]) => {
    const amount = gain[what] ?? 0;
    return amount === 0 ? [] : [counted(amount, one, many)];
  });
  return parts.length === 0 ? 'nichts' : listed(parts);
}
