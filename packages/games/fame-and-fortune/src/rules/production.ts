/** Produce: what a city makes, with rush, caravan and cheaper wonders (FF 7.3 to FF 7.11, FF 7.17, FF 7.18). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { BUILDINGS } from '../content/buildings.ts';
import { FIGURES, RUSH } from '../content/limits.ts';
import type { Op } from '../content/model.ts';
import {
  BUILDING_IDS,
  canPlace,
  isAvailable,
  isBuilding,
  isFigure,
  isUnit,
  itemCost,
  kindOf,
  needsSquare,
  sitesFor,
  UNIT_TYPES,
  WALLS_ITEM,
} from '../queries/building.ts';
import { productionOf } from '../queries/cities.ts';
import { cityOf, playerOf, siteOf } from '../queries/players.ts';
import { placeProblem } from '../queries/problems.ts';
import { rushOf, unused, useKey } from '../queries/sources.ts';
import { outskirtsOf } from '../queries/squares.ts';
import { type City, type CityDeed, type FameAndFortune, type FameState, NOWHERE, type Square } from '../state.ts';
import type { FameActions, Make } from '../vocabulary/actions.ts';
import type { CityPlan, Order } from '../vocabulary/frames.ts';
import type { AnyOp } from '../vocabulary/library.ts';
import { construct } from './building.ts';
import { declareAction } from './city-actions.ts';
import { usableCards } from './deeds.ts';
import { discardPerson } from './discards.ts';
import { changeTrade } from './stores.ts';
import { tell } from './telling.ts';

/** What a caravan adds to one action (FF 17.3). */
const CARAVAN = 2;

/** What a city might make beside wonders: what the market always has, and what it builds without cost. */
const USUAL: readonly string[] = [...Object.keys(FIGURES), ...UNIT_TYPES, ...BUILDING_IDS];
const WITHOUT_COST: readonly string[] = [...BUILDING_IDS, WALLS_ITEM];

/** Everything a city might make, in the order of the market. */
function items(game: FameState): string[] {
  const all = [...USUAL];
  for (const wonder of game.wonders.open) if (wonder !== '') all.push(wonder);
  all.push(WALLS_ITEM);
  return all;
}

/** Production left for the next item of the plan. */
function productionLeft(game: FameState, { seat, city, orders, caravan }: Budget): number {
  let left = productionOf(game, seat, city) + (caravan ? CARAVAN : 0);
  for (const { item, discount, rushed } of orders) left += rushed - itemCost(game, seat, item, discount);
  return left;
}

/** A plan as its cost sees it. */
interface Budget {
  readonly seat: Seat;
  readonly city: City;
  readonly caravan: boolean;
  readonly orders: readonly { item: string; discount: number; rushed: number }[];
}

function budgetOf(game: FameState, plan: CityPlan): Budget {
  const { seat } = plan;
  const rate = rushOf(game, seat, RUSH);
  return {
    seat,
    city: cityOf(playerOf(game, seat), plan.city),
    caravan: plan.orders.some((order) => order.caravan),
    orders: plan.orders.map(({ item, discount, rush }) => ({
      item,
      discount,
      rushed: (rush / rate.trade) * rate.production,
    })),
  };
}

function isCostChange(op: AnyOp): op is Extract<Op, { op: 'cost-change' }> {
  return op.op === 'cost-change';
}

/** What a great person takes off the price of a wonder. */
function discountBy(game: FameState, seat: Seat, person: string): number {
  if (person === '') return 0;
  return discounts(game, seat).find(([id]) => id === person)?.[1] ?? 0;
}

/** Cards that can be used when a wonder is built (Michelangelo). */
function discounts(game: FameState, seat: Seat): [string, number][] {
  const found: [string, number][] = [];
  for (const card of usableCards(game, seat)) {
    for (const at of card.triggers.get('wonder-cost') ?? []) {
      const op = card.effects[at]?.ops.find(isCostChange);
      if (op !== undefined) found.push([card.id, op.add]);
    }
  }
  return found;
}

/** Trade to hurry with; `undefined` if there is not enough (FF 7.4, FF 7.17). */
function rushFor(game: FameState, seat: Seat, need: number): number | undefined {
  if (need <= 0) return 0;
  const rate = rushOf(game, seat, RUSH);
  const trade = Math.ceil(need / rate.production) * rate.trade;
  return trade <= playerOf(game, seat).trade ? trade : undefined;
}

