/** Phrases that the sentences of all boxes are made of, in English. */

import { link } from '@tabularium/kernel';
import type { Gain } from '../content/model.ts';
import { nameInFull } from './card-texts.ts';

/** The ages by number. */
export const AGES: readonly string[] = ['Age A', 'Age I', 'Age II', 'Age III', 'Age IV'];

/** The name of a card as a link to its explanation. */
export function card(id: string): string {
  return link('card', id, nameInFull('en', id));
}

/** A number with its noun: "1 civil action", "3 civil actions". */
export const counted = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

export const civilActions = (amount: number) => counted(amount, 'civil action', 'civil actions');
export const resourcesFor = (amount: number) => counted(amount, 'resource', 'resources');
export const militaryCards = (amount: number) => (amount === 1 ? 'a military card' : `${amount} military cards`);

export const list = (cards: readonly string[]) => (cards.length === 0 ? 'nothing' : cards.map(card).join(', '));

/** "a", "a and b", "a, b and c". */
const listed = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');

/** What can be gained or lost. */
const GOODS: readonly [keyof Gain, string, string][] = [
  ['food', 'food', 'food'],
  ['resources', 'resource', 'resources'],
  ['science', 'science', 'science'],
  ['culture', 'culture', 'culture'],
  ['population', 'population', 'population'],
  ['militaryCards', 'military card', 'military cards'],
  ['yellowTokens', 'yellow token', 'yellow tokens'],
  ['blueTokens', 'blue token', 'blue tokens'],
  ['civilActions', 'civil action', 'civil actions'],
];

/** An amount in words: "2 food and 1 resource". */
export function gainWords(gain: Gain): string {
  const parts = GOODS.flatMap(([what, one, many]) => {
    const amount = gain[what] ?? 0;
    return amount === 0 ? [] : [counted(amount, one, many)];
  });
  return parts.length === 0 ? 'nothing' : listed(parts);
}
