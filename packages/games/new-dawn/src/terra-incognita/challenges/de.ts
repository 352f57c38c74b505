/** What the challenges of Terra Incognita are called, in German. */

import type { ChallengeTitles } from '@tabularium/kernel';
import type { challenges } from './challenges.ts';

/** The titles. */
export const de: ChallengeTitles<typeof challenges> = {
  'unknown-land': { title: 'Weiße Flecken' },
  colonists: { title: 'Das ferne Ufer' },
  garrison: { title: 'Hohe Mauern' },
  academy: { title: 'Alte Rollen' },
  hub: { title: 'Markttag' },
  observatory: { title: 'Hohe Sternwarte' },
  bazaar: { title: 'Langer Basar' },
  'three-forts': { title: 'Drei Festungen' },
  win: { title: 'Grenzsteine' },
  'no-wonder': { title: 'Schlichte Mauern', twist: 'Du beginnst nie ein Weltwunder.' },
};
