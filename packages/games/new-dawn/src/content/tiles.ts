/**
 * The sixteen double-sided map tiles, hex by hex (ND 4, ND 5).
 *
 * A tile is a flower of seven hexes (0 the centre, 1 to 6 the ring) and a triangle of three (7, 8, 9). Terrain letters:
 * g grassland, h hill, f forest, d desert, m mountain, w water, n natural wonder.
 * Verified in two transcriptions or against a scan, but for the hexes marked single source, where the other
 * transcription reads another terrain.
 */

import type { Brought } from '../vocabulary.ts';
import type { CityStateId } from './city-states.ts';
import type { NaturalWonderId } from './natural-wonders.ts';
import type { Resource } from './resources.ts';

/** The kinds of terrain; a natural wonder's space has none of the five land kinds (ND 5.3). */
export type Terrain = 'grassland' | 'hill' | 'forest' | 'desert' | 'mountain' | 'water' | 'natural-wonder';

/** How hard each terrain is (ND 5.1, ND 5.3). */
export const DIFFICULTY: Readonly<Record<Terrain, number>> = {
  grassland: 1,
  hill: 2,
  forest: 3,
  desert: 4,
  mountain: 5,
  water: 1,
  'natural-wonder': 5,
};

/** The letters on the base game's barbarian tokens, in alphabetical order. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
/** The letter of a barbarian token, of whichever box. */
export type Letter = Brought<'letter'>;

/** What may be printed on a hex. */
export type Printed = 'capital' | Letter | Resource | NaturalWonderId | CityStateId | Brought<'printed'>;

/** The two sides of a tile; B is laid out as the mirror image of A. */
export type Side = 'A' | 'B';

/** One side of a tile: ten terrain letters, or one for a piece of map of a single hex, and what is printed on which hex. */
export interface TileSide {
  readonly hexes: string;
  readonly symbols: Readonly<Record<number, Printed>>;
}

/** What a tile is dealt as (ND 4.1, ND 4.2). */
export type TileKind = 'plain' | 'natural-wonder' | 'city-state' | 'capital' | Brought<'tileKind'>;

/** A map tile. */
export interface Tile {
  readonly tile: number;
  readonly kind: TileKind;
  readonly A: TileSide;
  readonly B: TileSide;
}

/** Which terrain a letter stands for. */
export const TERRAIN_OF: Readonly<Record<string, Terrain>> = {
  g: 'grassland',
  h: 'hill',
  f: 'forest',
  d: 'desert',
  m: 'mountain',
  w: 'water',
  n: 'natural-wonder',
};

/** Where the ten hexes of side A lie around the centre, in axial coordinates. */
export const SHAPE: readonly (readonly [q: number, r: number])[] = [
  [0, 0],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
  [1, -1],
  [1, -2],
  [0, -2],
  [1, -3],
];

