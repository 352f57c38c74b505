/** Civil actions: population, building, upgrading, destroying, wonders and developing technologies (TA 10). */

import { emit, push, type Seat } from '@tabularium/kernel';
import {
  cardOf,
  governmentOf,
  isTechnology,
  levelOf,
  pactOf,
  specialOf,
  technologyOf,
  wonderOf,
} from '../content/cards.ts';
import type { CivilKind, Powers, WorkerTechnology } from '../content/model.ts';
import { buildCost, developCost, populationPrice, upgradeCost } from '../queries/costs.ts';
import { type Desk, type Forbidden, says } from '../queries/desk.ts';
import { playerOf, technologyIn } from '../queries/players.ts';
import { has, partnerIn, powerOf, powersOf, treatiesOf } from '../queries/powers.ts';
import { isUnit, isUrban, militaryActions } from '../queries/ratings.ts';
import type { AgesState } from '../state.ts';
import { changing, extraMilitary, give, growPopulation, moment, payGoods, rewardOf } from './gains.ts';
import { canCover, coverStage } from './tokens.ts';

const BANK_EMPTY = { reason: 'bank-empty', rule: 'TA 10.2' } as const;
const NO_FOOD = { reason: 'not-enough-food', rule: 'TA 10.2' } as const;
const NO_WORKER = { reason: 'no-unused-worker', rule: 'TA 10.3' } as const;
const URBAN_LIMIT = { reason: 'urban-limit', rule: 'TA 10.3' } as const;
const NO_RESOURCES = { reason: 'not-enough-resources', rule: 'TA 10.14' } as const;
const NO_SCIENCE = { reason: 'not-enough-science', rule: 'TA 10.15' } as const;
const NO_PARTNER_SCIENCE = { reason: 'partner-has-no-science', rule: 'TA 10.15' } as const;
const NEEDS_ALL = { reason: 'revolution-needs-all-actions', rule: 'TA 10.10' } as const;
const NO_TOKENS = { reason: 'no-tokens-left', rule: 'TA 10.7' } as const;
const POWER_USED = { reason: 'power-used', rule: 'TA 2.4' } as const;

// Actions ------------------------------------------------------------------------------------------------------------

/** Spend civil actions, converted military ones first. */
export function payCivil(game: AgesState, seat: Seat, actions: number): void {
  const converted = seat === game.current ? Math.min(actions, game.turn.extraCivil) : 0;
  game.turn.extraCivil -= converted;
  playerOf(game, seat).civil -= actions - converted;
}

/** Spend military actions, extra ones first (TA 11.8). */
export function payMilitary(game: AgesState, seat: Seat, actions: number): void {
  playerOf(game, seat).military -= actions;
  if (seat === game.current) game.turn.extraMilitary = Math.max(0, game.turn.extraMilitary - actions);
}

/** A leader's extra action pays one of them and is rewarded (TA 18.I4). */
export function payCivilWithExtra(game: AgesState, seat: Seat, actions: number, extra: boolean): void {
  const power = extra ? powerOf(game, seat, 'extraAction') : undefined;
  payCivil(game, seat, power === undefined ? actions : actions - 1);
  if (power === undefined) return;
  game.turn.extraUsed = true;
  give(game, seat, power.gain, 'leaders');
}

/** The discount of the extra action. */
export function extraDiscount(game: AgesState, seat: Seat, extra: boolean): number {
  return extra ? (powerOf(game, seat, 'extraAction')?.discount ?? 0) : 0;
}

/** Can the extra action be used for a card of this kind? */
export function extraFits(desk: Desk, kind: CivilKind): boolean {
  return desk.extra?.of.includes(kind) ?? false;
}

// Resources ----------------------------------------------------------------------------------------------------------

/** Temporary resources that can pay for this kind of card. */
function temporaryFor(game: AgesState, seat: Seat, kind: CivilKind): 'units' | 'construction' | undefined {
  if (seat !== game.current) return undefined;
  if (isUnit(kind)) return 'units';
  return isUrban(kind) || kind === 'wonder' ? 'construction' : undefined;
}

/** Can these resources be paid for that kind of card? */
export function affords(desk: Desk, cost: number, kind: CivilKind): boolean {
  const pool = temporaryFor(desk.game, desk.seat, kind);
  return desk.resources + (pool === undefined ? 0 : desk.game.turn[pool]) >= cost;
}

