/** What each kind of card is called, for the boards. */

import type { Language } from '@tabularium/kernel';
import type { CivilKind, MilitaryKind } from '../content/model.ts';

/** Kinds of cards. */
export type CardKind = CivilKind | MilitaryKind;

/** The names of the kinds in each language. */
export const KINDS: Readonly<Record<Language, Readonly<Record<CardKind, string>>>> = {
  en: {
    farm: 'Farm',
    mine: 'Mine',
    lab: 'Lab',
    temple: 'Temple',
    library: 'Library',
    theater: 'Theater',
    arena: 'Arena',
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    artillery: 'Artillery',
    'air-force': 'Air force',
    law: 'Law',
    warfare: 'Warfare',
    exploration: 'Exploration',
    construction: 'Construction',
    government: 'Government',
    leader: 'Leader',
    wonder: 'Wonder',
    action: 'Action',
    event: 'Event',
    territory: 'Territory',
    tactic: 'Tactic',
    aggression: 'Aggression',
    war: 'War',
    pact: 'Pact',
    bonus: 'Bonus',
  },
  de: {
    farm: 'Farm',
    mine: 'Mine',
    lab: 'Laboratorium',
    temple: 'Tempel',
    library: 'Bibliothek',
    theater: 'Theater',
    arena: 'Arena',
    infantry: 'Infanterie',
    cavalry: 'Kavallerie',
    artillery: 'Artillerie',
    'air-force': 'Luftwaffe',
    law: 'Recht',
    warfare: 'Kriegsführung',
    exploration: 'Erkundung',
    construction: 'Bauwesen',
    government: 'Regierungsform',
    leader: 'Anführer',
    wonder: 'Wunder',
    action: 'Aktion',
    event: 'Ereignis',
    territory: 'Gebiet',
    tactic: 'Taktik',
    aggression: 'Überfall',
    war: 'Krieg',
    pact: 'Pakt',
    bonus: 'Bonus',
  },
};
