/** What the challenges of Stone Age are called, in German. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const de: ChallengeTitles<typeof challenges> = {
  larder: { title: 'Volle Speisekammer' },
  woodcutters: { title: 'Holzfäller' },
  gold: { title: 'Gold im Fluss' },
  family: { title: 'Kindersegen' },
  tools: { title: 'Scharfe Klingen' },
  fields: { title: 'Die ersten Furchen' },
  builders: { title: 'Dächer über Köpfen' },
  collector: { title: 'Der Sammler' },
  win: { title: 'Gegen den anderen Stamm' },
  'no-field': { title: 'Ewig Jäger', twist: 'Du stellst nie jemanden auf den Acker.' },
  'no-hut': { title: 'Fünf genügen', twist: 'Du stellst nie jemanden in die Hütte.' },
};
