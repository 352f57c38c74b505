/** What the challenges of Through the Ages are called, in English. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const en: ChallengeTitles<typeof challenges> = {
  sparks: { title: 'Sparks' },
  'first-verses': { title: 'First verses' },
  mines: { title: 'Deep shafts' },
  bread: { title: 'Bread for all' },
  smiles: { title: 'Smiling faces' },
  shields: { title: 'Shields and spears' },
  'old-ferry': { title: 'On from the lesson' },
  harbour: { title: 'Caesar at sea' },
  handbook: { title: 'Two ages' },
  'no-wonders': { title: 'No stone upon another', twist: 'You never build a stage of a wonder.' },
  'no-leaders': { title: 'Rule of the many', twist: 'You never play a leader.' },
};
