/** What the challenges of Civilization are called, in English. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const en: ChallengeTitles<typeof challenges> = {
  knowledge: { title: 'A broad foundation' },
  caravans: { title: 'Rich in trade' },
  muses: { title: 'The muses' },
  coins: { title: 'Clinking purse' },
  armies: { title: 'Flags in the wind' },
  forces: { title: 'Drill' },
  settlers: { title: 'Settlers' },
  rome: { title: 'Rome goes on' },
  win: { title: 'Rome against Germany' },
  'no-army': { title: 'One army only', twist: 'You never produce an army.' },
};
