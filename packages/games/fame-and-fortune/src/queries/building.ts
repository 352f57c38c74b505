/** What can be built, for how much and where (FF 7.5 to FF 7.10). */

import type { Seat } from '@tabularium/kernel';
import { BUILDINGS, type Building, type BuildingId, WALLS } from '../content/buildings.ts';
import { FIGURES } from '../content/limits.ts';
import { UNITS, type UnitType } from '../content/units.ts';
import type { City, FameState, FigureKind, Piece, Player, Square } from '../state.ts';
import { libraryOf } from '../vocabulary/library.ts';
import { inSupply } from './cities.ts';
import { playerOf } from './players.ts';
import { costChange, has, knows, statOf, waterOf } from './sources.ts';
import { countAt, enemyOn, isMarked, outskirtsOf, terrainAt } from './squares.ts';

/** What a city can make: a figure, a unit, a building, a wonder, or its walls. */
export type ItemKind = 'figure' | 'unit' | 'building' | 'wonder' | 'walls';

/** The name of city walls among the items. */
export const WALLS_ITEM = 'walls';

export const isFigure = (item: string): item is FigureKind => Object.hasOwn(FIGURES, item);
export const isUnit = (item: string): item is UnitType => Object.hasOwn(UNITS, item);
export const isBuilding = (item: string): item is BuildingId => Object.hasOwn(BUILDINGS, item);

/** The kind of an item. */
export function kindOf(item: string): ItemKind {
  if (item === WALLS_ITEM) return 'walls';
  if (isFigure(item)) return 'figure';
  if (isUnit(item)) return 'unit';
  return isBuilding(item) ? 'building' : 'wonder';
}

/** Every kind of unit, every building. */
export const UNIT_TYPES: readonly UnitType[] = Object.keys(UNITS).filter(isUnit);
export const BUILDING_IDS: readonly BuildingId[] = Object.keys(BUILDINGS).filter(isBuilding);

/** The other side of the marker, if that side is the upgraded one. */
const UPGRADED: ReadonlyMap<BuildingId, BuildingId> = new Map(
  BUILDING_IDS.flatMap((id) => {
    const better = BUILDING_IDS.find((other) => upgrades(BUILDINGS[other]) && BUILDINGS[other].pool === id);
    return upgrades(BUILDINGS[id]) || better === undefined ? [] : [[id, better] as const];
  }),
);

function upgrades(building: Building): boolean {
  return building.upgraded === true;
}

/** What the building becomes when it is upgraded (FF 7.8). */
export const upgradeOf = (id: BuildingId): BuildingId | undefined => UPGRADED.get(id);

/** Does a technology of the player unlock this building? */
function unlocksBuilding(game: FameState, player: Player, id: BuildingId): boolean {
  return knowsAny(player, libraryOf(game.options).unlocking[id]);
}

/** Does the player know one of these technologies? */
function knowsAny(player: Player, technologies: readonly string[] | undefined): boolean {
  if (technologies !== undefined) for (const id of technologies) if (knows(player, id)) return true;
  return false;
}

/** Can the player build it as far as knowledge goes? The basic side only while the other is locked (FF 7.8). */
export function isUnlocked(game: FameState, player: Player, id: BuildingId): boolean {
  const better = upgradeOf(id);
  return unlocksBuilding(game, player, id) && !(better !== undefined && unlocksBuilding(game, player, better));
}

/** May it be built without being unlocked? Not the basic side of what is unlocked upgraded. */
export function isBasicFor(game: FameState, player: Player, id: BuildingId): boolean {
  const better = upgradeOf(id);
  return !upgrades(BUILDINGS[id]) && !(better !== undefined && unlocksBuilding(game, player, better));
}

/** Does the player know how to build walls (FF 7.5)? */
export function knowsWalls(game: FameState, player: Player): boolean {
  return knowsAny(player, libraryOf(game.options).unlocking[WALLS_ITEM]);
}

/** Can the player build units of that type: from the start, or unlocked (FF 7.5)? */
export function isUnitUnlocked(player: Player, type: UnitType): boolean {
  return UNITS[type].fromStart || player.ranks[type] > 0;
}

/** Is a card of that type left in the market? */
export function unitsLeft(game: FameState, type: UnitType): boolean {
  const { down, up } = game.units[type];
  return down.length + up.length > 0;
}

/** The price of a wonder for the player (FF 7.10). */
function wonderCost(game: FameState, seat: Seat, id: string, discount = 0): number {
  const wonder = libraryOf(game.options).wonders[id];
  if (wonder === undefined) return 0;
  const known = wonder.discount !== undefined && knows(playerOf(game, seat), wonder.discount.technology);
  const price = known ? (wonder.discount?.cost ?? wonder.cost) : wonder.cost;
  return Math.max(0, price + costChange(game, seat, 'wonder-production') + discount);
}