/** Pay resources, fitting temporary ones first (TA 10.14). */
export function payResources(game: AgesState, seat: Seat, cost: number, kind: CivilKind): void {
  const pool = temporaryFor(game, seat, kind);
  const temporary = pool === undefined ? 0 : Math.min(cost, game.turn[pool]);
  if (pool !== undefined) game.turn[pool] -= temporary;
  payGoods(game, seat, 'resources', cost - temporary);
}

// Population ---------------------------------------------------------------------------------------------------------

/** Why the population cannot be increased (TA 10.2). */
export function populationForbidden(desk: Desk, discount = 0): Forbidden {
  const price = populationPrice(desk.game, desk.seat, discount, desk.works);
  if (price === null) return BANK_EMPTY;
  return desk.food >= price ? undefined : NO_FOOD;
}

/** Pay the food; the rightmost token becomes an unused worker. */
export function increasePopulation(game: AgesState, seat: Seat, discount = 0): void {
  payGoods(game, seat, 'food', populationPrice(game, seat, discount) ?? 0);
  growPopulation(game, seat);
}

// Building -----------------------------------------------------------------------------------------------------------

/** Why no worker can be put on that card for the price, less a discount (TA 10.3, 11.1). */
export function buildForbidden(desk: Desk, card: string, discount = 0): Forbidden {
  const { kind } = technologyOf(card);
  if (desk.player.workers === 0) return NO_WORKER;
  if (atLimit(desk, kind)) return URBAN_LIMIT;
  const cost = Math.max(0, buildCost(desk.game, desk.seat, card, desk.works) - discount);
  return affords(desk, cost, kind) ? undefined : NO_RESOURCES;
}

/** Are there as many urban buildings of that kind as the government allows? */
export function atLimit(desk: Desk, kind: CivilKind): boolean {
  if (!isUrban(kind)) return false;
  let built = 0;
  for (let at = 0; at < desk.cards.length; at++)
    if (desk.cards[at]?.kind === kind) built += desk.player.technologies[at]?.workers ?? 0;
  return built >= desk.urbanLimit;
}

/** An unused worker goes on that card. */
export function build(game: AgesState, seat: Seat, card: string, discount = 0): void {
  const cost = Math.max(0, buildCost(game, seat, card) - discount);
  payResources(game, seat, cost, technologyOf(card).kind);
  placeWorker(game, seat, card);
  emit(game, { fact: 'built', seat, card, cost, seen: 'all' });
}

/** Put an unused worker on that card. */
export function placeWorker(game: AgesState, seat: Seat, card: string): void {
  const player = playerOf(game, seat);
  const technology = technologyIn(player, card);
  if (technology === undefined) throw new Error(`"${card}" is not in play.`);
  player.workers--;
  technology.workers++;
}

/** Cards a worker can be moved up to: higher ones of its kind, and what a leader opens (TA 10.4). */
export function upgradeTargets(desk: Desk, { kind, level }: WorkerTechnology): string[] {
  const crossing =
    desk.seat === desk.game.current && !desk.game.turn.crossed && isUrban(kind) ? says(desk, 'upgradesTo') : undefined;
  const targets: string[] = [];
  for (const target of desk.cards) {
    if (target.kind === kind ? target.level > level : target.kind === crossing && target.level >= level)
      targets.push(target.id);
  }
  return targets;
}

/** Why that upgrade is impossible for the price, less a discount. */
export function upgradeForbidden(desk: Desk, from: string, to: string, discount = 0): Forbidden {
  const target = technologyOf(to);
  const crosses = technologyOf(from).kind !== target.kind;
  if (crosses && desk.game.turn.crossed) return POWER_USED;
  if (crosses && atLimit(desk, target.kind)) return URBAN_LIMIT;
  const cost = Math.max(0, upgradeCost(desk.game, desk.seat, from, to, desk.works) - discount);
  return affords(desk, cost, target.kind) ? undefined : NO_RESOURCES;
}

/** The worker moves to the higher card. */
export function upgrade(game: AgesState, seat: Seat, from: string, to: string, discount = 0): void {
  const cost = Math.max(0, upgradeCost(game, seat, from, to) - discount);
  const kind = technologyOf(to).kind;
  payResources(game, seat, cost, kind);
  if (technologyOf(from).kind !== kind) game.turn.crossed = true;
  moveWorker(game, seat, from, to);
  emit(game, { fact: 'upgraded', seat, from, to, cost, seen: 'all' });
}

