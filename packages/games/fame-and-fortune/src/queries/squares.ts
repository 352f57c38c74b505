/** What is on a square: terrain, icons, pieces, markers and figures (FF 4). */

import type { Seat } from '@tabularium/kernel';
import { BUILDINGS } from '../content/buildings.ts';
import type { Icons, MarketResource } from '../content/goods.ts';
import { GREAT_PEOPLE } from '../content/great-people.ts';
import { TERRAIN_YIELDS, type Terrain } from '../content/terrain.ts';
import { TERRAIN_LETTERS, type Tile } from '../content/tiles.ts';
import { ERA_CULTURE } from '../content/wonders.ts';
import type { City, FameState, Figure, MarkerKind, Piece, Player, Square } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { around, geometryOf, printedPlace } from './geometry.ts';
import { memoOf } from './memo.ts';

/** The parts of a state that say what the map looks like. */
export type Mapped = Pick<FameState, 'seats' | 'map' | 'options' | 'players'>;

/** What a square yields, every kind of icon counted: sums over many squares are quick where all look alike. */
export type Yields = Required<Icons>;

const counted = ({ production = 0, trade = 0, culture = 0, coin = 0 }: Icons): Yields => ({
  production,
  trade,
  culture,
  coin,
});

/** The same for each record of a kind. */
function countedOf<T>(
  records: Readonly<Record<string, T>>,
  icons: (one: T) => Icons,
): Readonly<Record<string, Yields>> {
  return Object.fromEntries(Object.entries(records).map(([id, one]) => [id, counted(icons(one))]));
}

/** A square as printed. */
export interface PrintedSquare {
  readonly terrain: Terrain;
  readonly icons: Yields;
  readonly resource: MarketResource | '';
  readonly marker: MarkerKind | '';
}

const printedTiles = new WeakMap<Tile, readonly PrintedSquare[]>();

/** The squares of a tile as printed, row by row. */
export function printedSquares(tile: Tile): readonly PrintedSquare[] {
  let squares = printedTiles.get(tile);
  if (squares === undefined) {
    squares = [...tile.terrain.join('')].map((letter, place) => {
      const terrain = TERRAIN_LETTERS[letter] ?? 'grassland';
      const { resource = '', marker = '', ...icons } = tile.printed[place] ?? {};
      return { terrain, icons: counted({ ...TERRAIN_YIELDS[terrain], ...icons }), resource, marker };
    });
    printedTiles.set(tile, squares);
  }
  return squares;
}

const NO_ICONS = counted({});
const UNKNOWN: PrintedSquare = { terrain: 'grassland', icons: NO_ICONS, resource: '', marker: '' };

/** What is printed on a square; nothing while its tile is face down. */
function printedAt(game: Mapped, square: Square): PrintedSquare {
  const geometry = geometryOf(game.seats);
  const tile = game.map.tiles[geometry.slotOf[square] ?? -1];
  if (!tile?.revealed) return UNKNOWN;
  const record = libraryOf(game.options).tiles[tile.id];
  if (record === undefined) return UNKNOWN;
  return printedSquares(record)[printedPlace(geometry.placeOf[square] ?? 0, tile.rotation)] ?? UNKNOWN;
}

/** Does the square exist, and lies its tile face up? */
export function isRevealed(game: Pick<FameState, 'seats' | 'map'>, square: Square): boolean {
  return game.map.tiles[geometryOf(game.seats).slotOf[square] ?? -1]?.revealed ?? false;
}

/** The terrain of a revealed square; a disaster marker covers what is printed (FF 4.8). */
export function terrainAt(game: Mapped, square: Square): Terrain {
  return game.map.disasters[square] || printedAt(game, square).terrain;
}

/** Is it water for whoever moves? The centre of a metropolis is not (FF 13.1). */
export function isWater(game: Mapped, square: Square): boolean {
  return terrainAt(game, square) === 'water' && centreAt(game, square) === undefined;
}

const TERRAIN_ICONS = countedOf(TERRAIN_YIELDS, (icons) => icons);
const BUILDING_ICONS = countedOf(BUILDINGS, ({ icons }) => icons);
const PERSON_ICONS = countedOf(GREAT_PEOPLE, ({ icons }) => icons);
const ERA_ICONS = countedOf(ERA_CULTURE, (culture) => ({ culture }));

/** The icons of a piece. */
export function pieceIcons(game: Mapped, piece: Piece): Yields {
  switch (piece.kind) {
    case 'building':
      return BUILDING_ICONS[piece.id] ?? NO_ICONS;
    case 'person':
      return PERSON_ICONS[piece.id] ?? NO_ICONS;
    case 'wonder': {
      const wonder = libraryOf(game.options).wonders[piece.id];
      return ERA_ICONS[wonder?.era ?? ''] ?? NO_ICONS;
    }
  }
}

/** The icons of a square: a piece replaces what is printed, a city centre has none (FF 4.3, FF 4.4). */
export function iconsAt(game: Mapped, square: Square): Yields {
  const piece = game.map.pieces[square];
  if (piece) return pieceIcons(game, piece);
  if (centreAt(game, square) !== undefined) return NO_ICONS;
  const disaster = game.map.disasters[square];
  return (disaster ? TERRAIN_ICONS[disaster] : undefined) ?? printedAt(game, square).icons;
}

/** The resource icon of a square, if nothing covers it. */
export function resourceAt(game: Mapped, square: Square): MarketResource | '' {
  if (game.map.pieces[square] || game.map.disasters[square] || centreAt(game, square) !== undefined) return '';
  return printedAt(game, square).resource;
}

