/** The great person deck in German. */

import type { BoxBook } from '@tabularium/kernel';
import type { FameAndFortune } from '../../state.ts';

export const de: BoxBook<FameAndFortune, 'deck'> = {
  options: {
    greatPersonDeck: {
      name: 'Stapel der Großen Persönlichkeiten',
      help: 'Jede Große Persönlichkeit ist jemand mit einer eigenen Fähigkeit. Braucht die Erweiterung.',
    },
    leonidasCard: {
      name: 'Leonidas',
      help: 'Welche Auflage dieser Großen Persönlichkeit gilt; die Ersatzkarte hilft nur in der Verteidigung.',
      values: { '2011': 'Erste Auflage', '2013': 'Ersatzkarte' },
    },
  },
};
