/** What the challenges of Through the Ages are called, in German. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const de: ChallengeTitles<typeof challenges> = {
  sparks: { title: 'Funken' },
  'first-verses': { title: 'Erste Verse' },
  mines: { title: 'Tiefe Schächte' },
  bread: { title: 'Brot für alle' },
  smiles: { title: 'Zufriedene Gesichter' },
  shields: { title: 'Schilde und Speere' },
  'old-ferry': { title: 'Nach der Lektion weiter' },
  harbour: { title: 'Cäsar zur See' },
  handbook: { title: 'Zwei Zeitalter' },
  'no-wonders': { title: 'Kein Stein auf dem anderen', twist: 'Du baust nie eine Stufe eines Wunders.' },
  'no-leaders': { title: 'Herrschaft der Vielen', twist: 'Du spielst nie einen Anführer.' },
};
