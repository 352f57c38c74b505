/** The military decks of the expansion (TA 17.3). */

import type { Expansion } from '@tabularium/kernel';
import { cards, thingsOf } from '../queries/cards.ts';
import type { Questions } from '../questions.ts';
import { provenance, words } from '../text/card-texts.ts';
import type { ThroughTheAges } from '../vocabulary.ts';
import { answers, BOX } from './answers.ts';
import { LISTS, SOURCES } from './content.ts';
import { EVENT_EFFECTS } from './effects.ts';
import * as GERMAN from './text/cards-de.ts';
import * as ENGLISH from './text/cards-en.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import './vocabulary.ts';

/** The box with the new military cards. */
export const militaryCards: Expansion<ThroughTheAges, 'militaryCards', Questions> = {
  isOn: ({ military }) => military,
  options: { military: { kind: 'switch', default: false, rule: 'TA 17.3' } },
  steps: {},
  answers,
  zones: {},
  shelves: [
    cards.part({ lists: { [BOX]: LISTS }, effects: EVENT_EFFECTS }),
    provenance.part({ sources: SOURCES }),
    words.en.part({ cards: ENGLISH.CARDS, briefs: ENGLISH.BRIEFS }),
    words.de.part({ cards: GERMAN.CARDS, briefs: GERMAN.BRIEFS }),
  ],
  things: thingsOf(LISTS),
  text: { en, de },
};
