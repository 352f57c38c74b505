/**
 * The map as spaces. A state holds only which tiles lie where, as a short string; everything that follows from it
 * (terrain, neighbours, coasts) is computed once per map and remembered here.
 *
 * Spaces are numbered in the order they were laid: the ten hexes of each tile, then the water that fills a hole the
 * tile has enclosed. Numbers therefore never change when a tile is added.
 */

import { type CityStateId, isCityState } from './content/city-states.ts';
import { DIRECTIONS } from './content/dials.ts';
import type { Placement } from './content/layouts.ts';
import { isNaturalWonder, type NaturalWonderId } from './content/natural-wonders.ts';
import { isResource, type Resource } from './content/resources.ts';
import {
  ALL_LETTERS,
  DIFFICULTY,
  type Printed,
  SHAPE,
  type Side,
  TERRAIN_OF,
  type Terrain,
  tileOf,
} from './content/tiles.ts';

/** Axial coordinates of a hex. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Something printed on a space. */
export interface Site<Id> {
  readonly id: Id;
  readonly space: number;
}

/** Everything that follows from where the tiles lie; lists are indexed by space. */
export interface Board {
  readonly size: number;
  readonly hexes: readonly Hex[];
  readonly terrain: readonly Terrain[];
  readonly difficulty: readonly number[];
  readonly water: readonly boolean[];
  /** Does a side of the space face no space (ND 5.9)? */
  readonly edge: readonly boolean[];
  /** Is the space next to water or on the edge (ND 16.5)? */
  readonly coast: readonly boolean[];
  readonly neighbours: readonly (readonly number[])[];
  /** The neighbour in each of the six directions of the direction token, `-1` outside the map. */
  readonly towards: readonly (readonly number[])[];
  /** The tile a space lies on, counted in laying order; `-1` for water that fills a hole. */
  readonly tile: readonly number[];
  readonly printed: readonly (Printed | null)[];
  /** Does what is printed here come back whenever no player's piece is on the space (ND 8.5, ND 14.5)? */
  readonly returns: readonly boolean[];
  readonly capitals: readonly number[];
  readonly forts: readonly number[];
  readonly cityStates: readonly Site<CityStateId>[];
  readonly naturalWonders: readonly Site<NaturalWonderId>[];
  readonly resources: readonly Site<Resource>[];
  /** Where each barbarian letter is printed, `-1` if on no tile. */
  readonly homes: readonly number[];
  /** How many water tokens fill holes. */
  readonly waterTokens: number;
}

/** The tile as part of a map's string. */
export function printPlacement({ tile, side, q, r, rotation }: Placement): string {
  return `${tile}${side}${rotation}(${q},${r})`;
}

/** The map's string. */
export const printMap = (placements: readonly Placement[]): string => placements.map(printPlacement).join(' ');

const PLACEMENT = /^(\d+)([AB])(\d)\((-?\d+),(-?\d+)\)$/;

/** The tiles of a map, in laying order. */
export function placementsOf(map: string): Placement[] {
  if (map === '') return [];
  return map.split(' ').map((text) => {
    const [, tile, side, rotation, q, r] = PLACEMENT.exec(text) ?? [];
    return { tile: Number(tile), side: side as Side, rotation: Number(rotation), q: Number(q), r: Number(r) };
  });
}

/** Where the ten hexes of a tile lie. */
export function hexesOf(place: Omit<Placement, 'tile'>): Hex[] {
  return firstHexes(place, SHAPE.length);
}

/** Where the first so many hexes of a tile lie; forts and water tokens have only one. */
function firstHexes({ side, q, r, rotation }: Omit<Placement, 'tile'>, count: number): Hex[] {
  return SHAPE.slice(0, count).map(([dq, dr]) => {
    let hex: Hex = side === 'A' ? { q: dq, r: dr } : { q: -dq - dr, r: dr };
    for (let turn = 0; turn < rotation; turn++) hex = { q: -hex.r, r: hex.q + hex.r };
    return { q: hex.q + q, r: hex.r + r };
  });
}

/** A hex as one number, for looking it up. */
export function hexKey(q: number, r: number): number {
  return (q + 64) * 128 + r + 64;
}

/** The six hexes around one. */
export const around = ({ q, r }: Hex): Hex[] => DIRECTIONS.map(([dq, dr]) => ({ q: q + dq, r: r + dr }));