/** All tiles; tile number `n` is at index `n - 1`. */
export const TILES: readonly Tile[] = [
  {
    tile: 1,
    kind: 'natural-wonder',
    A: { hexes: 'nhgdhmmmmw', symbols: { 0: 'torres-del-paine', 6: 'A', 8: 'marble' } },
    B: { hexes: 'nwwwgfhgwg', symbols: { 0: 'cliffs-of-dover', 4: 'A' } },
  },
  {
    tile: 2,
    kind: 'natural-wonder',
    A: { hexes: 'nmhhmhghmm', symbols: { 0: 'mt-everest', 8: 'B' } },
    B: { hexes: 'wnhmmmmhff', symbols: { 1: 'crater-lake', 3: 'diamond' } },
  },
  {
    tile: 3,
    kind: 'plain',
    A: { hexes: 'wggdmwgmfm', symbols: { 3: 'marble', 7: 'C', 8: 'oil' } },
    B: { hexes: 'ddhdhdgffd', symbols: { 0: 'C', 4: 'oil', 9: 'mercury' } }, // single source: hex 2 may be desert, hex 4 may be desert
  },
  {
    tile: 4,
    kind: 'natural-wonder',
    A: { hexes: 'nhdmmfhmgm', symbols: { 0: 'grand-mesa', 8: 'D', 9: 'mercury' } },
    B: { hexes: 'nwwwwwghhm', symbols: { 0: 'galapagos-islands', 9: 'D' } },
  },
  {
    tile: 5,
    kind: 'plain',
    A: { hexes: 'mggmhhhfgf', symbols: { 3: 'diamond', 7: 'oil' } },
    B: { hexes: 'mhhffhhggg', symbols: { 0: 'mercury', 7: 'E' } }, // single source: hex 2 may be forest, hex 6 may be grassland
  },
  {
    tile: 6,
    kind: 'city-state',
    A: { hexes: 'wmhfgfwwgw', symbols: { 4: 'carthage' } },
    B: { hexes: 'hmhfghgfgm', symbols: { 4: 'kumasi', 9: 'marble' } }, // single source: hex 0 may be mountain, hex 3 may be mountain
  },
  {
    tile: 7,
    kind: 'capital',
    A: { hexes: 'ggmwwwwmff', symbols: { 0: 'capital', 9: 'mercury' } },
    B: { hexes: 'ggmwfwgffg', symbols: { 0: 'capital', 7: 'diamond' } }, // single source: hex 1 may be hill, hex 6 may be hill
  },
  {
    tile: 8,
    kind: 'plain',
    A: { hexes: 'fffggwwfff', symbols: { 3: 'mercury', 7: 'diamond' } },
    B: { hexes: 'fmfwwwdfmw', symbols: { 2: 'mercury' } },
  },
  {
    tile: 9,
    kind: 'capital',
    A: { hexes: 'hghwwghhgm', symbols: { 0: 'capital', 9: 'diamond' } },
    B: { hexes: 'hhhwffhfgf', symbols: { 0: 'capital', 7: 'oil' } }, // single source: hex 6 may be grassland
  },
  {
    tile: 10,
    kind: 'plain',
    A: { hexes: 'wwhgghddmm', symbols: { 6: 'oil', 7: 'F' } }, // single source: hex 2 may be grassland
    B: { hexes: 'fgddfdgwww', symbols: { 0: 'F', 2: 'diamond', 5: 'marble' } }, // single source: hex 3 may be hill
  },
  {
    tile: 11,
    kind: 'capital',
    A: { hexes: 'gfghmmhhff', symbols: { 0: 'capital', 5: 'diamond', 9: 'G' } },
    B: { hexes: 'gmgwhhgdgg', symbols: { 0: 'capital', 8: 'marble' } }, // single source: hex 2 may be hill
  },
  {
    tile: 12,
    kind: 'city-state',
    A: { hexes: 'ghddhhhmdd', symbols: { 0: 'brussels', 7: 'mercury' } },
    B: { hexes: 'gwhfggwfgg', symbols: { 3: 'mercury', 5: 'seoul', 9: 'H' } }, // single source: hex 4 may be hill, hex 8 may be desert
  },
  {
    tile: 13,
    kind: 'natural-wonder',
    A: { hexes: 'ngghdddfgf', symbols: { 0: 'mt-kilimanjaro' } }, // single source: hex 2 may be hill, hex 8 may be hill
    B: { hexes: 'ngwfwfwhfw', symbols: { 0: 'pantanal', 7: 'diamond' } }, // single source: hex 7 may be grassland
  },
  {
    tile: 14,
    kind: 'city-state',
    A: { hexes: 'fffghfhhfm', symbols: { 3: 'geneva', 8: 'marble' } },
    B: { hexes: 'dggdfgghgm', symbols: { 6: 'mohenjo-daro', 9: 'oil' } }, // single source: hex 2 may be desert, hex 5 may be hill
  },
  {
    tile: 15,
    kind: 'city-state',
    A: { hexes: 'gmwwwwmfgm', symbols: { 0: 'buenos-aires', 6: 'marble', 7: 'I' } },
    B: { hexes: 'gmmwddmggg', symbols: { 4: 'oil', 6: 'I', 9: 'kabul' } }, // single source: hex 0 may be hill
  },
  {
    tile: 16,
    kind: 'capital',
    A: { hexes: 'gggddggwhw', symbols: { 0: 'capital', 3: 'oil' } },
    B: { hexes: 'fgghmdfghw', symbols: { 0: 'capital', 8: 'marble' } }, // single source: hex 3 may be grassland
  },
];