/** Move one worker between two cards in play. */
export function moveWorker(game: AgesState, seat: Seat, from: string, to: string): void {
  const player = playerOf(game, seat);
  const [old, next] = [technologyIn(player, from), technologyIn(player, to)];
  if (old === undefined || next === undefined) throw new Error(`"${from}" or "${to}" is not in play.`);
  old.workers--;
  next.workers++;
}

/** The worker on that card becomes unused; nothing is paid back (TA 10.5). */
export function destroy(game: AgesState, seat: Seat, card: string): void {
  const player = playerOf(game, seat);
  const technology = technologyIn(player, card);
  if (technology === undefined || technology.workers === 0) throw new Error(`There is no worker on "${card}".`);
  technology.workers--;
  player.workers++;
  emit(game, { fact: 'destroyed', seat, card, seen: 'all' });
}

// Wonders ------------------------------------------------------------------------------------------------------------

/** Stages that may be built with one civil action (TA 10.7). */
export function stagesAtOnce(desk: Desk): number {
  let most = 1;
  for (const special of desk.player.specials) most = Math.max(most, specialOf(special).stagesAtOnce ?? 1);
  return most;
}

/** What the next stages cost, each less a discount. */
function stagesCost(desk: Desk, count: number, discount = 0): number {
  const { building, stages } = desk.player;
  let cost = 0;
  for (const stage of wonderOf(building).stages.slice(stages, stages + count)) cost += Math.max(0, stage - discount);
  return cost;
}

/** Why the next stages of the own wonder cannot be built. */
export function stageForbidden(desk: Desk, count: number, discount = 0): Forbidden {
  const wonder = wonderOf(desk.player.building);
  if (!canCover(desk.player, count)) return NO_TOKENS;
  // A discount in resources is wasted on stages paid with food (TA 18.III8).
  if (wonder.paidIn === 'food') return desk.food >= stagesCost(desk, count) ? undefined : NO_FOOD;
  return affords(desk, stagesCost(desk, count, discount), 'wonder') ? undefined : NO_RESOURCES;
}

/** Build the next stages of the own wonder. */
export function buildStages(desk: Desk, count: number, discount = 0): void {
  const { game, seat, player } = desk;
  const { paidIn, stages } = wonderOf(player.building);
  if (paidIn === 'food') payGoods(game, seat, 'food', stagesCost(desk, count));
  else payResources(game, seat, stagesCost(desk, count, discount), 'wonder');
  emit(game, { fact: 'built-stages', seat, card: player.building, count, owner: seat, seen: 'all' });
  for (let stage = 0; stage < count; stage++) coverOne(game, seat, seat, stages[player.stages] ?? 0);
}

/** One stage is covered with the owner's token; whoever built it has what it gives. */
export function coverOne(game: AgesState, owner: Seat, builder: Seat, printed: number): void {
  const player = playerOf(game, owner);
  const wonder = wonderOf(player.building);
  coverStage(player);
  player.stages++;
  if (wonder.on?.stageBuilt !== undefined) give(game, builder, wonder.on.stageBuilt(printed), 'wonders');
  if (player.stages === wonder.stages.length) completeWonder(game, owner);
}

function completeWonder(game: AgesState, seat: Seat): void {
  const player = playerOf(game, seat);
  const { building: card, stages } = player;
  const { tokenFor, on } = wonderOf(card);
  const kept = tokenFor === undefined ? 0 : stages;
  changing(game, () => {
    player.wonders.push({ card, ravaged: false, under: '', tokens: kept });
    player.building = '';
    player.stages = 0;
    player.blue += stages - kept;
  });
  emit(game, { fact: 'completed', seat, card, seen: 'all' });
  if (on?.completed !== undefined) give(game, seat, rewardOf(game, seat, on.completed), 'wonders');
}

// Technologies -------------------------------------------------------------------------------------------------------

/** Why that technology cannot be developed (TA 10.8, 10.15). */
export function developForbidden(desk: Desk, card: string, revolution = false, discount = 0): Forbidden {
  const { game, seat, player } = desk;
  const cost = Math.max(0, developCost(game, seat, card, revolution, desk.works) - discount);
  const temporary = seat === game.current && isUnit(cardOf(card).kind as CivilKind) ? game.turn.unitScience : 0;
  if (player.science + temporary < cost) return NO_SCIENCE;
  if (desk.works.first.cooperation === undefined) return undefined;
  return cooperators(game, seat).some(([partner, price]) => playerOf(game, partner).science < price)
    ? NO_PARTNER_SCIENCE
    : undefined;
}

