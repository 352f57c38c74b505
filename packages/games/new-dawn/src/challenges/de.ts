/** What the challenges of A New Dawn are called, in German. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const de: ChallengeTitles<typeof challenges> = {
  borders: { title: 'Weite Grenzen' },
  towns: { title: 'Sieben Hügel' },
  dial: { title: 'Helle Köpfe' },
  traders: { title: 'Volle Satteltaschen' },
  wonder: { title: 'Früh ein Wunder' },
  envoys: { title: 'Gesandte' },
  walls: { title: 'Mit fester Hand' },
  'ash-bridge': { title: 'Von Genf aus weiter' },
  win: { title: 'Zwei Hauptstädte' },
  'no-war': { title: 'Nur Worte', twist: 'Du greifst nie an.' },
};
