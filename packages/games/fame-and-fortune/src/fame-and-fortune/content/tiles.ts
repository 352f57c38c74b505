/** The 11 map tiles of the expansion: 4 home tiles and 7 neutral ones, three of them with a relic (FF 16.1). */

import type { Tile } from '../../content/tiles.ts';

const tiles = {
  'home-arabia': {
    terrain: ['dddw', 'fmgf', 'wfdw', 'fwmw'],
    printed: { 0: { culture: 1 }, 4: { resource: 'wheat' }, 11: { resource: 'silk' }, 13: { resource: 'incense' } },
    capital: [10],
  },
  'home-greece': {
    terrain: ['wffm', 'fmmw', 'wgdw', 'wfww'],
    printed: { 7: { resource: 'silk' }, 11: { resource: 'incense' }, 13: { resource: 'wheat' }, 15: { culture: 1 } },
    capital: [6],
  },
  'home-india': { terrain: ['mmmg', 'mgfm', 'wfdw', 'wfww'], printed: { 9: { resource: 'incense' } }, capital: [5, 6] },
  'home-spain': {
    terrain: ['wwmm', 'wfmw', 'wgfw', 'wmdw'],
    printed: {
      2: { resource: 'iron' },
      8: { resource: 'silk' },
      9: { resource: 'wheat' },
      11: { resource: 'incense' },
      15: { coin: 1 },
    },
    capital: [6],
  },
  'neutral-15a': {
    terrain: ['wwww', 'wwww', 'wwww', 'mmfg'],
    printed: { 0: { resource: 'silk' }, 12: { resource: 'iron' } },
  },
  'neutral-16a': {
    terrain: ['wmmd', 'wmmg', 'wwmg', 'mmff'],
    printed: { 3: { resource: 'incense' }, 9: { culture: 1 } },
  },
  'neutral-17a': {
    terrain: ['mddg', 'mmmw', 'wwfw', 'wfff'],
    printed: { 10: { production: 0, coin: 1 }, 13: { resource: 'wheat' } },
  },
  'neutral-18a': {
    terrain: ['fwww', 'gwfw', 'mgfg', 'ffdd'],
    printed: { 0: { resource: 'wheat' }, 3: { resource: 'silk' }, 4: { marker: 'village' }, 9: { marker: 'hut' } },
  },
  'neutral-19a': {
    terrain: ['gwwg', 'fgwm', 'fwwg', 'gwgd'],
    printed: {
      0: { marker: 'hut' },
      1: { coin: 1 },
      7: { resource: 'iron' },
      10: { resource: 'silk' },
      11: { marker: 'hut' },
      14: { resource: 'wheat' },
      15: { resource: 'incense' },
    },
  },
  'neutral-20a': {
    terrain: ['dgdg', 'gfgf', 'fgfg', 'wfwf'],
    printed: {
      2: { resource: 'incense' },
      5: { resource: 'wheat' },
      6: { marker: 'village' },
      9: { marker: 'village' },
    },
  },
  'neutral-21a': {
    terrain: ['ffwg', 'fmmg', 'gmmf', 'gwff'],
    printed: { 6: { resource: 'iron' }, 7: { marker: 'hut' }, 8: { resource: 'wheat' }, 12: { marker: 'village' } },
  },
} satisfies Readonly<Record<string, Tile>>;

export type FameTileId = keyof typeof tiles;

/** The tiles of the expansion. */
export const FAME_TILES: Readonly<Record<FameTileId, Tile>> = tiles;
