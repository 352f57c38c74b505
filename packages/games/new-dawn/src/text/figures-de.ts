/** The numbers that people watch in A New Dawn, in German. */

import { counted } from '@tabularium/kernel';
import type { NewDawnFigure } from '../vocabulary.ts';

/** So much of what counts. */
export const figures: { readonly [F in NewDawnFigure]: (amount: number) => string } = {
  agendas: (amount) => counted('de', amount, { one: 'Agenda', other: 'Agenden' }),
  spaces: (amount) => counted('de', amount, { one: 'Feld', other: 'Felder' }),
  cities: (amount) => counted('de', amount, { one: 'Stadt', other: 'Städte' }),
  reinforced: (amount) =>
    counted('de', amount, { one: 'verstärkter Kontrollmarker', other: 'verstärkte Kontrollmarker' }),
  wonders: (amount) => counted('de', amount, { one: 'Weltwunder', other: 'Weltwunder' }),
  dial: (amount) => `${counted('de', amount, { one: 'Feld', other: 'Felder' })} auf der Technologiescheibe`,
  trade: (amount) => counted('de', amount, { one: 'Handelsmarker', other: 'Handelsmarker' }),
  caravans: (amount) => `${amount} Wagen auf der Weltkarte`,
  diplomacy: (amount) => counted('de', amount, { one: 'Diplomatiekarte', other: 'Diplomatiekarten' }),
  marble: (amount) => `${amount} Marmor`,
  mercury: (amount) => `${amount} Quecksilber`,
  oil: (amount) => `${amount} Öl`,
  diamond: (amount) => counted('de', amount, { one: 'Diamant', other: 'Diamanten' }),
};
