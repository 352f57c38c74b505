/** The words of the box in English. */

import type { BoxBook } from '@tabularium/kernel';
import type { ThroughTheAges } from '../../vocabulary.ts';

/** Its part of the text book. */
export const en: BoxBook<ThroughTheAges, 'adjustedCards'> = {
  options: {
    adjusted: {
      name: 'Adjusted base cards',
      help: 'Adjusted cards replace base cards that were too strong or too weak; all of them also bring action cards for 3 and 4 players. The booklet recommends at least Republic and Professional Sports.',
      values: { false: 'None', recommended: 'Republic and Professional Sports', true: 'All' },
    },
  },
};
