/** Investments in English. */

import type { BoxBook } from '@tabularium/kernel';
import type { FameAndFortune } from '../../state.ts';

export const en: BoxBook<FameAndFortune, 'investments'> = {
  options: {
    investments: {
      name: 'Investments',
      help: 'Coins can be invested for lasting benefits. Arabia always plays with them. Needs the expansion.',
    },
    endowmentCard: {
      name: 'Endowment for the Arts',
      help: 'Which printing of this investment card is used.',
      values: { '2011': 'First printing', '2013': 'Replacement' },
    },
  },
};
