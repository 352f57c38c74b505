/** How English names what sentences of the game speak of. */

import { counted } from '@tabularium/kernel';
import { BOARD } from './board-en.ts';
import { namingIn } from './glossary.ts';
import { roman } from './numerals.ts';

/** The names of things in a sentence. */
export const name = namingIn('en', {
  square: (place) => `square ${place}`,
  tile: (from, to) => `the tile from ${from} to ${to}`,
  land: (terrain, place) => `${terrain.toLowerCase()} ${place}`,
  at: { town: (town) => `in ${town}`, land: (land) => `on ${land}` },
  towns: BOARD.towns,
  // Some events end with an exclamation mark.
  named: (kind, words) => (kind === 'event' ? `“${words}”` : words),
  sheet: 'the civilization sheet',
  walls: 'city walls',
  army: 'an army',
  scout: 'a scout',
  trade: (amount) => `${amount} trade`,
  culture: (amount) => `${amount} culture`,
  hut: 'a hut marker',
  village: 'a village marker',
  markers: { hut: 'hut marker', village: 'village marker' },
  eventOfLevel: (level) => `a culture event of level ${roman(level)}`,
  shown: 'shown',
  nothing: 'nothing',
});

/** So many of something. */
export const several = (amount: number, one: string, other = `${one}s`) => counted('en', amount, { one, other });

/** A group of figures. */
export const party = (armies: number, scouts: number) =>
  [armies > 0 ? several(armies, 'army', 'armies') : '', scouts > 0 ? several(scouts, 'scout') : '']
    .filter((part) => part !== '')
    .join(' and ') || 'no figure';
