/** What the challenges of Stone Age are called, in English. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const en: ChallengeTitles<typeof challenges> = {
  larder: { title: 'A full larder' },
  woodcutters: { title: 'Woodcutters' },
  gold: { title: 'Gold in the river' },
  family: { title: 'Many children' },
  tools: { title: 'Sharp edges' },
  fields: { title: 'The first furrows' },
  builders: { title: 'Roofs over heads' },
  collector: { title: 'The collector' },
  win: { title: 'Against the other tribe' },
  'no-field': { title: 'Hunters for ever', twist: 'You never place anybody on the field.' },
  'no-hut': { title: 'Five is enough', twist: 'You never place anybody in the hut.' },
};
