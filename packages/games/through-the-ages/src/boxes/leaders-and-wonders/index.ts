/** New leaders and wonders (TA 17.4). */

import type { Box } from '../../queries/cards.ts';
import type { BoxTexts } from '../../text/card-texts.ts';
import { LEADERS } from './content/leaders.ts';
import { WONDERS } from './content/wonders.ts';
import { colonizeFromHand, invest, revealFromHand, stance } from './effects/choices.ts';
import { help } from './effects/international-red-cross.ts';
import { LEADER_EFFECTS } from './effects/leaders.ts';
import { spendToken } from './effects/louvre-museum.ts';
import { openGames } from './effects/pierre-de-coubertin.ts';
import { WONDER_EFFECTS } from './effects/wonders.ts';
import { CARDS as GERMAN } from './text/cards-de.ts';
import { CARDS as ENGLISH } from './text/cards-en.ts';

export const leadersAndWonders = {
  id: 'leaders-and-wonders',
  cards: { leaders: LEADERS, wonders: WONDERS },
  effects: { ...LEADER_EFFECTS, ...WONDER_EFFECTS },
  actions: { 'spend-token': spendToken, help },
  politics: { 'open-games': openGames },
  steps: { invest, stance, 'colonize-from-hand': colonizeFromHand, 'reveal-from-hand': revealFromHand },
  isOn: ({ leaders }) => leaders !== 'base',
  text: { en: ENGLISH, de: GERMAN },
} satisfies Box & { actions: object; politics: object; steps: object; text: BoxTexts };
