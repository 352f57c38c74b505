/** Terra Incognita, the expansion for up to five players. */

import type { Expansion } from '@tabularium/kernel';
import { TRADE_LIMIT } from '../content/limits.ts';
import { effects } from '../queries/effects.ts';
import { content } from '../queries/things.ts';
import type { Questions } from '../questions.ts';
import { names, provenance } from '../text/book.ts';
import type { NewDawn } from '../vocabulary.ts';
import { terraAnswers } from './answers.ts';
import { armyGoesOn } from './bot/index.ts';
import { TERRA_CITY_STATES } from './content/city-states.ts';
import { TERRA_FOCUS_CARDS } from './content/focus-cards.ts';
import { TERRA_LEADERS } from './content/leaders.ts';
import { TERRA_NATURAL_WONDERS } from './content/natural-wonders.ts';
import { TERRA_SOURCES } from './content/provenance.ts';
import { TERRA_LETTERS, TERRA_TILES } from './content/tiles.ts';
import { TERRA_VICTORY_CARDS } from './content/victory-cards.ts';
import { TERRA_WONDERS } from './content/wonders.ts';
import { imagined } from './determinize.ts';
import { TERRA_AGENDAS } from './effects/agendas.ts';
import { TERRA_CITY_STATE_EFFECTS } from './effects/city-states.ts';
import { TERRA_DIPLOMACY_EFFECTS } from './effects/diplomacy.ts';
import { UNIQUE_CARD_MOMENTS } from './effects/focus-cards.ts';
import { TERRA_LEADER_EFFECTS } from './effects/leaders.ts';
import { TERRA_WONDER_EFFECTS } from './effects/wonders.ts';
import { brokenLaws } from './invariants.ts';
import { terraSteps } from './rules/steps.ts';
import { terraDe } from './text/de.ts';
import { terraEn } from './text/en.ts';
import { terraNamesDe } from './text/names-de.ts';
import { terraNamesEn } from './text/names-en.ts';
import { terraThings } from './text/things.ts';
import { showTerra } from './visibility.ts';

/** Cards in a focus row, each of which holds a few trade tokens (TI 3.2). */
const FOCUS_CARDS_IN_ROW = 6;

/** How many the base game seats (ND 2.1). */
const BASE_SEATS = 4;

/** Terra Incognita. */
export const terraIncognita: Expansion<NewDawn, 'terraIncognita', Questions> = {
  isOn: ({ module }) => module === 'terra-incognita',
  // Five play with the expansion only (TI 0.2).
  demands: (seats) => (seats > BASE_SEATS ? { module: 'terra-incognita' } : {}),
  rulebook: 'terra-incognita',
  seats: { min: 2, max: 5 },
  options: {
    module: { kind: 'choice', values: ['base', 'terra-incognita'], default: 'base', rule: 'TI 1.1' },
    peaceful: { kind: 'switch', default: false, rule: 'TI 17.1' },
    handicap: { kind: 'per-seat', default: [], min: 0, max: FOCUS_CARDS_IN_ROW * TRADE_LIMIT, rule: 'TI 17.2' },
  },
  steps: terraSteps,
  answers: terraAnswers,
  zones: { terra: { visibility: showTerra, imagine: imagined } },
  bot: { journeys: { 'move-army': armyGoesOn } },
  shelves: [
    content.part({
      leaders: TERRA_LEADERS,
      focusCards: TERRA_FOCUS_CARDS,
      wonders: TERRA_WONDERS,
      cityStates: TERRA_CITY_STATES,
      naturalWonders: TERRA_NATURAL_WONDERS,
      agendas: TERRA_AGENDAS,
      victoryCards: TERRA_VICTORY_CARDS,
      tiles: TERRA_TILES,
      letters: TERRA_LETTERS,
    }),
    effects.part({
      cards: {
        ...TERRA_LEADER_EFFECTS,
        ...TERRA_WONDER_EFFECTS,
        ...TERRA_CITY_STATE_EFFECTS,
        ...TERRA_DIPLOMACY_EFFECTS,
      },
      moments: UNIQUE_CARD_MOMENTS,
    }),
    provenance.part({ sources: TERRA_SOURCES }),
    names.en.part(terraNamesEn),
    names.de.part(terraNamesDe),
  ],
  invariants: brokenLaws,
  things: terraThings,
  text: { en: terraEn, de: terraDe },
};
