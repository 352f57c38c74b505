/** The signs of the map: one column each, the same in both languages and without colours. */

import type { Resource, Terrain } from '@tabularium/new-dawn/content';
import type { District } from '@tabularium/new-dawn/terra-incognita';
import { ground } from '../../screen.ts';

/** The ground of a space. */
export const TERRAIN_SIGN: Readonly<Record<Terrain, string>> = {
  grassland: '"',
  hill: '∩',
  forest: '♠',
  desert: ':',
  mountain: '▲',
  water: '~',
  'natural-wonder': '☼',
};

/** Its colour. */
export const TERRAIN_COLOUR: Readonly<Record<Terrain, (words: string) => string>> = {
  grassland: ground.green,
  hill: ground.plain,
  forest: ground.green,
  desert: ground.yellow,
  mountain: ground.grey,
  water: ground.blue,
  'natural-wonder': ground.magenta,
};

/** What lies on it. */
export const RESOURCE_SIGN: Readonly<Record<Resource, string>> = { marble: '▥', mercury: '☿', oil: '▼', diamond: '◊' };

/** Players' pieces; the number of the seat follows. */
export const PIECE_SIGN = { token: '○', reinforced: '●', city: '■', capital: '★' } as const;

/** Districts; in capitals when reinforced. */
export const DISTRICT_SIGN: Readonly<Record<District, string>> = {
  campus: 'c',
  'commercial-hub': 'h',
  encampment: 'e',
  'industrial-zone': 'i',
  'theater-square': 't',
};

/** Everything else that can be on a space. */
export const SIGN = {
  cityState: '⌂',
  capitalPlace: '☆',
  fort: '♜',
  wonder: '✦',
  barbarian: '!',
  caravan: 'w',
  army: 'a',
  choosable: '»',
} as const;
