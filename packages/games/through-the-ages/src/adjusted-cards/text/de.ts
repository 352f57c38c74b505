/** The words of the box in German. */

import type { BoxBook } from '@tabularium/kernel';
import type { ThroughTheAges } from '../../vocabulary.ts';

/** Its part of the text book. */
export const de: BoxBook<ThroughTheAges, 'adjustedCards'> = {
  options: {
    adjusted: {
      name: 'Angepasste Grundspiel-Karten',
      help: 'Angepasste Karten ersetzen zu starke und zu schwache des Grundspiels; zu dritt und zu viert können einige Karten auch ein Mal mehr im Spiel sein. Ihr dürft Karte für Karte wählen; empfohlen werden mindestens Republik und Profisport.',
      values: { none: 'Keine', recommended: 'Empfohlene', all: 'Alle' },
      groups: {
        technologies: 'Technologien',
        leaders: 'Anführer',
        wonders: 'Wunder',
        copies: 'Ein Mal mehr zu dritt und zu viert',
      },
    },
  },
};
