/** What the challenges of Terra Incognita are called, in English. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const en: ChallengeTitles<typeof challenges> = {
  'unknown-land': { title: 'White spots' },
  colonists: { title: 'The far shore' },
  garrison: { title: 'High walls' },
  academy: { title: 'Old scrolls' },
  hub: { title: 'Market day' },
  observatory: { title: 'High observatory' },
  bazaar: { title: 'Long bazaar' },
  'three-forts': { title: 'Three forts' },
  win: { title: 'Border stones' },
  'no-wonder': { title: 'Plain walls', twist: 'You never begin a wonder.' },
};
