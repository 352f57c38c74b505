/** The expansion in English. */

import type { BoxBook } from '@tabularium/kernel';
import type { FameAndFortune } from '../../state.ts';

export const en: BoxBook<FameAndFortune, 'fame'> = {
  options: {
    expansion: {
      name: 'Fame and Fortune',
      help: 'With the expansion: four more civilizations, metropolises, relics, fortifications and caravans, more cards. Five players need it.',
    },
  },
};
