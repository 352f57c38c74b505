/** What the challenges of Terra Incognita are called, in English. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const en: ChallengeTitles<typeof challenges> = {
  borders: { title: 'Land in sight' },
  towns: { title: 'New towns' },
  dial: { title: 'Star charts' },
  traders: { title: 'The far market' },
  agenda: { title: 'First honours' },
  envoys: { title: 'Strange tongues' },
  walls: { title: 'Behind palisades' },
  wonder: { title: 'A wonder at the edge' },
  win: { title: 'Who owns the unknown?' },
  homebodies: { title: 'Homebodies', twist: 'You never explore.' },
};
