/** The base game as a box: complete by itself, and what expansions lie on. */

import type { Base } from '@tabularium/kernel';
import { answers } from './answers.ts';
import { bot } from './bot/index.ts';
import { CITY_STATES } from './content/city-states.ts';
import { FOCUS_CARDS } from './content/focus-cards.ts';
import { LEADERS } from './content/leaders.ts';
import { NATURAL_WONDERS } from './content/natural-wonders.ts';
import { SOURCES } from './content/provenance.ts';
import { LETTERS, TILES } from './content/tiles.ts';
import { VICTORY_CARDS } from './content/victory-cards.ts';
import { WONDERS } from './content/wonders.ts';
import { determinize } from './determinize.ts';
import { AGENDAS } from './effects/agendas.ts';
import { CITY_STATE_EFFECTS } from './effects/city-states.ts';
import { DIPLOMACY_EFFECTS } from './effects/diplomacy.ts';
import { FOCUS_EFFECTS } from './effects/focus-cards.ts';
import { LEADER_EFFECTS } from './effects/leaders.ts';
import { WONDER_EFFECTS } from './effects/wonders.ts';
import { brokenLaws } from './invariants.ts';
import { effects } from './queries/effects.ts';
import { figures } from './queries/figures.ts';
import { tally } from './queries/tally.ts';
import { content } from './queries/things.ts';
import { asks, type Questions } from './questions.ts';
import { steps } from './rules/steps.ts';
import { names, provenance } from './text/book.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { namesDe } from './text/names-de.ts';
import { namesEn } from './text/names-en.ts';
import { things } from './text/things.ts';
import { visibility } from './visibility.ts';
import type { NewDawn } from './vocabulary.ts';

/** A New Dawn for two to four players. */
export const base: Base<NewDawn, Questions> = {
  id: 'new-dawn',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  options: {
    map: { kind: 'choice', values: ['first-game', 'players', 'random'], default: 'first-game', rule: 'ND 2.3' },
    epic: { kind: 'switch', default: false, rule: 'ND 18.1' },
    after24: { kind: 'choice', values: ['lost', 'go-on'], default: 'lost', rule: 'ND 10.7' },
    petraTurns: { kind: 'switch', default: true, rule: 'ND 20.5' },
    maracanaFirst: { kind: 'switch', default: true, rule: 'ND 20.5' },
    roundLimit: { kind: 'choice', values: [0, 30, 60, 120], default: 0 },
  },
  streams: ['set-up', 'map', 'wonders', 'dice', 'barbarians'],
  asks,
  answers,
  shelves: [
    content.part({
      leaders: LEADERS,
      focusCards: FOCUS_CARDS,
      wonders: WONDERS,
      cityStates: CITY_STATES,
      naturalWonders: NATURAL_WONDERS,
      agendas: AGENDAS,
      victoryCards: VICTORY_CARDS,
      tiles: TILES,
      letters: LETTERS,
    }),
    effects.part({
      cards: { ...LEADER_EFFECTS, ...WONDER_EFFECTS, ...CITY_STATE_EFFECTS, ...DIPLOMACY_EFFECTS, ...FOCUS_EFFECTS },
      moments: {},
    }),
    provenance.part({ sources: SOURCES }),
    names.en.part(namesEn),
    names.de.part(namesDe),
  ],
  setup: (table) => asks(table).setUp(table),
  steps,
  visibility,
  determinize,
  result: (game) => asks(game).result(game),
  round: (game) => game.round,
  invariants: brokenLaws,
  figures,
  tally,
  things,
  text: { en, de },
  bot,
};
