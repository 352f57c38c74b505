/** What is under way: things half done count as nearly done, so that a bot sees what its first step leads to. */

import type { Seat } from '@tabularium/kernel';
import { BUILDINGS } from '../content/buildings.ts';
import type { Icons } from '../content/goods.ts';
import { RUSH } from '../content/limits.ts';
import { ERA_CULTURE } from '../content/wonders.ts';
import {
  BUILDING_IDS,
  isAvailable,
  isBuilding,
  isFigure,
  isUnit,
  itemCost,
  personSites,
  sitesFor,
  UNIT_TYPES,
  WALLS_ITEM,
} from '../queries/building.ts';
import { artsOf, mayTake, productionOf } from '../queries/cities.ts';
import { resourcesOf } from '../queries/icons.ts';
import { cityOf, playerOf } from '../queries/players.ts';
import { levelOf } from '../queries/pyramid.ts';
import { coinsOf, rushOf } from '../queries/sources.ts';
import { iconsAt, pieceIcons } from '../queries/squares.ts';
import { bringsPerson } from '../queries/track.ts';
import type { City, FameState, Square } from '../state.ts';
import type { Research } from '../vocabulary/actions.ts';
import type { CityPlan, Deed, FameFrames, Offer, Order } from '../vocabulary/frames.ts';
import { effectOf, libraryOf } from '../vocabulary/library.ts';
import { ruleOf } from '../vocabulary/operations.ts';
import { worthOfCard, worthOfUse } from './cards.ts';
import { promiseOfOffer } from './offers.ts';
import { technologyRace, worthOfRace, worthOfTrade } from './races.ts';
import { EACH_TURN, FIGURE, fallingSum, HELD, turnsLeft, UNIT } from './worths.ts';

/** What icons bring until the end of the game. */
function worthOfIcons({ production = 0, trade = 0, culture = 0, coin = 0 }: Icons, turns: number): number {
  return turns * (production * EACH_TURN.production + trade * EACH_TURN.trade + culture * EACH_TURN.culture) + 4 * coin;
}

/** What a piece in a square brings beyond what is there now. */
function gainOn(game: FameState, square: Square, icons: Icons, turns: number): number {
  return worthOfIcons(icons, turns) - worthOfIcons(iconsAt(game, square), turns);
}

/** What a wonder or walls are worth besides icons. */
const WALLS_WORTH = 1.2;
const BONUS = 0.3;

/** What an item is worth on the best square for it, or on that one; nothing where it has none. */
function worthOfItem(game: FameState, seat: Seat, city: City, item: string, square?: Square): number {
  const player = playerOf(game, seat);
  const turns = turnsLeft(game);
  if (item === WALLS_ITEM) return WALLS_WORTH;
  if (isUnit(item)) return marginal(UNIT, player.forces.length) + 0.3 * Math.max(0, player.ranks[item] - 1);
  if (isFigure(item)) {
    const there = player.figures.filter((figure) => figure.kind === item && figure.square >= 0).length;
    return marginal(FIGURE[item], there) + (item === 'scout' ? 1.5 : 0.6);
  }
  const squares = square === undefined ? sitesFor(game, seat, city, item) : [square];
  const icons = itemIcons(game, item);
  let best = Number.NEGATIVE_INFINITY;
  for (const one of squares) best = Math.max(best, gainOn(game, one, icons, turns));
  return best === Number.NEGATIVE_INFINITY ? 0 : best + abilityOf(game, item);
}

const marginal = (worths: readonly number[], count: number) =>
  fallingSum(worths, count + 1) - fallingSum(worths, count);

function itemIcons(game: FameState, item: string): Icons {
  if (isBuilding(item)) return BUILDINGS[item].icons;
  const wonder = libraryOf(game.options).wonders[item];
  return wonder === undefined ? {} : { culture: ERA_CULTURE[wonder.era] };
}

function abilityOf(game: FameState, item: string): number {
  if (isBuilding(item)) return BONUS * (BUILDINGS[item].combatBonus ?? 0);
  const card = libraryOf(game.options).cards.wonder[item];
  return card === undefined ? 0 : 1.5 + worthOfCard(game, card);
}

