/** The expansion explained: every thing in its box, in every language. */

import type { Language } from '@tabularium/kernel';
import { cards as cardsDe } from '../../text/de/cards.ts';
import { names as baseNamesDe } from '../../text/de/names.ts';
import type { EffectWords } from '../../text/effects.ts';
import { cards as cardsEn } from '../../text/en/cards.ts';
import { names as baseNamesEn } from '../../text/en/names.ts';
import { type CardWords, cardKinds, type Entries, entriesOf } from '../../text/entries.ts';
import type { BaseNames } from '../../text/names.ts';
import { FAME_CIVILIZATIONS } from '../content/civilizations.ts';
import { FAME_CULTURE_EVENTS } from '../content/culture-events.ts';
import { FAME_MARKERS } from '../content/markers.ts';
import type { FameMoment, FameOp, FameTiming } from '../content/model.ts';
import { RELICS } from '../content/relics.ts';
import { FAME_TECHNOLOGIES } from '../content/technologies.ts';
import { FAME_WONDERS } from '../content/wonders.ts';
import type { FamePieces } from './cards.ts';
import { pieces as piecesDe } from './de/cards.ts';
import { effects as effectsDe } from './de/effects.ts';
import { names as namesDe } from './de/names.ts';
import { notes as notesDe } from './de/notes.ts';
import { pieces as piecesEn } from './en/cards.ts';
import { effects as effectsEn } from './en/effects.ts';
import { names as namesEn } from './en/names.ts';
import { notes as notesEn } from './en/notes.ts';
import type { FameNames } from './names.ts';
import type { FameNotes } from './notes.ts';

/** Everything one language needs for the expansion. */
interface FameText {
  readonly cards: CardWords;
  readonly effects: EffectWords<FameOp, FameMoment, FameTiming>;
  readonly baseNames: BaseNames;
  readonly names: FameNames;
  readonly notes: FameNotes;
  readonly pieces: FamePieces;
}

function explain(text: FameText): Entries {
  const { names, baseNames, notes } = text;
  const kinds = cardKinds(text);
  const technologies = { ...baseNames.technologies, ...names.technologies };
  return {
    technology: entriesOf(FAME_TECHNOLOGIES, (record, id) =>
      kinds.technology(record, names.technologies[id], notes.technologies[id]),
    ),
    wonder: entriesOf(FAME_WONDERS, (record, id) => kinds.wonder(record, names.wonders[id], notes.wonders[id])),
    civilization: entriesOf(FAME_CIVILIZATIONS, (record, id) => {
      const start = {
        leader: names.leaders[id],
        technology: technologies[record.technology],
        government: baseNames.governments[record.government],
      };
      return kinds.civilization(record, names.civilizations[id], start, notes.civilizations[id]);
    }),
    event: entriesOf(FAME_CULTURE_EVENTS, (record, id) => kinds.event(record, names.events[id], notes.events[id])),
    marker: entriesOf(FAME_MARKERS, (record, id) => kinds.marker(record, names.markers[id], notes.markers[id])),
    relic: entriesOf(RELICS, (record, id) =>
      kinds.other(record.effects, {
        name: names.relics[id],
        rule: 'FF 16.2',
        provenance: record,
        note: notes.relics[id],
      }),
    ),
    piece: entriesOf(text.pieces, ([name, words, rule]) => ({ name, text: words, rule, short: '' })),
  };
}

/** What the things of the expansion are called and do, by language, kind and id. */
export const fameEntries: Readonly<Record<Language, Entries>> = {
  en: explain({
    cards: cardsEn,
    effects: effectsEn,
    baseNames: baseNamesEn,
    names: namesEn,
    notes: notesEn,
    pieces: piecesEn,
  }),
  de: explain({
    cards: cardsDe,
    effects: effectsDe,
    baseNames: baseNamesDe,
    names: namesDe,
    notes: notesDe,
    pieces: piecesDe,
  }),
};
