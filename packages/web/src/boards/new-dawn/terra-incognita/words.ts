/** What only the expansion's part of the board says, in both languages. */

import type { Language } from '@tabularium/kernel';
import { useTableTop } from '../../../table/context.ts';

const en = {
  army: 'Army',
  armies: 'Armies on the map, and in all',
  forts: 'Forts held',
  governments: 'Governments',
  noGovernment: 'No government',
  rulesHere: 'in force',
  farther: (places: number) => (places === 1 ? '1 place farther right' : `${places} places farther right`),
  countsAs: (slot: number) => `Counts as slot ${slot}`,
  fromTo: (from: number, to: number) => `slot ${from} counts as ${to}`,
  unique: 'unique card',
  fortGoal: (count: number) => (count === 1 ? 'Hold 1 fort' : `Hold ${count} forts`),
  needed: (cards: number, all: number) => `An agenda on ${cards} of ${all} cards wins`,
  cardsOf: (done: number, needed: number) => `${done} of ${needed} cards`,
  lost: 'lost again',
  cheaper: 'Trade token: costs 1 less, and is removed at the next wonder symbol',
  supportPart: 'Another army beside it',
  fortPart: 'Fort',
  reinforcements: (count: number) => (count === 1 ? '1 reinforced token' : `${count} reinforced tokens`),
  diePart: 'Die',
  tokensPart: 'Tokens spent',
  fortHere: 'Place the fort here',
  waterHere: 'Lay the water token here',
  several: 'What is meant?',
  exploring: 'Exploring',
  notYet: 'Not now',
  notHere: 'Not here',
  tilesLeft: (tiles: number) => (tiles === 1 ? '1 tile to explore' : `${tiles} tiles to explore`),
  now: 'now',
  bothSides: 'Both sides of tile',
  ibrahim: 'Holds Ibrahim',
  union: (name: string) => `United with ${name}`,
  chosenKind: 'Which district?',
  placed: 'on the map already',
};

/** The words of one language. */
export type TerraWords = typeof en;

const de: TerraWords = {
  army: 'Armee',
  armies: 'Armeen auf der Karte und insgesamt',
  forts: 'Gehaltene Festungen',
  governments: 'Regierungsformen',
  noGovernment: 'Keine Regierung',
  rulesHere: 'gilt',
  farther: (places) => (places === 1 ? '1 Platz weiter rechts' : `${places} Plätze weiter rechts`),
  countsAs: (slot) => `Zählt als Platz ${slot}`,
  fromTo: (from, to) => `Platz ${from} zählt als ${to}`,
  unique: 'einzigartige Karte',
  fortGoal: (count) => (count === 1 ? '1 Festung' : `${count} Festungen`),
  needed: (cards, all) => `Eine Agenda auf ${cards} von ${all} Karten gewinnt`,
  cardsOf: (done, needed) => `${done} von ${needed} Karten`,
  lost: 'wieder verloren',
  cheaper: 'Handelsmarker: kostet 1 weniger und fällt beim nächsten Wundersymbol weg',
  supportPart: 'Weitere Armee daneben',
  fortPart: 'Festung',
  reinforcements: (count) => (count === 1 ? '1 verstärkter Marker' : `${count} verstärkte Marker`),
  diePart: 'Würfel',
  tokensPart: 'Eingesetzte Marker',
  fortHere: 'Die Festung hierher setzen',
  waterHere: 'Den Wassermarker hierher legen',
  several: 'Was ist gemeint?',
  exploring: 'Erkunden',
  notYet: 'Jetzt nicht',
  notHere: 'Nicht hier',
  tilesLeft: (tiles) => (tiles === 1 ? '1 Teil zu erkunden' : `${tiles} Teile zu erkunden`),
  now: 'jetzt',
  bothSides: 'Beide Seiten von Teil',
  ibrahim: 'Hat Ibrahim',
  union: (name) => `Vereint mit ${name}`,
  chosenKind: 'Welcher Bezirk?',
  placed: 'liegt schon auf der Karte',
};

const WORDS: Readonly<Record<Language, TerraWords>> = { en, de };

/** The words in the table's language. */
export function useTerraWords(): TerraWords {
  return WORDS[useTableTop().language];
}
