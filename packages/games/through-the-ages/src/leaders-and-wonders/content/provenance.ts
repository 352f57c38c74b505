/** How sure the new leaders and wonders are: their texts stand in the booklet or are verified, their numbers less so. */

import type { Sources } from '../../content/provenance.ts';
import type { LEADERS } from './leaders.ts';
import type { WONDERS } from './wonders.ts';

/** Of every new wonder the numbers, of some leaders the symbols. */
export const SOURCES: Sources<typeof LEADERS> & Required<Sources<typeof WONDERS>> = {
  'sun-tzu': 'single-symbols',
  'isabella-of-castile': 'single-symbols',
  'jan-zizka': 'single-symbols',
  'catherine-the-great': 'single-symbols',
  'alfred-nobel': 'uncertain-symbols',
  'nelson-mandela': 'single-symbols',
  colosseum: 'own-stages',
  'roman-roads': 'own-stages',
  stonehenge: 'own-stages',
  acropolis: 'own-stages',
  'machu-picchu': 'own-stages',
  'himeji-castle': 'own-stages',
  'forbidden-city': 'own-stages',
  'silk-road': 'own-stages',
  'harvard-college': 'own-stages',
  'statue-of-liberty': 'own-stages',
  'louvre-museum': 'own-stages',
  'suez-canal': 'own-stages',
  'empire-state-building': 'own-stages',
  'united-nations': 'own-stages',
  'international-red-cross': 'single-stages',
  'manhattan-project': 'own-stages',
};
