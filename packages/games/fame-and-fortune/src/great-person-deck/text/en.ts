/** The great person deck in English. */

import type { BoxBook } from '@tabularium/kernel';
import type { FameAndFortune } from '../../state.ts';

export const en: BoxBook<FameAndFortune, 'deck'> = {
  options: {
    greatPersonDeck: {
      name: 'Great person deck',
      help: 'Every great person is somebody with an ability of their own. Needs the expansion.',
    },
    leonidasCard: {
      name: 'Leonidas',
      help: 'Which printing of this great person is used; the replacement helps in defence only.',
      values: { '2011': 'First printing', '2013': 'Replacement' },
    },
  },
};
