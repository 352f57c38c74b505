/**
 * Where a tile fits beside a map, found by keys on a grid: every legal spot of twelve orientations is searched each time
 * somebody lays a tile, so this must be quick.
 */

import { DIRECTIONS } from '../../content/dials.ts';
import type { Side } from '../../content/tiles.ts';
import { boardOf, type Hex, hexesOf, hexKey, holesIn } from '../../queries/board.ts';
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
  readonly print: Footprint;
  readonly centre: number;
}

/** Every place next to one of these spaces of the map where at least so many spaces are touched. */
export function contactsOf(map: string, least: number, beside: readonly number[]): Contact[] {
  const { hexes } = boardOf(map);
  const grid = gridOf(hexes);
  const shore = shoreKeys(beside, hexes, grid);
  const found: Contact[] = [];
  for (const [turn, print] of allFootprints().entries()) {
    for (const key of shore) {
      for (const cover of print.covers) {
        const centre = key - cover;
        if (tried[centre] === turn + 1) continue;
        tried[centre] = turn + 1;
        const contact = contactAt(print, centre, grid, least);
        if (contact !== null) found.push(contact);
      }
    }
  }
  tried.fill(0);
  return found;
}

/** Working space: the orientation each centre was last tried in, and the spaces of one map by key, from 1. */
const tried = new Uint8Array(GRID);
const grid = new Int16Array(GRID);
let gridIsOf: readonly Hex[] | null = null;

function gridOf(hexes: readonly Hex[]): Int16Array {
  if (gridIsOf === hexes) return grid;
  grid.fill(0);
  for (const [space, { q, r }] of hexes.entries()) grid[hexKey(q, r)] = space + 1;
  gridIsOf = hexes;
  return grid;
}

/** The empty hexes next to these spaces. */
function shoreKeys(beside: readonly number[], hexes: readonly Hex[], spaces: Int16Array): Set<number> {
  const shore = new Set<number>();
  for (const space of beside) {
    const { q, r } = hexes[space] ?? { q: 0, r: 0 };
    for (const step of STEPS) if (spaces[hexKey(q, r) + step] === 0) shore.add(hexKey(q, r) + step);
  }
  return shore;
}

function contactAt(print: Footprint, centre: number, spaces: Int16Array, least: number): Contact | null {
  const { covers, around, side, rotation } = print;
  for (let at = 0; at < covers.length; at++) if (spaces[centre + (covers[at] ?? 0)] !== 0) return null;
  let count = 0;
  for (let at = 0; at < around.length; at++) if (spaces[centre + (around[at] ?? 0)] !== 0) count++;
  if (count < least) return null;
  const touched = around.map((key) => (spaces[centre + key] ?? 0) - 1).filter((space) => space >= 0);
  const place = { side, rotation, q: (centre >> 7) - 64, r: (centre & 127) - 64 };
  return { place, touched, print, centre };
}

/** Do the empty hexes around hang together? Then the tile encloses nothing. */
function isOpenAround({ print: { around, links }, centre }: Contact, spaces: Int16Array): boolean {
  const isOpen = (at: number) => spaces[centre + (around[at] ?? 0)] === 0;
  const first = around.findIndex((_, at) => isOpen(at));
  if (first < 0) return false;
  const met = new Set([first]);
  for (const at of met) for (const next of links[at] ?? []) if (isOpen(next)) met.add(next);
  return around.every((_, at) => !isOpen(at) || met.has(at));
}

/** Those of the places that need no more water tokens than are left of so many (TI 6.8). */
export function withinWater(map: string, contacts: readonly Contact[], tokens: number): TilePlace[] {
  const { hexes, waterTokens } = boardOf(map);
  const spaces = gridOf(hexes);
  const fits = (contact: Contact) =>
    isOpenAround(contact, spaces) || holesIn([...hexes, ...hexesOf(contact.place)]).length <= tokens - waterTokens;
  return contacts.filter(fits).map(({ place }) => place);
}
