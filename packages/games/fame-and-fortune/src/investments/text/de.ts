/** Investments in German. */

import type { BoxBook } from '@tabularium/kernel';
import type { FameAndFortune } from '../../state.ts';

export const de: BoxBook<FameAndFortune, 'investments'> = {
  options: {
    investments: {
      name: 'Investitionen',
      help: 'Münzen lassen sich für dauerhafte Vorteile investieren. Arabien spielt immer mit ihnen. Braucht die Erweiterung.',
    },
    endowmentCard: {
      name: 'Kunststiftung',
      help: 'Welche Auflage dieser Investitionskarte gilt.',
      values: { '2011': 'Erste Auflage', '2013': 'Ersatzkarte' },
    },
  },
};
