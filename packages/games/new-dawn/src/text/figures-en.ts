/** The numbers that people watch in A New Dawn, in English. */

import { counted } from '@tabularium/kernel';
import type { NewDawnFigure } from '../vocabulary.ts';

/** So much of what counts. */
export const figures: { readonly [F in NewDawnFigure]: (amount: number) => string } = {
  agendas: (amount) => counted('en', amount, { one: 'agenda', other: 'agendas' }),
  spaces: (amount) => counted('en', amount, { one: 'space', other: 'spaces' }),
  cities: (amount) => counted('en', amount, { one: 'city', other: 'cities' }),
  reinforced: (amount) => counted('en', amount, { one: 'reinforced token', other: 'reinforced tokens' }),
  wonders: (amount) => counted('en', amount, { one: 'wonder', other: 'wonders' }),
  dial: (amount) => `${counted('en', amount, { one: 'space', other: 'spaces' })} on the tech dial`,
  trade: (amount) => counted('en', amount, { one: 'trade token', other: 'trade tokens' }),
  caravans: (amount) => counted('en', amount, { one: 'caravan on the map', other: 'caravans on the map' }),
  diplomacy: (amount) => counted('en', amount, { one: 'diplomacy card', other: 'diplomacy cards' }),
  marble: (amount) => `${amount} marble`,
  mercury: (amount) => `${amount} mercury`,
  oil: (amount) => `${amount} oil`,
  diamond: (amount) => counted('en', amount, { one: 'diamond', other: 'diamonds' }),
};
