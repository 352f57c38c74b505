/** The expansion in German. */

import type { BoxBook } from '@tabularium/kernel';
import type { FameAndFortune } from '../../state.ts';

export const de: BoxBook<FameAndFortune, 'fame'> = {
  options: {
    expansion: {
      name: 'Ruhm und Reichtum',
      help: 'Mit der Erweiterung: vier weitere Zivilisationen, Metropolen, Relikte, Befestigungen und Karawanen, mehr Karten. Zu fünft geht es nur mit ihr.',
    },
  },
};
