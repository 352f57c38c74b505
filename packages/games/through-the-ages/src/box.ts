/** The base game as a box: complete by itself, and what expansions lie on. */

import type { Base } from '@tabularium/kernel';
import { answers } from './answers.ts';
import { bot } from './bot/index.ts';
import { EAGERNESS, eager } from './bot/playout.ts';
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
import { determinize } from './determinize.ts';
import { EVENT_EFFECTS } from './effects/events.ts';
import { recruit } from './effects/frederick-barbarossa.ts';
import { LEADER_EFFECTS } from './effects/leaders.ts';
import { turnChoice } from './effects/winston-churchill.ts';
import { WONDER_EFFECTS } from './effects/wonders.ts';
import { invariants } from './invariants.ts';
import { cards, thingsOf } from './queries/cards.ts';
import { figures } from './queries/figures.ts';
import { tally } from './queries/tally.ts';
import { asks, type Questions } from './questions.ts';
import { phaseActions } from './rules/actions/action.ts';
import { ACTIONS } from './rules/actions/table.ts';
import { beforehand } from './rules/beforehand.ts';
import { result } from './rules/end-of-game.ts';
import { POLITICS, politicalActions } from './rules/politics.ts';
import { setUp } from './rules/set-up.ts';
import { steps } from './rules/steps.ts';
import { BRIEFS as GERMAN_BRIEFS } from './text/briefs-de.ts';
import { BRIEFS as ENGLISH_BRIEFS } from './text/briefs-en.ts';
import { provenance, words } from './text/card-texts.ts';
import { CARDS as GERMAN } from './text/cards-de.ts';
import { CARDS as ENGLISH } from './text/cards-en.ts';
import { CONCEPTS } from './text/concepts-en.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { visibility } from './visibility.ts';
import type { ThroughTheAges } from './vocabulary.ts';

/** The cards, list by list. */
const LISTS = {
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
};

/** Through the Ages for two to four players. */
export const base: Base<ThroughTheAges, Questions> = {
  id: 'through-the-ages',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options: {
    hands: { kind: 'choice', values: ['open', 'closed'], default: 'open', rule: 'TA 2.5' },
    length: { kind: 'choice', values: ['full', 'shorter', 'handbook', 'peaceful'], default: 'full', rule: 'TA 16.8' },
    resigning: { kind: 'switch', default: false, rule: 'TA 16.7' },
  },
  streams: ['start', 'civil', 'military', 'events'],
  asks,
  answers,
  shelves: [
    cards.part({ lists: { base: LISTS }, effects: { ...LEADER_EFFECTS, ...WONDER_EFFECTS, ...EVENT_EFFECTS } }),
    phaseActions.part({ rules: { ...ACTIONS, recruit, 'turn-choice': turnChoice } }),
    politicalActions.part({ rules: POLITICS }),
    eager.part({ by: EAGERNESS }),
    provenance.part({ sources: {} }),
    words.en.part({ cards: ENGLISH, briefs: ENGLISH_BRIEFS, choices: {} }),
    words.de.part({ cards: GERMAN, briefs: GERMAN_BRIEFS, choices: {} }),
  ],
  setup: setUp,
  steps,
  beforehand,
  visibility,
  determinize,
  result,
  round: (game) => game.round,
  invariants,
  figures,
  tally,
  things: [...thingsOf(LISTS), ...Object.keys(CONCEPTS).map((id) => `concept:${id}`)],
  text: { en, de },
  bot,
};
