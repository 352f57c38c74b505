/** The numbers that people watch in Through the Ages, in German. */

import { counted } from '@tabularium/kernel';
import type { AgesFigure } from '../vocabulary.ts';

/** So much of what counts. */
export const figures: { readonly [F in AgesFigure]: (amount: number) => string } = {
  culture: (amount) => `${amount} Kultur`,
  cultureRate: (amount) => `${amount} Kultur je Spielzug`,
  science: (amount) => `${amount} Wissenschaft`,
  scienceRate: (amount) => `${amount} Wissenschaft je Spielzug`,
  strength: (amount) => `${amount} Stärke`,
  happiness: (amount) => counted('de', amount, { one: 'Freudesymbol', other: 'Freudesymbole' }),
  discontent: (amount) => counted('de', amount, { one: 'unzufriedener Arbeiter', other: 'unzufriedene Arbeiter' }),
  food: (amount) => `${amount} Nahrung`,
  foodRate: (amount) => `${amount} Nahrung je Spielzug`,
  resources: (amount) => counted('de', amount, { one: 'Ressource', other: 'Ressourcen' }),
  resourceRate: (amount) => `${counted('de', amount, { one: 'Ressource', other: 'Ressourcen' })} je Spielzug`,
  corruption: (amount) => `${amount} Korruption`,
  workers: (amount) => counted('de', amount, { one: 'unbeschäftigter Arbeiter', other: 'unbeschäftigte Arbeiter' }),
  civil: (amount) => counted('de', amount, { one: 'Zivilaktion', other: 'Zivilaktionen' }),
  military: (amount) => counted('de', amount, { one: 'Militäraktion', other: 'Militäraktionen' }),
  cards: (amount) => counted('de', amount, { one: 'Handkarte', other: 'Handkarten' }),
};
