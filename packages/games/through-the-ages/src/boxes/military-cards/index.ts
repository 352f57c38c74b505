/** The military decks of the expansion (TA 17.3). */

import type { Box } from '../../queries/cards.ts';
import type { BoxTexts } from '../../text/card-texts.ts';
import { AGGRESSIONS, EVENTS, PACTS, TACTICS, TERRITORIES, WARS } from './content.ts';
import { EVENT_EFFECTS } from './effects.ts';
import { CARDS as GERMAN } from './text/cards-de.ts';
import { CARDS as ENGLISH } from './text/cards-en.ts';

export const militaryCards = {
  id: 'military-cards',
  cards: {
    events: EVENTS,
    territories: TERRITORIES,
    tactics: TACTICS,
    aggressions: AGGRESSIONS,
    wars: WARS,
    pacts: PACTS,
  },
  effects: EVENT_EFFECTS,
  // A seventh bonus card of each age.
  copies: { 'military-bonus-i': [7, 7, 7], 'military-bonus-ii': [7, 7, 7], 'military-bonus-iii': [7, 7, 7] },
  isOn: ({ military }) => military,
  text: { en: ENGLISH, de: GERMAN },
} satisfies Box & { text: BoxTexts };
