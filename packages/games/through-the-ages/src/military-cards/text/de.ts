/** The words of the box in German. */

import type { BoxBook } from '@tabularium/kernel';
import type { ThroughTheAges } from '../../vocabulary.ts';

/** Its part of the text book. */
export const de: BoxBook<ThroughTheAges, 'militaryCards'> = {
  options: {
    military: { name: 'Neue Militärkarten', help: 'Benutzt die Militärkartenstapel der Erweiterung.' },
  },
};
