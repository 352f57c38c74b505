/** The numbers that people watch in Stone Age, in English. */

import { counted } from '@tabularium/kernel';
import type { Figure } from '../vocabulary.ts';

/** So much of what counts. */
export const figures: { readonly [F in Figure]: (amount: number) => string } = {
  score: (amount) => counted('en', amount, { one: 'point', other: 'points' }),
  food: (amount) => `${amount} food`,
  wood: (amount) => `${amount} wood`,
  clay: (amount) => `${amount} clay`,
  stone: (amount) => `${amount} stone`,
  gold: (amount) => `${amount} gold`,
  persons: (amount) => counted('en', amount, { one: 'person', other: 'people' }),
  field: (amount) => counted('en', amount, { one: 'step on the field track', other: 'steps on the field track' }),
  tools: (amount) => `${amount} tool value`,
  buildings: (amount) => counted('en', amount, { one: 'building', other: 'buildings' }),
  cards: (amount) => counted('en', amount, { one: 'card', other: 'cards' }),
};
