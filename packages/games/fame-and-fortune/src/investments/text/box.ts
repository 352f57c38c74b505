/** Investments explained: every card, in every language. */

import type { Language } from '@tabularium/kernel';
import type { Moment, Op, Timing } from '../../content/model.ts';
import { cards as cardsDe } from '../../text/de/cards.ts';
import { effects as effectsDe } from '../../text/de/effects.ts';
import { type EffectWords, effectPhrase, type Phrase } from '../../text/effects.ts';
import { cards as cardsEn } from '../../text/en/cards.ts';
import { effects as effectsEn } from '../../text/en/effects.ts';
import { type CardWords, cardEntry, type Entries, entriesOf } from '../../text/entries.ts';
import {
  ENDOWMENT_2013,
  INVESTMENTS,
  type Investment,
  type InvestmentId,
  type InvestmentLevel,
} from '../content/investments.ts';
import type { InvestmentWords } from './cards.ts';
import { cards as investmentsDe } from './de/cards.ts';
import { names as namesDe } from './de/names.ts';
import { cards as investmentsEn } from './en/cards.ts';
import { names as namesEn } from './en/names.ts';
import type { InvestmentNames } from './names.ts';

/** Everything one language needs for investments. */
interface InvestmentText {
  readonly cards: CardWords;
  readonly effects: EffectWords<Op, Moment, Timing>;
  readonly investments: InvestmentWords;
  readonly names: InvestmentNames;
}

function explain({ cards, effects, investments, names }: InvestmentText): Entries {
  const level = ({ markers, effects: own }: InvestmentLevel): Phrase => {
    const long = own.map((effect) => effectPhrase(effects, effect, false)[0]).join(' ');
    return [investments.level(markers, long), ''];
  };
  const table = <Id extends InvestmentId>(set: Readonly<Record<Id, Investment>>) =>
    entriesOf(set, (record, id) =>
      cardEntry(cards, {
        name: names.investments[id],
        rule: 'FF 15.2',
        intro: investments.highest,
        effects: record.levels.map(level),
        provenance: record,
        note: investments.notes[id],
      }),
    );
  return {
    investment: table(INVESTMENTS),
    'investment-2013': table({ endowment: ENDOWMENT_2013 }),
  };
}

/** What the investments are called and do, by language, kind and id. */
export const investmentEntries: Readonly<Record<Language, Entries>> = {
  en: explain({ cards: cardsEn, effects: effectsEn, investments: investmentsEn, names: namesEn }),
  de: explain({ cards: cardsDe, effects: effectsDe, investments: investmentsDe, names: namesDe }),
};