/** Whose figures stand on each square, one bit for each seat; worked out once while the state is only read. */
function occupantsOf(game: Pick<FameState, 'players'>): Uint8Array | undefined {
  const memo = memoOf(game);
  if (memo === undefined) return undefined;
  const { occupants, occupied } = memo;
  if (memo.figuresKnown) return occupants;
  for (let at = 0; at < memo.occupiedKnown; at++) occupants[occupied[at] as Square] = 0;
  let count = 0;
  for (let seat = 0; seat < game.players.length; seat++) {
    const { figures } = game.players[seat] as Player;
    for (let at = 0; at < figures.length; at++) {
      const { square } = figures[at] as Figure;
      if (square < 0) continue;
      occupants[square] = (occupants[square] ?? 0) | (1 << seat);
      occupied[count++] = square;
    }
  }
  memo.occupiedKnown = count;
  memo.figuresKnown = true;
  return occupants;
}

const bitOf = (seat: Seat): number => (seat < 0 ? 0 : 1 << seat);

/** Whose figures stand there, apart from those of one seat; -1 for nobody's. Who flies may be above others. */
export function occupantOf(game: Pick<FameState, 'players'>, square: Square, besides: Seat = -1): Seat {
  const known = occupantsOf(game);
  if (known !== undefined) {
    const there = (known[square] ?? 0) & ~bitOf(besides);
    return there === 0 ? -1 : 31 - Math.clz32(there & -there);
  }
  for (let seat = 0; seat < game.players.length; seat++) {
    if (seat === besides) continue;
    const { figures } = game.players[seat] as Player;
    for (let at = 0; at < figures.length; at++) if ((figures[at] as Figure).square === square) return seat;
  }
  return -1;
}

/** Do figures of another player stand there? */
export function enemyOn(game: Pick<FameState, 'players'>, square: Square, seat: Seat): boolean {
  const known = occupantsOf(game);
  if (known !== undefined) return ((known[square] ?? 0) & ~bitOf(seat)) !== 0;
  for (let other = 0; other < game.players.length; other++) {
    if (other === seat) continue;
    const { figures } = game.players[other] as Player;
    for (let at = 0; at < figures.length; at++) if ((figures[at] as Figure).square === square) return true;
  }
  return false;
}

/** The figures of a player in a square, by number. */
export function figuresAt(player: Pick<Player, 'figures'>, square: Square): number[] {
  const found: number[] = [];
  for (let at = 0; at < player.figures.length; at++) {
    if ((player.figures[at] as Figure).square === square) found.push(at);
  }
  return found;
}

/** How many figures of a player stand in a square. */
export function countAt(player: Pick<Player, 'figures'>, square: Square, kind?: Figure['kind']): number {
  const { figures } = player;
  let count = 0;
  for (let at = 0; at < figures.length; at++) {
    const figure = figures[at] as Figure;
    if (figure.square === square && (kind === undefined || figure.kind === kind)) count++;
  }
  return count;
}

/** A city and whose it is. */
export interface OwnedCity {
  readonly seat: Seat;
  readonly city: City;
}

/** Is the square a centre of this city? */
const isCentre = ({ centre }: City, square: Square): boolean => centre[0] === square || centre[1] === square;

/** The city whose centre the square is. */
export function centreAt(game: Pick<FameState, 'players'>, square: Square): City | undefined {
  const { players } = game;
  for (let seat = 0; seat < players.length; seat++) {
    const { cities } = players[seat] as Player;
    for (let at = 0; at < cities.length; at++) if (isCentre(cities[at] as City, square)) return cities[at];
  }
  return undefined;
}

/** Whose city centre the square is; -1 for nobody's. */
export function ownerOfCentre(game: Pick<FameState, 'players'>, square: Square): Seat {
  const { players } = game;
  for (let seat = 0; seat < players.length; seat++) {
    const { cities } = players[seat] as Player;
    for (let at = 0; at < cities.length; at++) if (isCentre(cities[at] as City, square)) return seat;
  }
  return -1;
}

/** The outskirts of a city (FF 4.3). */
export function outskirtsOf(game: Pick<FameState, 'seats'>, city: Pick<City, 'centre'>): readonly Square[] {
  return around(geometryOf(game.seats), city.centre);
}

/** The city in whose outskirts the square lies; outskirts never overlap (FF 4.12). */
export function cityAround(game: Pick<FameState, 'seats' | 'players'>, square: Square): OwnedCity | undefined {
  const { players } = game;
  let near: readonly Square[] | undefined;
  for (let seat = 0; seat < players.length; seat++) {
    const { cities } = players[seat] as Player;
    for (let at = 0; at < cities.length; at++) {
      const city = cities[at] as City;
      if (isCentre(city, square)) return undefined;
      near ??= geometryOf(game.seats).near[square] ?? [];
      const [first = -1, second = first] = city.centre;
      if (near.includes(first) || near.includes(second)) return { seat, city };
    }
  }
  return undefined;
}

/** The relic marker on a square, or `''`. */
export function relicAt(game: Pick<FameState, 'map'>, square: Square): string {
  for (const relic of game.map.relics) if (relic.square === square) return relic.id;
  return '';
}

/** Does a hut, village or relic marker lie there? */
export function isMarked(game: Pick<FameState, 'map'>, square: Square): boolean {
  return Boolean(game.map.markers[square]) || relicAt(game, square) !== '';
}
