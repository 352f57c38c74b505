/** The base box. */

import { ACTION_CARDS } from './content/action-cards.ts';
import { AGGRESSIONS } from './content/aggressions.ts';
import { BONUS_CARDS } from './content/bonus-cards.ts';
import { EVENTS } from './content/events.ts';
import { FARMS_AND_MINES } from './content/farms-and-mines.ts';
import { GOVERNMENTS } from './content/governments.ts';
import { LEADERS } from './content/leaders.ts';
import { PACTS } from './content/pacts.ts';
import { SPECIAL_TECHNOLOGIES } from './content/special-technologies.ts';
import { TACTICS } from './content/tactics.ts';
import { TERRITORIES } from './content/territories.ts';
import { MILITARY_UNITS } from './content/units.ts';
import { URBAN_BUILDINGS } from './content/urban-buildings.ts';
import { WARS } from './content/wars.ts';
import { WONDERS } from './content/wonders.ts';
import { EVENT_EFFECTS } from './effects/events.ts';
import { recruit } from './effects/frederick-barbarossa.ts';
import { LEADER_EFFECTS } from './effects/leaders.ts';
import { turnChoice } from './effects/winston-churchill.ts';
import { WONDER_EFFECTS } from './effects/wonders.ts';
import type { Box } from './queries/cards.ts';
import type { BoxTexts } from './text/card-texts.ts';
import { CARDS as GERMAN } from './text/cards-de.ts';
import { CARDS as ENGLISH } from './text/cards-en.ts';

/** The cards of the base game and what they do. */
export const base = {
  id: 'base',
  cards: {
    farmsAndMines: FARMS_AND_MINES,
    urbanBuildings: URBAN_BUILDINGS,
    units: MILITARY_UNITS,
    governments: GOVERNMENTS,
    specialTechnologies: SPECIAL_TECHNOLOGIES,
    leaders: LEADERS,
    wonders: WONDERS,
    actionCards: ACTION_CARDS,
    events: EVENTS,
    territories: TERRITORIES,
    tactics: TACTICS,
    aggressions: AGGRESSIONS,
    wars: WARS,
    pacts: PACTS,
    bonusCards: BONUS_CARDS,
  },
  effects: { ...LEADER_EFFECTS, ...WONDER_EFFECTS, ...EVENT_EFFECTS },
  actions: { recruit, 'turn-choice': turnChoice },
  text: { en: ENGLISH, de: GERMAN },
  isOn: () => true,
} satisfies Box & { actions: object; text: BoxTexts };
