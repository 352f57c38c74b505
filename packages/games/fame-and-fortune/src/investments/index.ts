/** Investments: coins for lasting benefits (FF 15). */

import type { Expansion } from '@tabularium/kernel';
import type { FameAndFortune } from '../state.ts';
import { glossary } from '../text/glossary.ts';
import { entries } from '../vocabulary/entries.ts';
import { boxes } from '../vocabulary/library.ts';
import { operations } from '../vocabulary/operations.ts';
import type { FameQuestions } from '../vocabulary/questions.ts';
import { ENDOWMENT_2013, INVESTMENT_MARKERS, INVESTMENTS } from './content/index.ts';
import { investmentOperations } from './effects/index.ts';
import { invest } from './rules/investing.ts';
import { investmentEntries } from './text/box.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import './vocabulary.ts';

/** Investments. */
export const investments: Expansion<FameAndFortune, 'investments', FameQuestions> = {
  isOn: (options) => options.investments && options.expansion,
  options: {
    investments: { kind: 'switch', default: true, rule: 'FF 23.1' },
    endowmentCard: { kind: 'choice', values: ['2011', '2013'], default: '2011', rule: 'FF 23.3' },
  },
  steps: {},
  zones: {},
  shelves: [
    boxes.part({
      contents: {
        investments: {
          used: ({ investments, expansion }) => investments && expansion,
          investments: INVESTMENTS,
          supply: { investments: INVESTMENT_MARKERS },
          replacements: ({ endowmentCard }) =>
            endowmentCard === '2013' ? { investments: { endowment: ENDOWMENT_2013 } } : {},
        },
      },
    }),
    operations.part({ rules: investmentOperations }),
    entries.part({ start: { invest } }),
    glossary.en.part(investmentEntries.en),
    glossary.de.part(investmentEntries.de),
  ],
  things: Object.entries(investmentEntries.en).flatMap(([kind, things]) =>
    Object.keys(things).map((id) => `${kind}:${id}`),
  ),
  text: { en, de },
};
