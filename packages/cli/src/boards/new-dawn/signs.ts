/** The signs of the map: one column each, the same in both languages and without colours. */

import type { Resource, Terrain } from '@tabularium/new-dawn/content';
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

/** Everything else that can be on a space. */
export const SIGN = {
  cityState: '⌂',
  capitalPlace: '☆',
  wonder: '✦',
  barbarian: '!',
  caravan: 'w',
  choosable: '»',
} as const;
