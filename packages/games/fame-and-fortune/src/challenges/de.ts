/** What the challenges of Civilization are called, in German. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const de: ChallengeTitles<typeof challenges> = {
  knowledge: { title: 'Ein breites Fundament' },
  caravans: { title: 'Reich an Handel' },
  muses: { title: 'Die Musen' },
  coins: { title: 'Klingende Münze' },
  armies: { title: 'Fahnen im Wind' },
  forces: { title: 'Drill' },
  settlers: { title: 'Siedler' },
  rome: { title: 'Rom geht weiter' },
  win: { title: 'Rom gegen Deutschland' },
  'no-army': { title: 'Nur eine Armee', twist: 'Du produzierst nie eine Armee.' },
};
