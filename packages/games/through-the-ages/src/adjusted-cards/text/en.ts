/** The words of the box in English. */

import type { BoxBook } from '@tabularium/kernel';
import type { ThroughTheAges } from '../../vocabulary.ts';

/** Its part of the text book. */
export const en: BoxBook<ThroughTheAges, 'adjustedCards'> = {
  options: {
    adjusted: {
      name: 'Adjusted base cards',
      help: 'Adjusted cards replace base cards that were too strong or too weak; games of 3 and 4 players can also have one more copy of some cards. You may choose card by card; the booklet recommends at least Republic and Professional Sports.',
      values: { none: 'None', recommended: 'Recommended', all: 'All' },
      groups: {
        technologies: 'Technologies',
        leaders: 'Leaders',
        wonders: 'Wonders',
        copies: 'One more copy with 3 or 4 players',
      },
    },
  },
};
