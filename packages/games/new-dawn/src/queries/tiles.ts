/** Where the next tile of a map may be laid (ND 4.6, ND 4.8, ND 4.9). All tiles have the same shape, so any will do. */

import { around, boardOf, type Hex, hexesOf, hexKey, holesIn } from '../board.ts';
import { DIRECTIONS } from '../content/dials.ts';
import type { Placement } from '../content/layouts.ts';
import { WATER_TOKENS } from '../content/limits.ts';
import type { Side } from '../content/tiles.ts';

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
  const contacts = contactsOf(map);
  const firm = contacts.filter(({ spaces }) => spaces >= NEEDED);
  for (const wanted of [firm.filter(({ core }) => core), firm.filter(({ nearCore }) => nearCore), firm]) {
    const fitting = withinWater(map, wanted);
    if (fitting.length > 0) return fitting;
  }
  const most = Math.max(...contacts.map(({ spaces }) => spaces));
  return contacts.filter(({ spaces }) => spaces === most).map(({ place }) => place);
}

/** Only those that need no more water tokens than there are (ND 4.8). */
function withinWater(map: string, contacts: readonly Contact[]): TilePlace[] {
  const { hexes, waterTokens } = boardOf(map);
  return contacts
    .filter(({ place }) => holesIn([...hexes, ...hexesOf(place)]).length <= WATER_TOKENS - waterTokens)
    .map(({ place }) => place);
}

/** Every place next to the map where no hex overlaps, and what it touches. */
function contactsOf(map: string): Contact[] {
  const board = boardOf(map);
  const spaceAt = new Map(board.hexes.map(({ q, r }, space) => [hexKey(q, r), space]));
  const coreTouching = tilesTouchingCore(map);
  const shore = shoreOf(board.hexes, spaceAt);
  const contacts: Contact[] = [];
  for (const side of ['A', 'B'] as const) {
    for (let rotation = 0; rotation < 6; rotation++) {
      const shape = hexesOf({ side, q: 0, r: 0, rotation });
      for (const place of anchors(shore, shape, side, rotation)) {
        const touched = touchedBy(shape, place, spaceAt);
        if (touched === null || touched.size === 0) continue;
        const tiles = new Set([...touched].map((space) => board.tile[space] ?? -1));
        contacts.push({
          place,
          spaces: touched.size,
          core: [...tiles].some((tile) => tile >= 0 && tile < CORE_TILES),
          nearCore: [...tiles].some((tile) => coreTouching.has(tile)),
        });
      }
    }
  }
  return contacts;
}

/** The empty hexes around the map. */
function shoreOf(hexes: readonly Hex[], spaceAt: ReadonlyMap<number, number>): Hex[] {
  const shore = new Map<number, Hex>();
  for (const hex of hexes) {
    for (const next of around(hex)) {
      const key = hexKey(next.q, next.r);
      if (!spaceAt.has(key)) shore.set(key, next);
    }
  }
  return [...shore.values()];
}

/** The places where a tile turned like this covers some hex of the shore. */
function anchors(shore: readonly Hex[], shape: readonly Hex[], side: Side, rotation: number): TilePlace[] {
  const places = new Map<number, TilePlace>();
  for (const hex of shore) {
    for (const part of shape) {
      const [q, r] = [hex.q - part.q, hex.r - part.r];
      const key = hexKey(q, r);
      if (!places.has(key)) places.set(key, { side, rotation, q, r });
    }
  }
  return [...places.values()];
}

/** The spaces a tile there would touch, `null` if it would overlap one. */
function touchedBy(
  shape: readonly Hex[],
  { q, r }: TilePlace,
  spaceAt: ReadonlyMap<number, number>,
): Set<number> | null {
  for (const hex of shape) if (spaceAt.has(hexKey(hex.q + q, hex.r + r))) return null;
  const touched = new Set<number>();
  for (const hex of shape) {
    for (const [dq, dr] of DIRECTIONS) {
      const space = spaceAt.get(hexKey(hex.q + q + dq, hex.r + r + dr));
      if (space !== undefined) touched.add(space);
    }
  }
  return touched;
}

/** The tiles outside the core that touch it, in laying order. */
function tilesTouchingCore(map: string): Set<number> {
  const { neighbours, tile } = boardOf(map);
  const touching = new Set<number>();
  for (const [space, near] of neighbours.entries()) {
    const own = tile[space] ?? -1;
    if (own < CORE_TILES) continue;
    if (near.some((next) => (tile[next] ?? -1) >= 0 && (tile[next] ?? -1) < CORE_TILES)) touching.add(own);
  }
  return touching;
}
