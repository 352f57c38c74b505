/** The words of the box in German. */

import type { BoxBook } from '@tabularium/kernel';
import type { ThroughTheAges } from '../../vocabulary.ts';

/** Its part of the text book. */
export const de: BoxBook<ThroughTheAges, 'adjustedCards'> = {
  options: {
    adjusted: {
      name: 'Angepasste Grundspiel-Karten',
      help: 'Angepasste Karten ersetzen zu starke und zu schwache des Grundspiels; alle zusammen bringen auch Aktionskarten für 3 und 4 Spieler. Empfohlen werden mindestens Republik und Profisport.',
      values: { false: 'Keine', recommended: 'Republik und Profisport', true: 'Alle' },
    },
  },
};
