/**
 * Where a tile fits beside a map, found by keys on a grid: every legal spot of twelve orientations is searched each time
 * somebody lays a tile, so this must be quick.
 */

import { boardOf, hexesOf, hexKey, holesIn } from '../../board.ts';
import { DIRECTIONS } from '../../content/dials.ts';
import type { Side } from '../../content/tiles.ts';
import type { TilePlace } from '../../queries/tiles.ts';

const GRID = 128 * 128;
const STEPS = DIRECTIONS.map(([q, r]) => q * 128 + r);

/** A tile in one orientation: the keys it covers and those around it, relative to its centre. */
interface Footprint {
  readonly side: Side;
  readonly rotation: number;
  readonly covers: readonly number[];
  readonly around: readonly number[];
  /** For each key around, which others around it are next to it. */
  readonly links: readonly (readonly number[])[];
}

function footprint(side: Side, rotation: number): Footprint {
  const covers = hexesOf({ side, rotation, q: 0, r: 0 }).map(({ q, r }) => hexKey(q, r) - hexKey(0, 0));
  const around = [...new Set(covers.flatMap((key) => STEPS.map((step) => key + step)))].filter(
    (key) => !covers.includes(key),
  );
  const links = around.map((key) => STEPS.map((step) => around.indexOf(key + step)).filter((at) => at >= 0));
  return { side, rotation, covers, around, links };
}

let footprints: readonly Footprint[] | null = null;

/** The twelve orientations. */
function allFootprints(): readonly Footprint[] {
  footprints ??= (['A', 'B'] as const).flatMap((side) => [0, 1, 2, 3, 4, 5].map((turn) => footprint(side, turn)));
  return footprints;
}

/** A place beside the map with the spaces it touches, each once (TI 3.3j). */
export interface Contact {
  readonly place: TilePlace;
  readonly touched: readonly number[];
  /** May it enclose a hole? */
  readonly mayEnclose: boolean;
}

/** Every place beside the map, or beside one space of it, where at least so many spaces are touched. */
export function contactsOf(map: string, least: number, beside?: number): Contact[] {
  const { hexes } = boardOf(map);
  const grid = new Int16Array(GRID);
  for (const [space, { q, r }] of hexes.entries()) grid[hexKey(q, r)] = space + 1;
  const shore = shoreKeys(beside === undefined ? hexes : hexes.slice(beside, beside + 1), grid);
  const found: Contact[] = [];
  for (const print of allFootprints()) {
    const tried = new Set<number>();
    for (const key of shore) {
      for (const cover of print.covers) {
        const centre = key - cover;
        if (tried.has(centre)) continue;
        tried.add(centre);
        const contact = contactAt(print, centre, grid, least);
        if (contact !== null) found.push(contact);
      }
    }
  }
  return found;
}

function shoreKeys(hexes: readonly { q: number; r: number }[], grid: Int16Array): Set<number> {
  const shore = new Set<number>();
  for (const { q, r } of hexes) {
    for (const step of STEPS) if (grid[hexKey(q, r) + step] === 0) shore.add(hexKey(q, r) + step);
  }
  return shore;
}

function contactAt(print: Footprint, centre: number, grid: Int16Array, least: number): Contact | null {
  for (const cover of print.covers) if (grid[centre + cover] !== 0) return null;
  const touched: number[] = [];
  for (const key of print.around) {
    const space = grid[centre + key] ?? 0;
    if (space > 0) touched.push(space - 1);
  }
  if (touched.length < least) return null;
  const { side, rotation } = print;
  const place = { side, rotation, q: (centre >> 7) - 64, r: (centre & 127) - 64 };
  return { place, touched, mayEnclose: !isOpenAround(print, centre, grid) };
}

/** Do the empty hexes around hang together? Then the tile encloses nothing. */
function isOpenAround({ around, links }: Footprint, centre: number, grid: Int16Array): boolean {
  const isOpen = (at: number) => grid[centre + (around[at] ?? 0)] === 0;
  const first = around.findIndex((_, at) => isOpen(at));
  if (first < 0) return false;
  const met = new Set([first]);
  for (const at of met) for (const next of links[at] ?? []) if (isOpen(next)) met.add(next);
  return around.every((_, at) => !isOpen(at) || met.has(at));
}

/** Those of the places that need no more water tokens than are left of so many (TI 6.8). */
export function withinWater(map: string, contacts: readonly Contact[], tokens: number): TilePlace[] {
  const { hexes, waterTokens } = boardOf(map);
  return contacts
    .filter(
      ({ place, mayEnclose }) => !mayEnclose || holesIn([...hexes, ...hexesOf(place)]).length <= tokens - waterTokens,
    )
    .map(({ place }) => place);
}