/** What so much trade, spent to hurry, would have been worth. */
function costOfHurry(game: FameState, seat: Seat, rush: number): number {
  if (rush === 0) return 0;
  const { trade } = playerOf(game, seat);
  return worthOfTrade(game, seat, trade) - worthOfTrade(game, seat, trade - rush);
}

/** What the best item is worth that a city can make now, less what hurrying costs. */
function bestItem(game: FameState, seat: Seat, city: City, caravan: boolean): number {
  const production = productionOf(game, seat, city) + (caravan ? 2 : 0);
  const rate = rushOf(game, seat, RUSH);
  const { trade } = playerOf(game, seat);
  let best = 0;
  const consider = (item: string) => {
    if (item === '' || !isAvailable(game, seat, city, item)) return;
    const missing = itemCost(game, seat, item) - production;
    const rush = missing <= 0 ? 0 : Math.ceil(missing / rate.production) * rate.trade;
    if (rush > trade) return;
    best = Math.max(best, worthOfItem(game, seat, city, item) - costOfHurry(game, seat, rush));
  };
  consider('army');
  consider('scout');
  for (const type of UNIT_TYPES) consider(type);
  for (const id of BUILDING_IDS) consider(id);
  for (const id of game.wonders.open) consider(id);
  consider(WALLS_ITEM);
  return best;
}

/** A harvest, and what it may bring. */
const HARVEST = HELD.resource;

/** A journey that leads nowhere better is over: or figures would walk to and fro for as far as they can. */
const WANDERING = 0.02;

/** Things that need another step are worth a little less than things done. */
const NEARLY = 0.97;

function bestDeed(game: FameState, seat: Seat, site: Square): number {
  const city = cityOf(playerOf(game, seat), site);
  let best = 0;
  if (mayTake(game, seat, city, 'arts')) best = worthOfCulture(artsOf(game, seat, city));
  if (mayTake(game, seat, city, 'produce')) best = Math.max(best, NEARLY * bestItem(game, seat, city, false));
  if (mayTake(game, seat, city, 'harvest') && resourcesOf(game, seat, city).some((kind) => game.market[kind] > 0)) {
    best = Math.max(best, HARVEST);
  }
  return best;
}

/** What culture tokens are worth: steps on the track, by themselves and as a race. */
function worthOfCulture(culture: number): number {
  return 2 * HELD.culture * culture;
}

function worthOfOrders(game: FameState, plan: CityPlan, orders: readonly Order[]): number {
  const city = playerOf(game, plan.seat).cities.find(({ centre }) => centre[0] === plan.city);
  if (city === undefined) return 0;
  let sum = 0;
  for (const { item, square } of orders)
    sum += worthOfItem(game, plan.seat, city, item, square < 0 ? undefined : square);
  return sum;
}

/** What learning a technology is worth, less the trade that is lost. */
export function worthOfResearch(game: FameState, seat: Seat, { technology, lower }: Research): number {
  if (technology === '') return 0;
  const player = playerOf(game, seat);
  const row = levelOf(game, technology) - (lower ? 1 : 0);
  const rows = player.rows.map((cards, at) => (at === row - 1 ? [...cards, technology] : cards));
  const race = worthOfRace(technologyRace({ rows })) - worthOfRace(technologyRace(player));
  const { cards } = libraryOf(game.options);
  const card = cards.technology[technology];
  const kept = Math.min(player.trade, coinsOf(game, seat));
  const lost = worthOfTrade(game, seat, player.trade) - worthOfTrade(game, seat, kept);
  return race + (card === undefined ? 0 : worthOfCard(game, card)) - lost;
}

/** Aimed at a rival, an effect helps; aimed at its user, it hurts. */
const AIMED = { rival: 1.6, self: -1.5 } as const;

function worthOfDeed(game: FameState, seat: Seat, deed: Deed): number {
  const effect = effectOf(libraryOf(game.options), deed.source, deed.effect);
  let worth = 0.9 * worthOfUse(effect);
  for (const [at, op] of effect.ops.entries()) {
    const picks = deed.picks[at] ?? [];
    if (picks.length === 0) continue;
    for (const target of ruleOf(op).targets?.(game, deed, op, picks) ?? []) {
      worth += target === seat ? AIMED.self : AIMED.rival;
    }
  }
  return worth;
}

