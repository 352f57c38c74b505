/**
 * The map as spaces. A state holds only which tiles lie where, as a short string; everything that follows from it
 * (terrain, neighbours, coasts) is computed once per map and remembered here.
 *
 * Spaces are numbered in the order they were laid: the ten hexes of each tile, then the water that fills a hole the
 * tile has enclosed. Numbers therefore never change when a tile is added.
 */

import type { CityStateId } from '../content/city-states.ts';
import { DIRECTIONS } from '../content/dials.ts';
import type { Placement } from '../content/layouts.ts';
import type { NaturalWonderId } from '../content/natural-wonders.ts';
import { isResource, type Resource } from '../content/resources.ts';
import { DIFFICULTY, type Printed, SHAPE, type Side, TERRAIN_OF, type Terrain } from '../content/tiles.ts';
import type { Brought } from '../vocabulary.ts';
import { barbarianLetters, barbarianOf, isCityState, isLetter, isNaturalWonder, tileOf } from './things.ts';

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
  /** What only tiles of expansions have printed. */
  readonly landmarks: readonly Site<Brought<'printed'>>[];
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

/** Where the first so many hexes of a tile lie; some pieces of map have only one. */
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

/** The spaces of a map next to hexes outside it, in the order they were laid. */
export function spacesBeside(map: string, hexes: readonly Hex[]): number[] {
  const rim = new Set(hexes.flatMap(around).map(({ q, r }) => hexKey(q, r)));
  return boardOf(map).hexes.flatMap(({ q, r }, space) => (rim.has(hexKey(q, r)) ? [space] : []));
}

/** The hexes that are enclosed by these and not among them (ND 4.6e). */
export function holesIn(hexes: readonly Hex[]): Hex[] {
  let [west, north, east, south] = [999, 999, -999, -999];
  for (const { q, r } of hexes) {
    if (q <= west) west = q - 1;
    if (r <= north) north = r - 1;
    if (q >= east) east = q + 1;
    if (r >= south) south = r + 1;
  }
  const width = east - west + 1;
  const known = new Uint8Array(width * (south - north + 1));
  for (const { q, r } of hexes) known[(r - north) * width + q - west] = 1;
  // The sea comes in from the corner; what it does not reach is enclosed. The rim is all sea, so running over it does no harm.
  const directions = DIRECTIONS.map(([dq, dr]) => dr * width + dq);
  const shore = [0];
  known[0] = 1;
  for (let cell = shore.pop(); cell !== undefined; cell = shore.pop()) {
    for (const direction of directions) {
      if (known[cell + direction] !== 0) continue;
      known[cell + direction] = 1;
      shore.push(cell + direction);
    }
  }
  const holes: Hex[] = [];
  for (let cell = known.indexOf(0); cell >= 0; cell = known.indexOf(0, cell + 1)) {
    holes.push({ q: west + (cell % width), r: north + Math.floor(cell / width) });
  }
  return holes;
}

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

/** A board under construction. */
type Growing = {
  -readonly [Part in keyof Board]: Board[Part] extends readonly (infer Item)[] ? Item[] : Board[Part];
};

/** The map's last tile is added to the board of those before it, then holes are filled (ND 4.6e). */
function layOut(map: string): Board {
  const last = map.lastIndexOf(' ');
  const board = last < 0 ? emptyBoard() : copyOf(boardOf(map.slice(0, last)));
  const first = board.size;
  for (const placement of placementsOf(map.slice(last + 1))) {
    layTile(board, placement);
    const holes = holesIn(board.hexes);
    board.waterTokens += holes.length;
    for (const hole of holes) addSpace(board, hole, 'water', null, -1);
  }
  connect(board, first);
  return board;
}

const emptyBoard = (): Growing =>
  copyOf({
    size: 0,
    hexes: [],
    terrain: [],
    difficulty: [],
    water: [],
    edge: [],
    coast: [],
    neighbours: [],
    towards: [],
    tile: [],
    printed: [],
    returns: [],
    capitals: [],
    landmarks: [],
    cityStates: [],
    naturalWonders: [],
    resources: [],
    homes: barbarianLetters().map(() => -1),
    waterTokens: 0,
  });

