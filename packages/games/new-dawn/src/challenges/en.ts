/** What the challenges of A New Dawn are called, in English. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const en: ChallengeTitles<typeof challenges> = {
  borders: { title: 'Wide borders' },
  towns: { title: 'Seven hills' },
  dial: { title: 'Bright minds' },
  traders: { title: 'Full saddlebags' },
  wonder: { title: 'A wonder early' },
  envoys: { title: 'Envoys' },
  walls: { title: 'A firm hand' },
  'ash-bridge': { title: 'On from Geneva' },
  win: { title: 'Two capitals' },
  'no-war': { title: 'Only words', twist: 'You never attack.' },
};
