/** The numbers that people watch in Through the Ages, in English. */

import { counted } from '@tabularium/kernel';
import type { AgesFigure } from '../vocabulary.ts';

/** So much of what counts. */
export const figures: { readonly [F in AgesFigure]: (amount: number) => string } = {
  culture: (amount) => `${amount} culture`,
  cultureRate: (amount) => `${amount} culture a turn`,
  science: (amount) => `${amount} science`,
  scienceRate: (amount) => `${amount} science a turn`,
  strength: (amount) => `${amount} strength`,
  happiness: (amount) => counted('en', amount, { one: 'happy face', other: 'happy faces' }),
  discontent: (amount) => counted('en', amount, { one: 'discontent worker', other: 'discontent workers' }),
  food: (amount) => `${amount} food`,
  foodRate: (amount) => `${amount} food a turn`,
  resources: (amount) => counted('en', amount, { one: 'resource', other: 'resources' }),
  resourceRate: (amount) => `${counted('en', amount, { one: 'resource', other: 'resources' })} a turn`,
  corruption: (amount) => `${amount} corruption`,
  workers: (amount) => counted('en', amount, { one: 'unused worker', other: 'unused workers' }),
  civil: (amount) => counted('en', amount, { one: 'civil action', other: 'civil actions' }),
  military: (amount) => counted('en', amount, { one: 'military action', other: 'military actions' }),
  cards: (amount) => counted('en', amount, { one: 'card in hand', other: 'cards in hand' }),
};
