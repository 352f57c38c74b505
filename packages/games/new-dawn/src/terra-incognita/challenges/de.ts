/** What the challenges of Terra Incognita are called, in German. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const de: ChallengeTitles<typeof challenges> = {
  borders: { title: 'Land in Sicht' },
  towns: { title: 'Neue Städte' },
  dial: { title: 'Sternkarten' },
  traders: { title: 'Der ferne Markt' },
  agenda: { title: 'Erste Ehren' },
  envoys: { title: 'Fremde Zungen' },
  walls: { title: 'Hinter Palisaden' },
  wonder: { title: 'Ein Wunder am Rand' },
  win: { title: 'Wem gehört das Unbekannte?' },
  homebodies: { title: 'Stubenhocker', twist: 'Du erkundest nie.' },
};