/** The hexes that are enclosed by these and not among them (ND 4.6e). */
export function holesIn(hexes: readonly Hex[]): Hex[] {
  const [west, north] = [least(hexes, 'q') - 1, least(hexes, 'r') - 1];
  const [width, height] = [most(hexes, 'q') - west + 2, most(hexes, 'r') - north + 2];
  const known = new Uint8Array(width * height);
  for (const { q, r } of hexes) known[(r - north) * width + q - west] = 1;
  // The sea comes in from the corner; what it does not reach is enclosed.
  const shore = [0];
  known[0] = 1;
  for (let cell = shore.pop(); cell !== undefined; cell = shore.pop()) {
    const [q, r] = [cell % width, Math.floor(cell / width)];
    for (const [dq, dr] of DIRECTIONS) {
      if (q + dq < 0 || q + dq >= width || r + dr < 0 || r + dr >= height) continue;
      const next = cell + dr * width + dq;
      if (known[next] === 1) continue;
      known[next] = 1;
      shore.push(next);
    }
  }
  const holes: Hex[] = [];
  for (let cell = known.indexOf(0); cell >= 0; cell = known.indexOf(0, cell + 1)) {
    holes.push({ q: west + (cell % width), r: north + Math.floor(cell / width) });
  }
  return holes;
}

const least = (hexes: readonly Hex[], axis: 'q' | 'r') => hexes.reduce((low, hex) => Math.min(low, hex[axis]), 999);
const most = (hexes: readonly Hex[], axis: 'q' | 'r') => hexes.reduce((high, hex) => Math.max(high, hex[axis]), -999);

const boards = new Map<string, Board>();
let latest: { map: string; board: Board } | null = null;

/** More maps than any table needs at once; then all are forgotten. */
const REMEMBERED = 400;

/** The board of that map. */
export function boardOf(map: string): Board {
  if (latest !== null && latest.map === map) return latest.board;
  let board = boards.get(map);
  if (board === undefined) {
    board = layOut(map);
    if (boards.size >= REMEMBERED) boards.clear();
    boards.set(map, board);
  }
  latest = { map, board };
  return board;
}

/** The map's last tile is added to the board of those before it, then holes are filled (ND 4.6e). */
function layOut(map: string): Board {
  const last = map.lastIndexOf(' ');
  const before = last < 0 ? null : boardOf(map.slice(0, last));
  const hexes: Hex[] = [...(before?.hexes ?? [])];
  const terrain: Terrain[] = [...(before?.terrain ?? [])];
  const printed: (Printed | null)[] = [...(before?.printed ?? [])];
  const tile: number[] = [...(before?.tile ?? [])];
  const fill = (hex: Hex, kind: Terrain, symbol: Printed | null, at: number) => {
    hexes.push(hex);
    terrain.push(kind);
    printed.push(symbol);
    tile.push(at);
  };
  let waterTokens = before?.waterTokens ?? 0;
  for (const placement of placementsOf(map.slice(last + 1))) {
    const laid = tileOf(placement.tile);
    if (laid === undefined) throw new Error(`There is no tile ${placement.tile}.`);
    const { hexes: letters, symbols } = laid[placement.side];
    const at = laid.kind === 'water' ? -1 : Math.max(-1, ...tile) + 1;
    for (const [i, hex] of firstHexes(placement, letters.length).entries()) {
      fill(hex, TERRAIN_OF[letters[i] ?? ''] ?? 'water', symbols[i] ?? null, at);
    }
    if (laid.kind === 'water') waterTokens++;
    const holes = holesIn(hexes);
    waterTokens += holes.length;
    for (const hole of holes) fill(hole, 'water', null, -1);
  }
  return { ...geography(hexes, terrain), ...sites(printed), tile, printed, waterTokens };
}

function geography(hexes: readonly Hex[], terrain: readonly Terrain[]) {
  const numbers = new Map(hexes.map(({ q, r }, space) => [hexKey(q, r), space]));
  const towards = hexes.map((hex) => around(hex).map(({ q, r }) => numbers.get(hexKey(q, r)) ?? -1));
  const neighbours = towards.map((six) => six.filter((space) => space >= 0));
  const water = terrain.map((kind) => kind === 'water');
  const edge = neighbours.map((spaces) => spaces.length < 6);
  const coast = neighbours.map((spaces, space) => edge[space] === true || spaces.some((next) => water[next] === true));
  const difficulty = terrain.map((kind) => DIFFICULTY[kind]);
  return { size: hexes.length, hexes, terrain, towards, neighbours, water, edge, coast, difficulty };
}

function sites(printed: readonly (Printed | null)[]) {
  const capitals: number[] = [];
  const forts: number[] = [];
  const cityStates: Site<CityStateId>[] = [];
  const naturalWonders: Site<NaturalWonderId>[] = [];
  const resources: Site<Resource>[] = [];
  const homes: number[] = ALL_LETTERS.map(() => -1);
  for (const [space, id] of printed.entries()) {
    if (id === null) continue;
    if (id === 'capital') capitals.push(space);
    else if (id === 'fort') forts.push(space);
    else if (isCityState(id)) cityStates.push({ id, space });
    else if (isNaturalWonder(id)) naturalWonders.push({ id, space });
    else if (isResource(id)) resources.push({ id, space });
    else homes[ALL_LETTERS.indexOf(id)] = space;
  }
  const returns = printed.map((id) => id !== null && (isCityState(id) || isNaturalWonder(id)));
  return { capitals, forts, cityStates, naturalWonders, resources, homes, returns };
}
