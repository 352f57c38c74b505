/**
 * The five tiles of the expansion, numbers 17 to 21, and its one-hex pieces of map: 22 a fort, 23 a water token
 * (TI 1.1, TI 11.1). Verified in two transcriptions, but for the two hexes marked single source.
 */

import type { Tile } from '../../content/tiles.ts';

const FORT = { hexes: 'f', symbols: { 0: 'fort' } } as const;
const WATER = { hexes: 'w', symbols: {} } as const;

/** The tiles in the order of their numbers. */
export const TERRA_TILES: readonly Tile[] = [
  {
    tile: 17,
    kind: 'capital',
    A: { hexes: 'ddmfhhhddh', symbols: { 0: 'capital', 3: 'oil' } },
    B: { hexes: 'gghmmhgwww', symbols: { 0: 'capital', 4: 'mercury' } },
  },
  {
    tile: 18,
    kind: 'natural-wonder',
    A: { hexes: 'nhwddmdhwg', symbols: { 0: 'dead-sea', 3: 'J', 4: 'oil' } },
    B: { hexes: 'nfhghghgfg', symbols: { 0: 'mato-tipila', 1: 'J', 9: 'marble' } },
  },
  {
    tile: 19,
    kind: 'natural-wonder',
    A: { hexes: 'ngwwwfmfgf', symbols: { 0: 'ha-long-bay' } },
    B: { hexes: 'nhmmhddfmf', symbols: { 0: 'gobustan', 1: 'diamond' } },
  },
  {
    tile: 20,
    kind: 'city-state',
    A: { hexes: 'wwhwmwgfwh', symbols: { 2: 'K', 4: 'diamond', 6: 'auckland' } },
    B: { hexes: 'gwdddhwddd', symbols: { 0: 'akkad', 8: 'mercury', 9: 'K' } }, // single source: hex 5 may be desert
  },
  {
    tile: 21,
    kind: 'city-state',
    A: { hexes: 'whwfgwfmhg', symbols: { 1: 'marble', 4: 'antananarivo' } },
    B: { hexes: 'hgmffwffmh', symbols: { 1: 'palenque' } }, // single source: hex 0 may be forest
  },
  { tile: 22, kind: 'fort', A: FORT, B: FORT },
  { tile: 23, kind: 'water', A: WATER, B: WATER },
];

/** The letters on the expansion's barbarian tokens. */
export const TERRA_LETTERS = ['J', 'K'] as const;

/** The fort and the water token as pieces of the map. */
export const FORT_TILE = 22;
export const WATER_TILE = 23;

/** The tiles dealt as capital tiles, and those of the stack (TI 3.3a, TI 3.3c). */
export const CAPITAL_TILES: readonly number[] = [7, 9, 11, 16, 17];
export const STACK_TILES: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 13, 14, 15, 18, 19, 20, 21];