const deedPromise: Promise<'declare'> = (game, frame) => worthOfDeed(game, frame.seat, frame);

function personWorth(game: FameState, seat: Seat, person: string): number {
  const turns = turnsLeft(game);
  const icons = pieceIcons(game, { kind: 'person', id: person, owner: seat, obsolete: false });
  let best = 0;
  for (const square of personSites(game, seat, person)) best = Math.max(best, gainOn(game, square, icons, turns));
  return best;
}

type Promise<K extends keyof FameFrames> = (game: FameState, frame: FameFrames[K]) => number;

/** What each step under way promises the seat whose it is. */
const PROMISES: { readonly [K in keyof FameFrames]?: Promise<K> } = {
  'city-act': (game, { seat, city }) => NEARLY * bestDeed(game, seat, city),
  'produce-item': (game, plan) =>
    worthOfOrders(game, plan, plan.orders) +
    (plan.orders.length > 0 ? 0 : bestItem(game, plan.seat, cityOf(playerOf(game, plan.seat), plan.city), false)),
  'produce-where': (game, plan) =>
    worthOfOrders(game, plan, [...plan.orders, plan.order]) - costOfHurry(game, plan.seat, plan.order.rush),
  'city-action': (game, plan) => (plan.cancelled ? 0 : worthOfPlan(game, plan)),
  'produce-orders': (game, plan) => worthOfOrders(game, plan, plan.orders.slice(plan.at)),
  devote: (game, { seat, city }) => worthOfCulture(artsOf(game, seat, cityOf(playerOf(game, seat), city))),
  'draw-events': (_, { level, left }) => left * (HELD.event[level] ?? 1),
  'keep-event': (_, { level }) => HELD.event[level] ?? 1,
  'gain-person': (_, { left }) => 4.5 * left,
  'choose-person': () => 4.5,
  'place-person-now': (game, { seat, person }) => personWorth(game, seat, person),
  'free-steps': (game, { seat, steps }) => steps * (bringsPerson(playerOf(game, seat).space + 1) ? 6 : 3.5),
  'free-step': (_, { steps }) => steps * 3.5,
  loot: (_, { points }) => 2.5 * points,
  'loot-on': (_, { points }) => 2.5 * points,
  'loot-event': () => 1,
  'save-unit': (_, { left }) => 0.8 * left,
  'reveal-research': (game, { seat, choice }) => worthOfResearch(game, seat, choice),
  declare: deedPromise,
  pay: (game, frame) => worthOfDeed(game, frame.seat, frame),
  gifts: (game, frame) => worthOfDeed(game, frame.seat, frame),
  announce: (game, frame) => worthOfDeed(game, frame.seat, frame),
  'carry-out': (game, frame) => (frame.cancelled ? 0 : worthOfDeed(game, frame.seat, frame)),
  apply: (game, frame) => worthOfDeed(game, frame.seat, frame),
  perform: (game, frame) => worthOfDeed(game, frame.seat, frame),
  'growth-square': () => 2,
  'move-step': () => -WANDERING,
};

function worthOfPlan(game: FameState, plan: CityPlan): number {
  if (plan.deed === 'harvest') return HARVEST * plan.harvest.length;
  if (plan.deed !== 'arts') return worthOfOrders(game, plan, plan.orders);
  return worthOfCulture(artsOf(game, plan.seat, cityOf(playerOf(game, plan.seat), plan.city)));
}

type AnyPromise = (game: FameState, frame: never) => number;

/** Everything under way that will bring the seat something. */
export function promised(game: FameState, seat: Seat): number {
  let sum = 0;
  for (const frame of game.frames) {
    if (frame.step === 'choose-research') {
      const answer = frame.answers[frame.seats.indexOf(seat)];
      if (answer) sum += worthOfResearch(game, seat, answer);
    } else if (frame.step === 'trade-build-offer' || frame.step === 'trade-answer') {
      sum += promiseOfOffer(game, seat, frame as Offer, frame.step === 'trade-answer');
    } else if ('seat' in frame && frame.seat === seat) {
      const promise: AnyPromise | undefined = PROMISES[frame.step];
      if (promise !== undefined) sum += promise(game, frame as never);
    }
  }
  return sum;
}
