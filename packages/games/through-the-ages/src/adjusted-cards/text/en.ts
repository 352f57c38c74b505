/** The words of the box in English. */

import type { BoxBook } from '@tabularium/kernel';
import type { ThroughTheAges } from '../../vocabulary.ts';

/** Its part of the text book. */
export const en: BoxBook<ThroughTheAges, 'adjustedCards'> = {
  options: {
    adjusted: {
      name: 'Adjusted base cards',
      help: 'Replaces the base cards that were too strong or too weak and adds action cards for 3 and 4 players.',
    },
  },
};
