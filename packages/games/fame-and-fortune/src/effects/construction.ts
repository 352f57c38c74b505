/** Operations that build without a city action (FF 7.15). */

import { BUILDINGS } from '../content/buildings.ts';
import type { Item, Op } from '../content/model.ts';
import {
  BUILDING_IDS,
  canPlace,
  isBasicFor,
  isBuilding,
  isFigure,
  isUnit,
  isUnitUnlocked,
  isUnlocked,
  knowsWalls,
  mayPlaceFigure,
  sitesFor,
  UNIT_TYPES,
  WALLS_ITEM,
} from '../queries/building.ts';
import { inSupply } from '../queries/cities.ts';
import { cityOf, playerOf } from '../queries/players.ts';
import { wondersOf } from '../queries/sources.ts';
import { cityAround } from '../queries/squares.ts';
import { construct, placeFigure, recruit } from '../rules/building.ts';
import type { FameState, Player, Square } from '../state.ts';
import type { Pick } from '../vocabulary/actions.ts';
import type { Deed } from '../vocabulary/frames.ts';
import { partsOf } from '../vocabulary/library.ts';
import type { OperationRules } from '../vocabulary/operations.ts';

type BuildFree = Extract<Op, { op: 'build-free' }>;

const BUILDINGS_AND_WALLS: readonly string[] = [...BUILDING_IDS, WALLS_ITEM];

/** The things that a word of the effect may stand for. */
function kindsOf(item: Item): readonly string[] {
  if (item === 'unit') return UNIT_TYPES;
  if (item === 'basic-building') return BUILDING_IDS;
  return item === 'building' ? BUILDINGS_AND_WALLS : [item];
}

/** Does the word of the effect stand for that thing, as far as the player's knowledge goes? */
function isMeant(game: FameState, player: Player, item: Item, thing: string, locked: boolean): boolean {
  if (item === 'unit') return isUnit(thing) && (locked || isUnitUnlocked(player, thing));
  if (item === 'basic-building') return isBuilding(thing) && isBasicFor(game, player, thing);
  if (item !== 'building') return true;
  return isBuilding(thing) ? isUnlocked(game, player, thing) : knowsWalls(game, player);
}

/** The item named last, if its place is still to be named. */
function openItem(picks: readonly Pick[]): string | undefined {
  const last = picks.at(-1);
  return last !== undefined && 'item' in last && !isUnit(last.item) ? last.item : undefined;
}

const namedItems = (picks: readonly Pick[]): string[] => picks.flatMap((pick) => ('item' in pick ? [pick.item] : []));
const namedSquares = (picks: readonly Pick[]): Square[] =>
  picks.flatMap((pick) => ('square' in pick ? [pick.square] : 'city' in pick ? [pick.city] : []));

/** Where an item could go, besides what was named already. */
function placesOf(game: FameState, deed: Deed, op: BuildFree, item: string, taken: readonly Square[]): Pick[] {
  const { seat } = deed;
  const player = playerOf(game, seat);
  if (item === WALLS_ITEM) {
    const open = player.cities.filter((city) => !city.walls && !taken.includes(city.centre[0] ?? -1));
    return open.map((city) => ({ city: city.centre[0] ?? -1 }));
  }
  if (op.where === 'this-square') {
    const square = ownSquare(game, deed);
    return isFigure(item) && mayPlaceFigure(game, seat, square, item) ? [{ square }] : [];
  }
  const places: Pick[] = [];
  for (const city of player.cities) {
    for (const square of sitesFor(game, seat, city, item)) if (!taken.includes(square)) places.push({ square });
  }
  return places;
}

/** Is there a place for the item? */
function hasPlace(game: FameState, deed: Deed, op: BuildFree, item: string, taken: readonly Square[]): boolean {
  if (item === WALLS_ITEM || op.where === 'this-square' || taken.length > 0) {
    return placesOf(game, deed, op, item, taken).length > 0;
  }
  for (const city of playerOf(game, deed.seat).cities) if (canPlace(game, deed.seat, city, item)) return true;
  return false;
}

/** The square of the card itself: a wonder's, or where a marker was found. */
function ownSquare(game: FameState, deed: Deed): Square {
  const [kind, id] = partsOf(deed.source);
  if (kind !== 'wonder') return deed.about.square;
  return wondersOf(game, deed.seat).find((wonder) => wonder.id === id)?.square ?? -1;
}

/** Is one of them to be had, besides those named already? */
function isLeft(game: FameState, deed: Deed, item: string, named: readonly string[]): boolean {
  const before = named.filter((one) => one === item).length;
  if (isUnit(item)) return game.units[item].down.length + game.units[item].up.length > before;
  if (isFigure(item)) return before === 0 && inSupply(game, deed.seat, item);
  return !isBuilding(item) || (game.buildings[BUILDINGS[item].pool] ?? 0) > before;
}

/** What can be named next; no more than are asked for. */
function itemsFor(
  game: FameState,
  deed: Deed,
  op: BuildFree,
  picks: readonly Pick[],
  most = Number.POSITIVE_INFINITY,
): string[] {
  const player = playerOf(game, deed.seat);
  const found: string[] = [];
  const named = namedItems(picks);
  const taken = namedSquares(picks);
  for (const word of op.items) {
    for (const item of kindsOf(word)) {
      if (found.includes(item) || !isLeft(game, deed, item, named)) continue;
      if (!isMeant(game, player, word, item, op.locked === true)) continue;
      if (!isUnit(item) && !hasPlace(game, deed, op, item, taken)) continue;
      if (found.push(item) >= most) return found;
    }
  }
  return found;
}

/** The rule of free building. */
export const construction: OperationRules<BuildFree> = {
  'build-free': {
    possible: (game, deed, op) => itemsFor(game, deed, op, [], 1).length > 0,
    asks(game, deed, op, picks) {
      const last = picks.at(-1);
      if (last !== undefined && 'enough' in last) return null;
      const open = openItem(picks);
      if (open !== undefined) return placesOf(game, deed, op, open, namedSquares(picks));
      const named = namedItems(picks).length;
      if (named >= op.count) return null;
      const items = itemsFor(game, deed, op, picks).map((item): Pick => ({ item }));
      if (named === 0) return items;
      return items.length === 0 ? null : op.upTo ? [...items, { enough: true }] : items;
    },
    apply(game, deed, _, picks) {
      for (const [at, pick] of picks.entries()) {
        if ('item' in pick) build(game, deed, pick.item, picks[at + 1]);
      }
    },
  },
};

function build(game: FameState, { seat }: Deed, item: string, place: Pick | undefined): void {
  if (isUnit(item)) return recruit(game, seat, item);
  if (place === undefined) return;
  if ('city' in place) return construct(game, seat, cityOf(playerOf(game, seat), place.city), item, -1);
  if (!('square' in place)) return;
  if (isFigure(item)) return placeFigure(game, seat, item, place.square);
  const near = cityAround(game, place.square);
  if (near !== undefined) construct(game, seat, near.city, item, place.square);
}
