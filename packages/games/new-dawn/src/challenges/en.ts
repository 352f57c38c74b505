/** What the challenges of A New Dawn are called, in English. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const en: ChallengeTitles<typeof challenges> = {
  empire: { title: 'From coast to coast' },
  founders: { title: 'Five hearths' },
  walls: { title: 'Stone upon stone' },
  stars: { title: 'Clear nights' },
  merchants: { title: 'Full wagons' },
  envoys: { title: 'Sealed letters' },
  lanterns: { title: 'Lantern towers' },
  'three-banners': { title: 'Room for three' },
  win: { title: 'River fork' },
  'no-wonder': { title: 'Plain houses', twist: 'You never begin a wonder.' },
};
