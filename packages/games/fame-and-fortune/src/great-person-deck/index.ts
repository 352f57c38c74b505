/** The great person deck: every great person is somebody (FF 14). */

import type { Expansion } from '@tabularium/kernel';
import type { FameAndFortune } from '../state.ts';
import { glossary } from '../text/glossary.ts';
import { boxes } from '../vocabulary/library.ts';
import { operations } from '../vocabulary/operations.ts';
import type { FameQuestions } from '../vocabulary/questions.ts';
import { GREAT_PERSON_CARDS, LEONIDAS_2013 } from './content/index.ts';
import { deckOperations, deckScales } from './effects/index.ts';
import { deckEntries } from './text/box.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import './vocabulary.ts';

/** The deck. */
export const deck: Expansion<FameAndFortune, 'deck', FameQuestions> = {
  isOn: (options) => options.greatPersonDeck && options.expansion,
  options: {
    greatPersonDeck: { kind: 'switch', default: true, rule: 'FF 23.1' },
    leonidasCard: { kind: 'choice', values: ['2011', '2013'], default: '2011', rule: 'FF 23.3' },
  },
  steps: {},
  answers: () => ({ drawsCards: () => true }),
  zones: {},
  shelves: [
    boxes.part({
      contents: {
        deck: {
          used: ({ greatPersonDeck, expansion }) => greatPersonDeck && expansion,
          permits: ({ op }) => op === 'stat-add-if',
          people: GREAT_PERSON_CARDS,
          replacements: ({ leonidasCard }) => (leonidasCard === '2013' ? { people: { leonidas: LEONIDAS_2013 } } : {}),
        },
      },
    }),
    operations.part({ rules: deckOperations, scales: deckScales }),
    glossary.en.part(deckEntries.en),
    glossary.de.part(deckEntries.de),
  ],
  things: Object.entries(deckEntries.en).flatMap(([kind, things]) => Object.keys(things).map((id) => `${kind}:${id}`)),
  text: { en, de },
};