/** The production an item costs (FF 7.5). */
export function itemCost(game: FameState, seat: Seat, item: string, discount = 0): number {
  if (item === WALLS_ITEM) return WALLS.cost;
  if (isFigure(item)) return FIGURES[item].cost;
  if (isUnit(item)) {
    const rank = Math.max(1, playerOf(game, seat).ranks[item]);
    return UNITS[item].costs[rank - 1] ?? 0;
  }
  return isBuilding(item) ? BUILDINGS[item].cost : wonderCost(game, seat, item, discount);
}

/** Is the item to be had at all: unlocked, in the supply, not sold out? */
export function isAvailable(game: FameState, seat: Seat, city: City, item: string): boolean {
  const player = playerOf(game, seat);
  if (item === WALLS_ITEM) return !city.walls && knowsWalls(game, player);
  if (isFigure(item)) return inSupply(game, seat, item);
  if (isUnit(item)) return isUnitUnlocked(player, item) && unitsLeft(game, item);
  if (isBuilding(item)) return (game.buildings[BUILDINGS[item].pool] ?? 0) > 0 && isUnlocked(game, player, item);
  return game.wonders.open.includes(item);
}

/** Does the item need a square? */
export function needsSquare(item: string): boolean {
  return item !== WALLS_ITEM && !isUnit(item);
}

/** The squares of a city's outskirts on which an item may be placed. */
export function sitesFor(game: FameState, seat: Seat, city: City, item: string): Square[] {
  const sites: Square[] = [];
  const open = outskirtsOf(game, city);
  for (let at = 0; at < open.length; at++) {
    if (mayPlace(game, seat, city, item, open[at] as Square)) sites.push(open[at] as Square);
  }
  return sites;
}

/** Is there such a square? */
export function canPlace(game: FameState, seat: Seat, city: City, item: string): boolean {
  const open = outskirtsOf(game, city);
  for (let at = 0; at < open.length; at++) if (mayPlace(game, seat, city, item, open[at] as Square)) return true;
  return false;
}

/** May the item be placed on this square of the city's outskirts? */
function mayPlace(game: FameState, seat: Seat, city: City, item: string, square: Square): boolean {
  if (isFigure(item)) return mayPlaceFigure(game, seat, square, item);
  if (isBuilding(item)) return mayPlaceBuilding(game, seat, city, square, item, BUILDINGS[item]);
  return mayPlaceWonder(game, seat, city, square);
}

/** Is the square free of enemies and markers, so that something may be placed there (FF 4.10, FF 7.6)? */
function isFree(game: FameState, seat: Seat, square: Square): boolean {
  return !isMarked(game, square) && !enemyOn(game, square, seat);
}

/** May a new figure be put there? An army may attack a blockading enemy (FF 4.10, FF 4.11). */
export function mayPlaceFigure(game: FameState, seat: Seat, square: Square, kind: FigureKind): boolean {
  if (isMarked(game, square)) return false;
  if (terrainAt(game, square) === 'water' && waterOf(game, seat) < 2) return false;
  if (countAt(playerOf(game, seat), square) >= statOf(game, seat, 'stacking-limit')) return false;
  if (!enemyOn(game, square, seat)) return true;
  return kind === 'army' && !has(game, seat, 'no-attack-on-players');
}

function mayPlaceBuilding(
  game: FameState,
  seat: Seat,
  city: City,
  square: Square,
  id: BuildingId,
  building: Building,
): boolean {
  if (!building.terrain.includes(terrainAt(game, square)) || !isFree(game, seat, square)) return false;
  const piece = game.map.pieces[square];
  if (piece?.kind === 'building' && piece.id === id) return false;
  return !building.limited || !pieceElsewhere(game, city, square, isLimited);
}

function mayPlaceWonder(game: FameState, seat: Seat, city: City, square: Square): boolean {
  if (terrainAt(game, square) === 'water' || !isFree(game, seat, square)) return false;
  return !pieceElsewhere(game, city, square, isWonder);
}

const isWonder = (piece: Piece): boolean => piece.kind === 'wonder';

/** The squares of all own outskirts on which a great person may be placed (FF 5.6); its like is not replaced. */
export function personSites(game: FameState, seat: Seat, person: string): Square[] {
  const sites: Square[] = [];
  for (const city of playerOf(game, seat).cities) {
    for (const square of outskirtsOf(game, city)) {
      const piece = game.map.pieces[square];
      if (piece?.kind === 'person' && piece.id === person) continue;
      if (terrainAt(game, square) !== 'water' && isFree(game, seat, square)) sites.push(square);
    }
  }
  return sites;
}

function isLimited(piece: Piece): boolean {
  return isBuilding(piece.id) && BUILDINGS[piece.id].limited === true;
}

/** Is there such a piece in the city's outskirts, on another square than this? */
function pieceElsewhere(game: FameState, city: City, square: Square, such: (piece: Piece) => boolean): boolean {
  const { pieces } = game.map;
  const squares = outskirtsOf(game, city);
  for (let at = 0; at < squares.length; at++) {
    const piece = pieces[squares[at] as Square];
    if (piece && squares[at] !== square && such(piece)) return true;
  }
  return false;
}
