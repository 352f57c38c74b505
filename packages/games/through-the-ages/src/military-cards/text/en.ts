/** The words of the box in English. */

import type { BoxBook } from '@tabularium/kernel';
import type { ThroughTheAges } from '../../vocabulary.ts';

/** Its part of the text book. */
export const en: BoxBook<ThroughTheAges, 'militaryCards'> = {
  options: {
    military: { name: 'New military cards', help: 'Uses the military decks of the expansion.' },
  },
};
