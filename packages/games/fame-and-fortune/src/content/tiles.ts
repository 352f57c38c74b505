/**
 * The 20 map tiles of the base game, square by square (FF 4.1): 6 home tiles and 14 neutral ones. Verified: read from
 * the printed tiles three times. A tile is seen with its arrow on the bottom edge, pointing up into the tile; squares
 * are numbered 0 to 15 row by row from the top left. Letters: g grassland, f forest, m mountain, d desert, w water.
 */

import type { Icons, MarketResource } from './goods.ts';
import type { Terrain } from './terrain.ts';

/** What is printed on a square besides its terrain. Icons given here stand instead of the terrain's own. */
export interface Printed extends Icons {
  readonly resource?: MarketResource;
  readonly marker?: 'hut' | 'village';
}

/** A map tile. */
export interface Tile {
  /** Four rows of four terrain letters. */
  readonly terrain: readonly [string, string, string, string];
  readonly printed: Readonly<Record<number, Printed>>;
  /** Home tiles: the squares suggested for the capital. */
  readonly capital?: readonly number[];
}

/** Which terrain a letter stands for. */
export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = {
  g: 'grassland',
  f: 'forest',
  m: 'mountain',
  d: 'desert',
  w: 'water',
};

/** The squares of a home tile on which a capital may stand (FF 3.2). */
export const CENTRE_SQUARES: readonly number[] = [5, 6, 9, 10];

const tiles = {
  'home-america': {
    terrain: ['mmwg', 'fmgw', 'ddmf', 'wdwf'],
    printed: {
      0: { resource: 'iron' },
      5: { resource: 'silk' },
      10: { resource: 'incense' },
      15: { resource: 'wheat' },
    },
    capital: [6],
  },
  'home-china': {
    terrain: ['dddg', 'mdgg', 'mmff', 'mwfw'],
    printed: { 3: { resource: 'wheat' }, 4: { resource: 'iron' }, 12: { culture: 1 }, 15: { resource: 'silk' } },
    capital: [5],
  },
  'home-egypt': {
    terrain: ['fwmm', 'ddgd', 'dfdd', 'dfwm'],
    printed: { 3: { resource: 'incense' }, 4: { resource: 'wheat' }, 14: { resource: 'silk' } },
    capital: [5],
  },
  'home-germany': {
    terrain: ['wgww', 'gmdw', 'fmmf', 'mmdg'],
    printed: { 0: { resource: 'silk' }, 10: { resource: 'iron' }, 12: { coin: 1 }, 15: { resource: 'wheat' } },
    capital: [6],
  },
  'home-rome': {
    terrain: ['mdmf', 'wmdm', 'fmgw', 'wfmw'],
    printed: {
      1: { resource: 'incense' },
      3: { resource: 'silk' },
      7: { resource: 'iron' },
      12: { resource: 'wheat' },
    },
    capital: [10],
  },
  'home-russia': {
    terrain: ['wwmm', 'dmgw', 'dfmw', 'fdgm'],
    printed: { 12: { resource: 'wheat' }, 15: { resource: 'iron' } },
    capital: [6],
  },
  'neutral-1': {
    terrain: ['ggff', 'dgff', 'mwwg', 'dmwg'],
    printed: { 0: { marker: 'village' }, 6: { resource: 'wheat' }, 12: { marker: 'hut' }, 13: { culture: 1 } },
  },
  'neutral-2': {
    terrain: ['ddgg', 'dffg', 'wwwm', 'ggmm'],
    printed: { 2: { marker: 'hut' }, 5: { resource: 'incense' }, 13: { marker: 'hut' } },
  },
  'neutral-3': {
    terrain: ['fdmm', 'mggw', 'ffgw', 'ffmf'],
    printed: { 0: { resource: 'wheat' }, 6: { marker: 'hut' }, 12: { marker: 'hut' } },
  },
  'neutral-4': {
    terrain: ['dgww', 'dgff', 'mdgf', 'mmgg'],
    printed: { 5: { marker: 'village' }, 7: { resource: 'wheat' }, 8: { coin: 1 }, 15: { marker: 'hut' } },
  },
  'neutral-5': {
    terrain: ['wwww', 'wwgf', 'wgff', 'gffd'],
    printed: { 2: { resource: 'silk' }, 7: { marker: 'hut' }, 9: { marker: 'village' } },
  },
  'neutral-6': {
    terrain: ['mfww', 'ggwf', 'mmgf', 'ddmm'],
    printed: { 0: { resource: 'silk' }, 1: { marker: 'hut' }, 10: { marker: 'hut' } },
  },
  'neutral-7': {
    terrain: ['mddw', 'mgmw', 'mfgw', 'mmfw'],
    printed: { 0: { resource: 'incense' }, 5: { marker: 'village' }, 12: { marker: 'hut' } },
  },
  'neutral-8': {
    terrain: ['mwmm', 'dmwg', 'fdgf', 'fgff'],
    printed: { 3: { resource: 'iron' }, 7: { marker: 'hut' }, 8: { marker: 'hut' } },
  },
  'neutral-9': {
    terrain: ['fwfm', 'fwwm', 'fgwf', 'mfwf'],
    printed: { 1: { culture: 1 }, 2: { resource: 'wheat' }, 3: { marker: 'village' }, 9: { marker: 'hut' } },
  },
  'neutral-10': {
    terrain: ['dmmd', 'dmdg', 'ddgw', 'ddgf'],
    printed: { 1: { marker: 'hut' }, 8: { resource: 'incense' }, 14: { marker: 'hut' } },
  },
  'neutral-11': {
    terrain: ['mmgw', 'dmfg', 'dmmf', 'dmmm'],
    printed: { 0: { resource: 'iron' }, 7: { marker: 'hut' }, 8: { marker: 'village' }, 11: { culture: 1 } },
  },
  'neutral-12': {
    terrain: ['mdgg', 'dmgf', 'dgff', 'dddd'],
    printed: { 2: { marker: 'village' }, 6: { culture: 1 }, 8: { resource: 'incense' }, 13: { marker: 'hut' } },
  },
  'neutral-13': {
    terrain: ['wwww', 'mgmd', 'mfgd', 'wwww'],
    printed: { 4: { resource: 'iron' }, 5: { marker: 'hut' }, 11: { marker: 'village' }, 15: { resource: 'silk' } },
  },
  'neutral-14': {
    terrain: ['wgww', 'dgww', 'dfwm', 'mggg'],
    printed: { 5: { marker: 'hut' }, 8: { culture: 1 }, 10: { resource: 'silk' }, 14: { marker: 'hut' } },
  },
} satisfies Readonly<Record<string, Tile>>;

export type TileId = keyof typeof tiles;

/** The tiles of the base game. */
export const TILES: Readonly<Record<TileId, Tile>> = tiles;
