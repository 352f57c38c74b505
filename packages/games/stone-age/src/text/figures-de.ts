/** The numbers that people watch in Stone Age, in German. */

import { counted } from '@tabularium/kernel';
import type { Figure } from '../vocabulary.ts';

/** So much of what counts. */
export const figures: { readonly [F in Figure]: (amount: number) => string } = {
  score: (amount) => counted('de', amount, { one: 'Punkt', other: 'Punkte' }),
  food: (amount) => `${amount} Nahrung`,
  wood: (amount) => `${amount} Holz`,
  clay: (amount) => `${amount} Lehm`,
  stone: (amount) => counted('de', amount, { one: 'Stein', other: 'Steine' }),
  gold: (amount) => `${amount} Gold`,
  persons: (amount) => counted('de', amount, { one: 'Person', other: 'Personen' }),
  field: (amount) =>
    counted('de', amount, { one: 'Schritt auf der Ackerleiste', other: 'Schritte auf der Ackerleiste' }),
  tools: (amount) => `${amount} Werkzeugwert`,
  buildings: (amount) => `${amount} Gebäude`,
  cards: (amount) => counted('de', amount, { one: 'Karte', other: 'Karten' }),
};
