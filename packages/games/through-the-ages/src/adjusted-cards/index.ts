/** The adjusted cards: they stand in for base cards that were too strong or too weak (TA 17.2). */

import type { Expansion } from '@tabularium/kernel';
import { cards, thingsOf } from '../queries/cards.ts';
import type { Questions } from '../questions.ts';
import { provenance, words } from '../text/card-texts.ts';
import type { ThroughTheAges } from '../vocabulary.ts';
import { answers, BOX } from './answers.ts';
import { CHOICES, LISTS, PRESETS, SOURCES } from './content.ts';
import { LEADER_EFFECTS } from './effects.ts';
import * as GERMAN from './text/cards-de.ts';
import * as ENGLISH from './text/cards-en.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import './vocabulary.ts';

/** The box with the adjusted cards. */
export const adjustedCards: Expansion<ThroughTheAges, 'adjustedCards', Questions> = {
  isOn: ({ adjusted }) => adjusted.length > 0,
  options: {
    adjusted: { kind: 'set', of: 'card', groups: CHOICES, presets: PRESETS, default: [], rule: 'TA 17.2' },
  },
  steps: {},
  answers,
  zones: {},
  shelves: [
    cards.part({ lists: { [BOX]: LISTS }, effects: LEADER_EFFECTS }),
    provenance.part({ sources: SOURCES }),
    words.en.part({ cards: ENGLISH.CARDS, briefs: ENGLISH.BRIEFS }),
    words.de.part({ cards: GERMAN.CARDS, briefs: GERMAN.BRIEFS }),
  ],
  things: thingsOf(LISTS),
  text: { en, de },
};
