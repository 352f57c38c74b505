/** All boxes laid out: every card by its id. */

import { base } from './base.ts';
import { adjustedCards } from './boxes/adjusted-cards/index.ts';
import { leadersAndWonders } from './boxes/leaders-and-wonders/index.ts';
import { militaryCards } from './boxes/military-cards/index.ts';
import { layOut } from './queries/cards.ts';
import { addTexts } from './text/card-texts.ts';

const BOXES = [base, adjustedCards, leadersAndWonders, militaryCards];

layOut(BOXES);
for (const { text } of BOXES) addTexts(text);

export * from './queries/cards.ts';
