/** The adjusted cards: they stand in for base cards that were too strong or too weak (TA 17.2). */

import type { Box } from '../../queries/cards.ts';
import type { BoxTexts } from '../../text/card-texts.ts';
import { GOVERNMENTS, LEADERS, URBAN_BUILDINGS, WONDERS } from './content.ts';
import { LEADER_EFFECTS } from './effects.ts';
import { CARDS as GERMAN } from './text/cards-de.ts';
import { CARDS as ENGLISH } from './text/cards-en.ts';

export const adjustedCards = {
  id: 'adjusted-cards',
  cards: { urbanBuildings: URBAN_BUILDINGS, governments: GOVERNMENTS, leaders: LEADERS, wonders: WONDERS },
  effects: LEADER_EFFECTS,
  // The extra copies marked 3+.
  copies: {
    'military-theory': [1, 2, 2],
    'rich-land-i': [2, 3, 3],
    'urban-growth-ii': [1, 2, 2],
    'frugality-ii': [1, 2, 2],
    'patriotism-iii': [1, 2, 2],
    'reserves-iii': [3, 4, 4],
    'revolutionary-idea-iii': [2, 3, 3],
  },
  isOn: ({ adjusted }) => adjusted,
  text: { en: ENGLISH, de: GERMAN },
} satisfies Box & { text: BoxTexts };