/** A board that can grow while the old one stays as it is. What is known of a single space is never changed, only replaced. */
const copyOf = (board: Board): Growing => ({
  size: board.size,
  hexes: board.hexes.slice(),
  terrain: board.terrain.slice(),
  difficulty: board.difficulty.slice(),
  water: board.water.slice(),
  edge: board.edge.slice(),
  coast: board.coast.slice(),
  neighbours: board.neighbours.slice(),
  towards: board.towards.slice(),
  tile: board.tile.slice(),
  printed: board.printed.slice(),
  returns: board.returns.slice(),
  capitals: board.capitals.slice(),
  landmarks: board.landmarks.slice(),
  cityStates: board.cityStates.slice(),
  naturalWonders: board.naturalWonders.slice(),
  resources: board.resources.slice(),
  homes: board.homes.slice(),
  waterTokens: board.waterTokens,
});

function layTile(board: Growing, placement: Placement): void {
  const laid = tileOf(placement.tile);
  if (laid === undefined) throw new Error(`There is no tile ${placement.tile}.`);
  const { hexes: letters, symbols } = laid[placement.side];
  // A single hex of water is a token like those that fill holes.
  const isToken = letters === 'w';
  const at = isToken ? -1 : Math.max(-1, ...board.tile) + 1;
  for (const [i, hex] of firstHexes(placement, letters.length).entries()) {
    addSpace(board, hex, TERRAIN_OF[letters[i] ?? ''] ?? 'water', symbols[i] ?? null, at);
  }
  if (isToken) board.waterTokens++;
}

function addSpace(board: Growing, hex: Hex, terrain: Terrain, printed: Printed | null, tile: number): void {
  const space = board.size++;
  board.hexes.push(hex);
  board.terrain.push(terrain);
  board.difficulty.push(DIFFICULTY[terrain]);
  board.water.push(terrain === 'water');
  board.tile.push(tile);
  board.printed.push(printed);
  board.returns.push(printed !== null && (isCityState(printed) || isNaturalWonder(printed)));
  if (printed !== null) addSite(board, printed, space);
}

function addSite(board: Growing, id: Printed, space: number): void {
  if (id === 'capital') board.capitals.push(space);
  else if (isCityState(id)) board.cityStates.push({ id, space });
  else if (isNaturalWonder(id)) board.naturalWonders.push({ id, space });
  else if (isResource(id)) board.resources.push({ id, space });
  else if (isLetter(id)) board.homes[barbarianOf(id)] = space;
  else board.landmarks.push({ id, space });
}

/** The spaces of the board being connected, by key and counted from 1. */
const numbers = new Int16Array(128 * 128);

/** Say of the spaces from the first new one on, and of those next to them, what is around. */
function connect(board: Growing, first: number): void {
  const { hexes, water } = board;
  numbers.fill(0);
  for (const [space, { q, r }] of hexes.entries()) numbers[hexKey(q, r)] = space + 1;
  const six = (space: number): number[] => {
    const { q, r } = hexes[space] ?? { q: 0, r: 0 };
    return DIRECTIONS.map(([dq, dr]) => (numbers[hexKey(q + dq, r + dr)] ?? 0) - 1);
  };
  const changed = new Set<number>();
  for (let space = first; space < hexes.length; space++) for (const next of six(space)) changed.add(next);
  const old = [...changed].filter((space) => space >= 0 && space < first);
  const added = Array.from({ length: hexes.length - first }, (_, more) => first + more);
  for (const space of [...old, ...added]) {
    const towards = six(space);
    const neighbours = towards.filter((next) => next >= 0);
    const edge = neighbours.length < 6;
    board.towards[space] = towards;
    board.neighbours[space] = neighbours;
    board.edge[space] = edge;
    board.coast[space] = edge || neighbours.some((next) => water[next] === true);
  }
}
