/** Where the map can grow: forts, capital tiles and explored tiles (TI 3.3, TI 6). */

import type { Refusal } from '@tabularium/kernel';
import { around, type Board, boardOf, type Hex, hexKey } from '../../queries/board.ts';
import { isCapital } from '../../queries/pieces.ts';
import type { TilePlace } from '../../queries/tiles.ts';
import type { NewDawnKnown } from '../../state.ts';
import type { Reason } from '../../vocabulary.ts';
import { CORE_TILES, FORT_CONTACTS, TILE_CONTACTS, WATER_TOKENS } from '../content/limits.ts';
import { contactsOf, withinWater } from './footprints.ts';
import { terraOf } from './realms.ts';

/** Is the space one of the core tiles, which are laid first? */
function isCore(map: string, seats: number, space: number): boolean {
  const tile = boardOf(map).tile[space] ?? -1;
  return tile >= 0 && tile < (CORE_TILES[seats] ?? 0);
}

/** What a fort on some hex would touch. */
export interface FortSite {
  readonly hex: Hex;
  /** Spaces of core tiles. */
  readonly core: number;
  readonly touchesFort: boolean;
  readonly touchesCityState: boolean;
}

/** Every hex around the map with what a fort there would touch. */
export function fortSites(game: NewDawnKnown): FortSite[] {
  const { hexes, landmarks, cityStates } = boardOf(game.map);
  const forts = landmarks.map(({ space }) => space);
  const spaceAt = new Map(hexes.map(({ q, r }, space) => [hexKey(q, r), space]));
  const shore = new Map<number, Hex>();
  for (const hex of hexes) {
    for (const next of around(hex)) if (!spaceAt.has(hexKey(next.q, next.r))) shore.set(hexKey(next.q, next.r), next);
  }
  return [...shore.values()].map((hex) => {
    const touched = around(hex).flatMap(({ q, r }) => spaceAt.get(hexKey(q, r)) ?? []);
    return {
      hex,
      core: touched.filter((space) => isCore(game.map, game.seats, space)).length,
      touchesFort: touched.some((space) => forts.includes(space)),
      touchesCityState: touched.some((space) => cityStates.some((site) => site.space === space)),
    };
  });
}

/** Where a fort may be placed: two core spaces if possible, else one (TI 3.3g, TI 3.3j). */
export function fortPlaces(game: NewDawnKnown): Hex[] {
  const free = fortSites(game).filter((site) => !site.touchesFort && !site.touchesCityState);
  for (let core = FORT_CONTACTS; core > 0; core--) {
    const legal = free.filter((site) => site.core >= core);
    if (legal.length > 0) return legal.map(({ hex }) => hex);
  }
  return [];
}

/** Places that were looked for on a board, by the number of players or the space explored from. */
type Found = WeakMap<Board, Map<number, readonly TilePlace[]>>;
const forCapitals: Found = new WeakMap();
const forExplorers: Found = new WeakMap();

/** Looked for once per board. */
function remember(found: Found, map: string, key: number, search: () => TilePlace[]): readonly TilePlace[] {
  const board = boardOf(map);
  let onBoard = found.get(board);
  if (onBoard === undefined) {
    onBoard = new Map();
    found.set(board, onBoard);
  }
  let places = onBoard.get(key);
  if (places === undefined) {
    places = search();
    onBoard.set(key, places);
  }
  return places;
}

/** Where a capital tile may be laid (TI 3.3h), with the fallbacks of TI 3.3j. */
export function capitalPlaces(map: string, seats: number): readonly TilePlace[] {
  return remember(forCapitals, map, seats, () => searchCapitalPlaces(map, seats));
}

function searchCapitalPlaces(map: string, seats: number): TilePlace[] {
  const { landmarks, size } = boardOf(map);
  const forts = landmarks.map(({ space }) => space);
  const spaces = Array.from({ length: size }, (_, space) => space);
  const core = spaces.filter((space) => isCore(map, seats, space));
  const isFirm = spaces.map((space) => space < core.length || forts.includes(space));
  const firm = (touched: readonly number[]) => touched.filter((space) => isFirm[space] === true).length;
  const all = contactsOf(map, 1, [...core, ...forts]);
  const legal = withinWater(
    map,
    all.filter(({ touched }) => firm(touched) >= TILE_CONTACTS),
    WATER_TOKENS,
  );
  if (legal.length > 0) return legal;
  const loose = all.filter(({ touched }) => firm(touched) > 0);
  for (let count = TILE_CONTACTS; count > 0; count--) {
    const best = withinWater(
      map,
      loose.filter(({ touched }) => touched.length >= count),
      WATER_TOKENS,
    );
    if (best.length > 0) return best;
  }
  return [];
}

/** Where a tile explored from that space may be laid: four spaces touched, that one among them (TI 6.3). */
export function explorationPlaces(map: string, from: number): readonly TilePlace[] {
  return remember(forExplorers, map, from, () => {
    const legal = contactsOf(map, TILE_CONTACTS, [from]).filter(({ touched }) => touched.includes(from));
    return withinWater(map, legal, WATER_TOKENS);
  });
}

/** The edge spaces of tiles, not of forts and water tokens (TI 6.4, TI 11.9). */
export function edgeSpaces(game: NewDawnKnown): number[] {
  const { edge, tile, printed } = boardOf(game.map);
  return edge.flatMap((open, space) => (open && (tile[space] ?? -1) >= 0 && printed[space] !== 'fort' ? [space] : []));
}

/** A figure on its way: where it is, the steps it has left, and whether it has explored. */
interface Explorer {
  readonly at: number;
  readonly left: number;
  readonly explored: boolean;
}

const EXPLORED_ALREADY = Object.freeze({ reason: 'explored-already', rule: 'TI 6.2' } as const);
const NO_STEPS_LEFT = Object.freeze({ reason: 'no-steps-left', rule: 'TI 6.7' } as const);
const NO_EDGE = Object.freeze({ reason: 'no-edge', rule: 'TI 6.1' } as const);
const STACK_EMPTY = Object.freeze({ reason: 'stack-empty', rule: 'TI 6.4' } as const);
const NO_CAPITAL_HERE = Object.freeze({ reason: 'no-capital-here', rule: 'TI 6.1' } as const);

/** What keeps a figure from exploring, as far as its steps and the map are concerned. */
export function explorationObstacle(game: NewDawnKnown, { at, left, explored }: Explorer): Refusal<Reason> | null {
  if (explored) return EXPLORED_ALREADY;
  if (left <= 0) return NO_STEPS_LEFT;
  if (mayExploreFrom(game, at)) return null;
  if (boardOf(game.map).edge[at] !== true) return NO_EDGE;
  return terraOf(game).stack.length === 0 ? STACK_EMPTY : NO_CAPITAL_HERE;
}

/** May a figure on that space explore, as far as the map is concerned (TI 6.1, TI 6.4)? */
export function mayExploreFrom(game: NewDawnKnown, space: number): boolean {
  const { edge, tile } = boardOf(game.map);
  if (edge[space] !== true || terraOf(game).stack.length === 0) return false;
  return hasCapital(game, tile[space] ?? -1);
}

/** Does a capital stand on that tile? */
function hasCapital(game: NewDawnKnown, tileAt: number): boolean {
  if (tileAt < 0) return false;
  const { capitals, tile } = boardOf(game.map);
  return capitals.some((space) => tile[space] === tileAt && isCapital(game.pieces[space]));
}
