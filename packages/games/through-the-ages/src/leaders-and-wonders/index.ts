/** New leaders and wonders (TA 17.4). */

import type { Expansion } from '@tabularium/kernel';
import { eager } from '../bot/playout.ts';
import { cards, thingsOf } from '../queries/cards.ts';
import type { Questions } from '../questions.ts';
import { phaseActions } from '../rules/actions/action.ts';
import { politicalActions } from '../rules/politics.ts';
import { provenance, words } from '../text/card-texts.ts';
import type { ThroughTheAges } from '../vocabulary.ts';
import { answers } from './answers.ts';
import { EAGERNESS } from './bot.ts';
import { AGREEMENTS, FAMOUS } from './content/agreements.ts';
import { LEADERS } from './content/leaders.ts';
import { SOURCES } from './content/provenance.ts';
import { WONDERS } from './content/wonders.ts';
import { ACTIONS, EFFECTS, POLITICS, STEPS } from './effects/index.ts';
import { BOX, isDraft } from './queries/mixes.ts';
import { dealDrafts, draft } from './rules/draft.ts';
import * as GERMAN from './text/cards-de.ts';
import * as ENGLISH from './text/cards-en.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import './vocabulary.ts';

const lists = { leaders: LEADERS, wonders: WONDERS };

/** The box with the new leaders and wonders. */
export const leadersAndWonders: Expansion<ThroughTheAges, 'leadersAndWonders', Questions> = {
  isOn: ({ leaders }) => leaders !== 'base',
  options: {
    leaders: {
      kind: 'choice',
      values: [
        'base',
        'expansion',
        'secret-mix',
        'open-mix',
        'hidden-future',
        'one-extra',
        'draft',
        'open-draft',
        'agreed',
      ],
      default: 'base',
      rule: 'TA 17.4',
    },
    agreed: {
      kind: 'set',
      of: 'card',
      groups: FAMOUS,
      presets: AGREEMENTS,
      default: AGREEMENTS.base,
      when: { leaders: 'agreed' },
      rule: 'TA 17.4',
    },
  },
  streams: ['mix'],
  setup(game) {
    if (isDraft(game.options)) dealDrafts(game);
  },
  steps: { draft, ...STEPS },
  answers,
  zones: {},
  shelves: [
    cards.part({ lists: { [BOX]: lists }, effects: EFFECTS }),
    phaseActions.part({ rules: ACTIONS }),
    politicalActions.part({ rules: POLITICS }),
    eager.part({ by: EAGERNESS }),
    provenance.part({ sources: SOURCES }),
    words.en.part({ cards: ENGLISH.CARDS, briefs: ENGLISH.BRIEFS, choices: ENGLISH.SENTENCES.choices }),
    words.de.part({ cards: GERMAN.CARDS, briefs: GERMAN.BRIEFS, choices: GERMAN.SENTENCES.choices }),
  ],
  things: thingsOf(lists),
  text: { en, de },
};
