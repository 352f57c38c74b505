/** How German names what sentences of the game speak of. */

import { counted } from '@tabularium/kernel';
import { BOARD } from './board-de.ts';
import { namingIn } from './glossary.ts';
import { roman } from './numerals.ts';

/** Names that German would decline stand in quotation marks. */
const QUOTED: readonly string[] = ['technology', 'wonder', 'building', 'event', 'investment', 'relic', 'marker'];

/** The names of things in a sentence. */
export const name = namingIn('de', {
  square: (place) => `Feld ${place}`,
  tile: (from, to) => `das Spielplanteil von ${from} bis ${to}`,
  land: (terrain, place) => `${terrain} ${place}`,
  at: { town: (town) => `in ${town}`, land: (land) => `auf ${land}` },
  towns: BOARD.towns,
  named: (kind, words) => (QUOTED.includes(kind) ? `„${words}“` : words),
  sheet: 'dem Zivilisationsbogen',
  walls: 'Stadtmauern',
  army: 'eine Armee',
  scout: 'einen Pionier',
  trade: (amount) => `${amount} Handel`,
  culture: (amount) => `${amount} Kultur`,
  hut: 'einen Hüttenmarker',
  village: 'einen Dorfmarker',
  markers: { hut: 'Hüttenmarker', village: 'Dorfmarker' },
  eventOfLevel: (level) => `ein Kulturereignis der Stufe ${roman(level)}`,
  shown: 'gezeigt',
  nothing: 'nichts',
});

/** Where a coin token comes from. */
export const fromCoin = (holder: string) =>
  holder === 'sheet' ? 'vom Zivilisationsbogen' : `von ${name.coin(holder)}`;

/** So many of something. */
export const several = (amount: number, one: string, other: string) => counted('de', amount, { one, other });

/** A group of figures. */
export const party = (armies: number, scouts: number) =>
  [armies > 0 ? several(armies, 'Armee', 'Armeen') : '', scouts > 0 ? several(scouts, 'Pionier', 'Pioniere') : '']
    .filter((part) => part !== '')
    .join(' und ') || 'keine Figur';