/** Can the item be paid for: as it is, and with the caravan where it would not be enough without? */
function waysToPay(game: FameState, budget: Budget, left: number, item: string, discount: number): [boolean, boolean] {
  const { seat, city, caravan } = budget;
  const need = itemCost(game, seat, item, discount) - left;
  const mayCaravan = city.marker === 'caravan' && !caravan && need > 0;
  return [rushFor(game, seat, need) !== undefined, mayCaravan && rushFor(game, seat, need - CARAVAN) !== undefined];
}

/** The ways to make an item: as it is, with the caravan, with a cheaper price. */
function waysToMake(game: FameState, plan: CityPlan, budget: Budget, left: number, item: string): Make[] {
  if (plan.deed === 'special') return [{ type: 'make', item }];
  const ways: Make[] = [];
  const [plain, caravan] = waysToPay(game, budget, left, item, 0);
  if (plain) ways.push({ type: 'make', item });
  if (caravan) ways.push({ type: 'make', item, caravan: true });
  if (kindOf(item) !== 'wonder') return ways;
  for (const [person, discount] of discounts(game, plan.seat)) {
    const [cheaper, withCaravan] = waysToPay(game, budget, left, item, discount);
    if (cheaper) ways.push({ type: 'make', item, person });
    if (withCaravan) ways.push({ type: 'make', item, person, caravan: true });
  }
  return ways;
}

const NO_WAYS: readonly Make[] = [];

/** The ways to make one item now. */
function makesOf(game: FameState, plan: CityPlan, budget: Budget, left: number, item: string): readonly Make[] {
  if (!isAvailable(game, plan.seat, budget.city, item) || !isLeft(game, plan, item)) return NO_WAYS;
  const ways = waysToMake(game, plan, budget, left, item);
  return ways.length > 0 && needsSquare(item) && !hasSite(game, plan, budget.city, item) ? NO_WAYS : ways;
}

const wanted = (game: FameState, { deed }: CityPlan): readonly string[] =>
  deed === 'special' ? WITHOUT_COST : items(game);

/** Everything that can be made now. */
function makes(game: FameState, plan: CityPlan): Make[] {
  const budget = budgetOf(game, plan);
  const left = productionLeft(game, budget);
  const found: Make[] = [];
  for (const item of wanted(game, plan)) {
    for (const way of makesOf(game, plan, budget, left, item)) found.push(way);
  }
  return found;
}

/** Can anything be made now? */
function canMake(game: FameState, plan: CityPlan): boolean {
  const budget = budgetOf(game, plan);
  const left = productionLeft(game, budget);
  for (const item of wanted(game, plan)) if (makesOf(game, plan, budget, left, item).length > 0) return true;
  return false;
}

/** Is one left besides what the plan already makes? */
function isLeft(game: FameState, { seat, orders }: CityPlan, item: string): boolean {
  if (orders.length === 0) return true;
  const ordered = orders.filter((order) => poolOf(order.item) === poolOf(item)).length;
  if (ordered === 0) return true;
  if (isFigure(item)) {
    const free = playerOf(game, seat).figures.filter(({ kind, square }) => kind === item && square < 0);
    return free.length > ordered;
  }
  if (isUnit(item)) return game.units[item].down.length + game.units[item].up.length > ordered;
  return isBuilding(item) && (game.buildings[BUILDINGS[item].pool] ?? 0) > ordered;
}

/** Items that come from the same supply. */
const poolOf = (item: string): string => (isBuilding(item) ? BUILDINGS[item].pool : item);

/** The squares for an item, without those that the plan already uses. */
function sites(game: FameState, plan: CityPlan, city: City, item: string): Square[] {
  const squares = sitesFor(game, plan.seat, city, item);
  if (plan.orders.length === 0) return squares;
  if (plan.orders.some((order) => excludes(order.item, item))) return [];
  return squares.filter((square) => !plan.orders.some((order) => order.square === square && !isFigure(order.item)));
}

/** Is there a square for the item? */
function hasSite(game: FameState, plan: CityPlan, city: City, item: string): boolean {
  return plan.orders.length === 0 ? canPlace(game, plan.seat, city, item) : sites(game, plan, city, item).length > 0;
}

/** Two wonders, or two limited buildings, cannot stand in one city. */
function excludes(one: string, other: string): boolean {
  if (kindOf(one) === 'wonder' && kindOf(other) === 'wonder') return true;
  return isBuilding(one) && isBuilding(other) && BUILDINGS[one].limited === true && BUILDINGS[other].limited === true;
}

/** What a city sets out to do, before anything is said about it. */
export function planOf(seat: Seat, city: Square, deed: CityDeed): CityPlan {
  return { seat, city, deed, orders: [], harvest: [], card: '', sure: false };
}

