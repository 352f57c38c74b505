/** The base game explained: every thing in its box, in every language. */

import type { Language } from '@tabularium/kernel';
import { BUILDINGS } from '../content/buildings.ts';
import { CIVILIZATIONS } from '../content/civilizations.ts';
import { CULTURE_EVENTS } from '../content/culture-events.ts';
import { MARKET_RESOURCES, RESOURCES } from '../content/goods.ts';
import { GOVERNMENTS, GOVERNMENTS_2013, type Government, type GovernmentId } from '../content/governments.ts';
import { GREAT_PEOPLE } from '../content/great-people.ts';
import { MARKERS } from '../content/markers.ts';
import type { Moment, Op, Timing } from '../content/model.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { TERRAIN_YIELDS, type Terrain } from '../content/terrain.ts';
import { TRUMPS, UNITS } from '../content/units.ts';
import { WONDERS } from '../content/wonders.ts';
import type { BaseWords, Explained } from './cards.ts';
import { cards as cardsDe } from './de/cards.ts';
import { effects as effectsDe } from './de/effects.ts';
import { names as namesDe } from './de/names.ts';
import { notes as notesDe } from './de/notes.ts';
import type { EffectWords } from './effects.ts';
import { cards as cardsEn } from './en/cards.ts';
import { effects as effectsEn } from './en/effects.ts';
import { names as namesEn } from './en/names.ts';
import { notes as notesEn } from './en/notes.ts';
import { cardKinds, type Entries, type Entry, entriesOf, sureness } from './entries.ts';
import type { BaseNames } from './names.ts';
import type { BaseNotes } from './notes.ts';

/** Everything one language needs for the base game. */
interface BaseText {
  readonly cards: BaseWords;
  readonly effects: EffectWords<Op, Moment, Timing>;
  readonly names: BaseNames;
  readonly notes: BaseNotes;
}

function explain(text: BaseText): Entries {
  const { cards, names, notes } = text;
  const kinds = cardKinds(text);
  const plain = (name: string, words: string, rule: string): Entry => ({ name, text: words, rule, short: '' });
  const explained = (table: Readonly<Record<string, Explained>>) => entriesOf(table, (one) => plain(...one));
  const governments = (set: Readonly<Record<GovernmentId, Government>>) =>
    entriesOf(set, (record, id) => {
      const note = record.ruling ? notes.governments[id] : undefined;
      const card = { name: names.governments[id], rule: 'FF 5.5', provenance: record, note };
      const entry = kinds.other(record.effects, card);
      return entry.text === '' ? { ...entry, text: cards.plain } : entry;
    });

  return {
    technology: entriesOf(TECHNOLOGIES, (record, id) =>
      kinds.technology(record, names.technologies[id], notes.technologies[id]),
    ),
    wonder: entriesOf(WONDERS, (record, id) => kinds.wonder(record, names.wonders[id], notes.wonders[id])),
    building: entriesOf(BUILDINGS, (record, id) => plain(names.buildings[id], cards.building(record), 'FF 7.6')),
    unit: entriesOf(UNITS, (record, id) => ({
      ...plain(names.units[id], cards.unit(id, record, TRUMPS[id]), 'FF 9.6'),
      ...sureness(cards, record),
    })),
    civilization: entriesOf(CIVILIZATIONS, (record, id) => {
      const start = {
        leader: names.leaders[id],
        technology: names.technologies[record.technology],
        government: names.governments[record.government],
      };
      return kinds.civilization(record, names.civilizations[id], start, notes.civilizations[id]);
    }),
    government: governments(GOVERNMENTS),
    'government-2013': governments(GOVERNMENTS_2013),
    event: entriesOf(CULTURE_EVENTS, (record, id) => kinds.event(record, names.events[id], notes.events[id])),
    'great-person': entriesOf(GREAT_PEOPLE, (record, id) => plain(names.people[id], cards.person(record), 'FF 14.1')),
    marker: entriesOf(MARKERS, (record, id) => kinds.marker(record, names.markers[id])),
    terrain: entriesOf(TERRAIN_YIELDS, (_, id: Terrain) => plain(cards.terrains[id], cards.terrain(id), 'FF 4.1')),
    resource: Object.fromEntries(
      RESOURCES.map((id) => [id, plain(cards.resources[id], cards.resource(id, MARKET_RESOURCES), 'FF 12.3')]),
    ),
    icon: explained(cards.icons),
    piece: explained(cards.pieces),
  };
}

/** What the things of the base game are called and do, by language, kind and id. */
export const baseEntries: Readonly<Record<Language, Entries>> = {
  en: explain({ cards: cardsEn, effects: effectsEn, names: namesEn, notes: notesEn }),
  de: explain({ cards: cardsDe, effects: effectsDe, names: namesDe, notes: notesDe }),
};
