/** The great person deck explained: every card, in every language. */

import type { Language } from '@tabularium/kernel';
import { cards as cardsDe } from '../../text/de/cards.ts';
import type { EffectWords } from '../../text/effects.ts';
import { cards as cardsEn } from '../../text/en/cards.ts';
import { type CardWords, cardKinds, type Entries, entriesOf } from '../../text/entries.ts';
import {
  GREAT_PERSON_CARDS,
  type GreatPersonCard,
  type GreatPersonId,
  LEONIDAS_2013,
} from '../content/great-people.ts';
import type { DeckMoment, DeckOp, DeckTiming } from '../content/model.ts';
import type { DeckWords } from './cards.ts';
import { cards as deckDe } from './de/cards.ts';
import { effects as effectsDe } from './de/effects.ts';
import { names as namesDe } from './de/names.ts';
import { cards as deckEn } from './en/cards.ts';
import { effects as effectsEn } from './en/effects.ts';
import { names as namesEn } from './en/names.ts';
import type { DeckNames } from './names.ts';

/** Everything one language needs for the deck. */
interface DeckText {
  readonly cards: CardWords;
  readonly effects: EffectWords<DeckOp, DeckMoment, DeckTiming>;
  readonly deck: DeckWords;
  readonly names: DeckNames;
}

function explain(text: DeckText): Entries {
  const { deck, names } = text;
  const { other } = cardKinds(text);
  const people = <Id extends GreatPersonId>(cards: Readonly<Record<Id, GreatPersonCard>>) =>
    entriesOf(cards, (record, id) => {
      const discard = record.discard ?? false;
      const intro = deck.person(deck.types[record.type], discard);
      const card = { name: names.people[id], rule: 'FF 14.5', intro, provenance: record, note: deck.notes[id] };
      return other(record.effects, card, discard);
    });
  return {
    person: people(GREAT_PERSON_CARDS),
    'person-2013': people({ leonidas: LEONIDAS_2013 }),
  };
}

/** What the great people are called and do, by language, kind and id. */
export const deckEntries: Readonly<Record<Language, Entries>> = {
  en: explain({ cards: cardsEn, effects: effectsEn, deck: deckEn, names: namesEn }),
  de: explain({ cards: cardsDe, effects: effectsDe, deck: deckDe, names: namesDe }),
};