/** Can the city make anything? */
export function canProduce(game: FameState, seat: Seat, city: City): boolean {
  return canMake(game, planOf(seat, siteOf(city), 'produce'));
}

/** Could the city put up a building without cost? */
export function canBuildFree(game: FameState, seat: Seat, city: City): boolean {
  return canMake(game, planOf(seat, siteOf(city), 'special'));
}

/** Ask for the item. */
export function openOrders(game: FameState, plan: CityPlan): void {
  push(game, { step: 'produce-item', ...plan });
}

/** One item, or two where a card allows it (FF 7.5). */
export const produceItem: Decision<FameAndFortune, 'produce-item'> = {
  actions(game, frame) {
    const found: FameActions['produce-item'][] = makes(game, frame);
    if (frame.orders.length > 0) found.push({ type: 'enough' });
    return found;
  },
  take(game, { step: _, ...plan }, action) {
    pop(game);
    if (action.type === 'enough') return declareAction(game, spent(game, plan));
    const order = orderOf(game, plan, action);
    if (needsSquare(action.item)) return push(game, { step: 'produce-where', ...plan, order });
    ordered(game, plan, order);
  },
};

/** The order, with the trade it takes; a great person used for it is used up. */
function orderOf(game: FameState, plan: CityPlan, make: Make): Order {
  const { item, person = '' } = make;
  const caravan = make.caravan === true;
  const budget = budgetOf(game, plan);
  const left = productionLeft(game, budget) + (caravan ? CARAVAN : 0);
  const discount = discountBy(game, plan.seat, person);
  const need = itemCost(game, plan.seat, item, discount) - left;
  const rush = plan.deed === 'special' ? 0 : (rushFor(game, plan.seat, need) ?? 0);
  if (person !== '') {
    tell(game, { fact: 'used', seat: plan.seat, source: `person:${person}`, seen: 'all' });
    discardPerson(game, plan.seat, person);
  }
  return { item, square: NOWHERE, caravan, discount, rush };
}

/** Where the item goes. */
export const produceWhere: Decision<FameAndFortune, 'produce-where'> = {
  actions(game, frame) {
    const city = cityOf(playerOf(game, frame.seat), frame.city);
    return sites(game, frame, city, frame.order.item).map((square) => ({ type: 'place', square }));
  },
  take(game, { step: _, order, ...plan }, { square }) {
    pop(game);
    ordered(game, plan, { ...order, square });
  },
  tries: (game, { seat, city }) =>
    outskirtsOf(game, cityOf(playerOf(game, seat), city)).map((square) => ({ type: 'place', square })),
  whyNot: (game, { seat, order, orders }, action) =>
    placeProblem(
      game,
      seat,
      order.item,
      action.square,
      orders.map(({ square }) => square),
    ),
};

/** Pay for it; then perhaps a second item, else the action is declared. */
function ordered(game: FameState, plan: CityPlan, order: Order): void {
  const { seat } = plan;
  const player = playerOf(game, seat);
  const split =
    plan.orders.length === 0 && plan.deed === 'produce' ? unused(game, seat, 'split-production') : undefined;
  const orders = [...plan.orders, order];
  if (order.rush > 0) changeTrade(game, seat, -order.rush);
  if (orders.length > 1) {
    const used = unused(game, seat, 'split-production');
    if (used !== undefined) player.used.push(useKey(used.card.source, used.effect));
  }
  const next = { ...plan, orders };
  if (split !== undefined && canMake(game, next)) return openOrders(game, next);
  declareAction(game, spent(game, next));
}

/** A caravan is used up when the action is declared. */
function spent(game: FameState, plan: CityPlan): CityPlan {
  if (plan.orders.some(({ caravan }) => caravan)) {
    const { seat, city } = plan;
    cityOf(playerOf(game, seat), city).marker = '';
    game.supply.cityMarkers++;
    tell(game, { fact: 'city-marker-used', seat, marker: 'caravan', city, seen: 'all' });
  }
  return plan;
}

/** The items come into play one after the other. */
export const produceOrders: Procedure<FameAndFortune, 'produce-orders'> = {
  run(game, { step: _, at, ...plan }) {
    const order = plan.orders[at];
    if (order === undefined) return;
    if (at + 1 < plan.orders.length) push(game, { step: 'produce-orders', ...plan, at: at + 1 });
    const city = playerOf(game, plan.seat).cities.find(({ centre }) => centre[0] === plan.city);
    if (city !== undefined) construct(game, plan.seat, city, order.item, order.square);
  },
};
