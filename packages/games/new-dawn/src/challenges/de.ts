/** What the challenges of A New Dawn are called, in German. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const de: ChallengeTitles<typeof challenges> = {
  empire: { title: 'Von Küste zu Küste' },
  founders: { title: 'Fünf Herde' },
  walls: { title: 'Stein auf Stein' },
  stars: { title: 'Klare Nächte' },
  merchants: { title: 'Volle Wagen' },
  envoys: { title: 'Versiegelte Briefe' },
  lanterns: { title: 'Laternentürme' },
  'three-banners': { title: 'Platz für drei' },
  win: { title: 'An der Flussgabel' },
  'no-wonder': { title: 'Schlichte Häuser', twist: 'Du beginnst nie ein Weltwunder.' },
};
