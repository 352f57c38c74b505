/** The words of the box in German. */

import type { BoxBook } from '@tabularium/kernel';
import type { ThroughTheAges } from '../../vocabulary.ts';

/** Its part of the text book. */
export const de: BoxBook<ThroughTheAges, 'adjustedCards'> = {
  options: {
    adjusted: {
      name: 'Angepasste Grundspiel-Karten',
      help: 'Ersetzt zu starke und zu schwache Karten und bringt Aktionskarten für 3 und 4 Spieler dazu.',
    },
  },
};