/** Partners that must pay when this civilization develops something, and how much. */
function cooperators(game: AgesState, seat: Seat): [Seat, number][] {
  const partners: [Seat, number][] = [];
  for (const treaty of treatiesOf(game, seat)) {
    const pact = pactOf(treaty.card);
    const cooperation = (treaty.a === seat ? pact.a : pact.b).cooperation;
    if (cooperation !== undefined) partners.push([partnerIn(treaty, seat), cooperation.partnerPays]);
  }
  return partners;
}

/** Why a revolution is not possible, leaving science aside: all actions must be available (TA 10.10). */
export function revolutionForbidden(desk: Desk): Forbidden {
  if (says(desk, 'revolutionByMilitary')) {
    const { game, seat, player } = desk;
    const own = player.military - extraMilitary(game, seat);
    return own >= militaryActions(game, seat) ? undefined : NEEDS_ALL;
  }
  return desk.player.civil >= desk.civilTotal ? undefined : NEEDS_ALL;
}

/** Develop a technology from the hand: pay, put it into play, then what follows (TA 10.8 to 10.10). */
export function develop(game: AgesState, seat: Seat, card: string, revolution = false, discount = 0): void {
  const player = playerOf(game, seat);
  const cost = Math.max(0, developCost(game, seat, card, revolution) - discount);
  payScience(game, seat, cost, card);
  for (const [partner, price] of cooperators(game, seat)) playerOf(game, partner).science -= price;
  player.civilHand.splice(player.civilHand.indexOf(card), 1);
  const byMilitary = has(game, seat, 'revolutionByMilitary');
  putIntoPlay(game, seat, card);
  emit(game, { fact: 'developed', seat, card, science: cost, revolution, seen: 'all' });
  if (revolution) {
    if (byMilitary) payMilitary(game, seat, player.military);
    else player.civil = 0;
    moment(game, seat, 'declaredRevolution');
  }
  if (seat === game.current) game.turn.developed++;
  scoreKidnapped(game, seat, card);
  developedMoments(game, seat, card);
}

function payScience(game: AgesState, seat: Seat, cost: number, card: string): void {
  let due = cost;
  if (seat === game.current && isUnit(cardOf(card).kind as CivilKind)) {
    const temporary = Math.min(due, game.turn.unitScience);
    game.turn.unitScience -= temporary;
    due -= temporary;
  }
  playerOf(game, seat).science -= due;
}

/** A technology comes into play: a special one or a government takes the place of the old (TA 10.9, 10.10). */
export function putIntoPlay(game: AgesState, seat: Seat, id: string): void {
  const player = playerOf(game, seat);
  const card = cardOf(id);
  if (!isTechnology(card)) throw new Error(`"${id}" is no technology.`);
  if ('build' in card) {
    player.technologies.push({ card: id, workers: 0, tokens: 0 });
    return;
  }
  changing(game, () => {
    if (card.kind === 'government') {
      game.gone.push(player.government);
      player.government = governmentOf(id).id;
      return;
    }
    const same = player.specials.find((special) => specialOf(special).kind === card.kind);
    if (same === undefined) player.specials.push(id);
    else if (levelOf(same) > card.level) game.gone.push(id);
    else {
      player.specials[player.specials.indexOf(same)] = id;
      game.gone.push(same);
    }
  });
}

/** Playing a kidnapped card in the same turn scores (TA 18.M3). */
export function scoreKidnapped(game: AgesState, seat: Seat, card: string): void {
  const player = playerOf(game, seat);
  const { kidnapped } = player;
  if (kidnapped?.card !== card) return;
  player.kidnapped = null;
  give(game, seat, { culture: kidnapped.culture }, 'attacks');
}

function developedMoments(game: AgesState, seat: Seat, id: string): void {
  const { kind } = cardOf(id);
  for (const power of powersOf(game, seat)) {
    const developed = power.on?.developed;
    if (developed === undefined || (developed.of !== undefined && !(developed.of as readonly string[]).includes(kind)))
      continue;
    if (developed.price === undefined) give(game, seat, developed.gain, isWonder(power) ? 'wonders' : 'leaders');
    else
      push(game, { step: 'invest', seat, price: developed.price.resources ?? 0, culture: developed.gain.culture ?? 0 });
  }
}

function isWonder({ kind }: Powers & { kind?: unknown }): boolean {
  return kind === 'wonder';
}
