/** Where the next tile of a map may be laid (ND 4.6, ND 4.8, ND 4.9). All tiles have the same shape, so any will do. */

import { DIRECTIONS } from '../content/dials.ts';
import type { Placement } from '../content/layouts.ts';
import { WATER_TOKENS } from '../content/limits.ts';
import { boardOf, type Hex, hexesOf, hexKey, holesIn } from './board.ts';

/** A place for a tile, whichever it is. */
export type TilePlace = Omit<Placement, 'tile'>;

/** The core is the first four tiles of a map that is being built (ND 4.4). */
export const CORE_TILES = 4;

/** What a place touches. */
interface Contact {
  readonly place: TilePlace;
  readonly spaces: number;
  readonly core: boolean;
  /** Does it touch a tile that touches the core? */
  readonly nearCore: boolean;
  /** Do the empty hexes around it hang together, so that it encloses nothing? */
  readonly open: boolean;
}

const NEEDED = 4;

const remembered = new Map<string, readonly TilePlace[]>();
const REMEMBERED = 100;

/** All places for the next tile. */
export function tilePlaces(map: string): readonly TilePlace[] {
  let places = remembered.get(map);
  if (places === undefined) {
    places = search(map);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(map, places);
  }
  return places;
}

/** The core must be touched if possible, else a tile that touches it; if nothing fits, the best there is (ND 4.9). */
function search(map: string): TilePlace[] {
  const firm = contactsOf(map, NEEDED);
  for (const wanted of [firm.filter(({ core }) => core), firm.filter(({ nearCore }) => nearCore), firm]) {
    const fitting = withinWater(map, wanted);
    if (fitting.length > 0) return fitting;
  }
  const contacts = contactsOf(map, 1);
  const most = Math.max(...contacts.map(({ spaces }) => spaces));
  return contacts.filter(({ spaces }) => spaces === most).map(({ place }) => place);
}

/** Only those that need no more water tokens than there are (ND 4.8). */
function withinWater(map: string, contacts: readonly Contact[]): TilePlace[] {
  const { hexes, waterTokens } = boardOf(map);
  return contacts
    .filter(({ place, open }) => open || holesIn([...hexes, ...hexesOf(place)]).length <= WATER_TOKENS - waterTokens)
    .map(({ place }) => place);
}

/** The hexes around the map as a grid of space numbers plus one, 0 where no space is. */
const grid = new Uint16Array(128 * 128);
/** When a space was last counted as touched. */
const stamps = new Uint32Array(512);
let stamp = 0;

/** Steps between neighbouring cells of the grid. */
const GRID_STEPS = DIRECTIONS.map(([dq, dr]) => hexKey(dq, dr) - hexKey(0, 0));

/** Every place where no hex overlaps that touches at least so many spaces. */
function contactsOf(map: string, least: number): Contact[] {
  const board = boardOf(map);
  grid.fill(0);
  for (const [space, { q, r }] of board.hexes.entries()) grid[hexKey(q, r)] = space + 1;
  const coreTouching = tilesTouchingCore(map);
  const shore = shoreOf(board.hexes);
  const contacts: Contact[] = [];
  for (const side of ['A', 'B'] as const) {
    for (let rotation = 0; rotation < 6; rotation++) {
      const shape = hexesOf({ side, q: 0, r: 0, rotation }).map(({ q, r }) => hexKey(q, r) - hexKey(0, 0));
      for (const centre of anchors(shore, shape)) {
        const touched = touchedBy(shape, centre, board.tile, coreTouching);
        if (touched === null || touched.spaces < least) continue;
        const place = { side, rotation, q: (centre >> 7) - 64, r: (centre & 127) - 64 };
        contacts.push({ place, ...touched, open: isOpen(shape, centre) });
      }
    }
  }
  return contacts;
}

/** The empty cells around the map. */
function shoreOf(hexes: readonly Hex[]): Set<number> {
  const shore = new Set<number>();
  for (const { q, r } of hexes) {
    for (const step of GRID_STEPS) {
      const cell = hexKey(q, r) + step;
      if (grid[cell] === 0) shore.add(cell);
    }
  }
  return shore;
}

/** The centres from which a tile of that shape covers some cell of the shore and no space. */
function anchors(shore: ReadonlySet<number>, shape: readonly number[]): Set<number> {
  const centres = new Set<number>();
  for (const cell of shore) {
    for (const part of shape) {
      if (shape.every((other) => grid[cell - part + other] === 0)) centres.add(cell - part);
    }
  }
  return centres;
}

/** What a tile there would touch, `null` if nothing. */
function touchedBy(
  shape: readonly number[],
  centre: number,
  tileOf: readonly number[],
  coreTouching: ReadonlySet<number>,
): Omit<Contact, 'place' | 'open'> | null {
  stamp++;
  let [spaces, core, nearCore] = [0, false, false];
  for (const part of shape) {
    for (const step of GRID_STEPS) {
      const space = (grid[centre + part + step] ?? 0) - 1;
      if (space < 0 || stamps[space] === stamp) continue;
      stamps[space] = stamp;
      spaces++;
      const tile = tileOf[space] ?? -1;
      core ||= tile >= 0 && tile < CORE_TILES;
      nearCore ||= coreTouching.has(tile);
    }
  }
  return spaces === 0 ? null : { spaces, core, nearCore };
}

/** Is every empty cell around a tile there connected with the others along its rim? Then no hole can arise. */
function isOpen(shape: readonly number[], centre: number): boolean {
  const covered = new Set(shape.map((part) => centre + part));
  const rim = new Set<number>();
  for (const cell of covered) {
    for (const step of GRID_STEPS) if (grid[cell + step] === 0 && !covered.has(cell + step)) rim.add(cell + step);
  }
  const [first] = rim;
  if (first === undefined) return false;
  const connected = [first];
  rim.delete(first);
  for (let cell = connected.pop(); cell !== undefined; cell = connected.pop()) {
    for (const step of GRID_STEPS) if (rim.delete(cell + step)) connected.push(cell + step);
  }
  return rim.size === 0;
}

const isOfCore = (tile: number | undefined): boolean => tile !== undefined && tile >= 0 && tile < CORE_TILES;

/** The tiles outside the core that touch it, in laying order. */
function tilesTouchingCore(map: string): Set<number> {
  const { neighbours, tile } = boardOf(map);
  const touching = new Set<number>();
  for (const [space, own] of tile.entries()) {
    if (own >= CORE_TILES && neighbours[space]?.some((next) => isOfCore(tile[next]))) touching.add(own);
  }
  return touching;
}
