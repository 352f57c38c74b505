/** All boxes laid out: every card by its id. */

import { base } from './base.ts';
import { adjustedCards } from './boxes/adjusted-cards/index.ts';
import { leadersAndWonders } from './boxes/leaders-and-wonders/index.ts';
import { militaryCards } from './boxes/military-cards/index.ts';
import { layOut } from './queries/cards.ts';

layOut([base, adjustedCards, leadersAndWonders, militaryCards]);

export * from './queries/cards.ts';
