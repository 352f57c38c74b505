/** Playing action cards and doing what they order (TA 10.11, 10.12, 10.17, 18.I8). */

import { type Decision, emit, pop, push, type Seat } from '@tabularium/kernel';
import type { AgesActions } from '../actions.ts';
import { actionCardOf, cardOf, isTechnology, technologyOf, wonderOf } from '../content/cards.ts';
import type { CivilKind, Gain, Order, WorkerTechnology } from '../content/model.ts';
import { type Desk, deskOf, type Forbidden, says } from '../queries/desk.ts';
import { byPlayers, playerOf, rivals } from '../queries/players.ts';
import { strengthRating } from '../queries/ratings.ts';
import type { AgesState, ThroughTheAges } from '../state.ts';
import {
  build,
  buildForbidden,
  buildStages,
  develop,
  developForbidden,
  extraDiscount,
  increasePopulation,
  populationForbidden,
  revolutionForbidden,
  scoreKidnapped,
  stageForbidden,
  upgrade,
  upgradeForbidden,
  upgradeTargets,
} from './civil-actions.ts';
import { give } from './gains.ts';

const TAKEN_NOW = { reason: 'card-taken-this-turn', rule: 'TA 10.11' } as const;
const IMPOSSIBLE = { reason: 'order-impossible', rule: 'TA 10.17' } as const;

/** Silk Road: the first action card of each turn gives more, from the first stage on (TA 18.I8). */
function actionCardBonus({ game, player, works }: Desk): number {
  if (game.turn.boosted) return 0;
  let bonus = works.first.actionCardBonus ?? 0;
  if (player.building !== '' && player.stages > 0) {
    const { worksUnfinished, actionCardBonus: early } = wonderOf(player.building);
    if (worksUnfinished) bonus += early ?? 0;
  }
  return bonus;
}

/** Why that action card cannot be played now, leaving the civil action aside. */
export function playForbidden(desk: Desk, card: string, extra: boolean): Forbidden {
  const { turn } = desk.game;
  if (isFresh(desk, card) && (turn.takenPlayed || !says(desk, 'playsTakenCard'))) return TAKEN_NOW;
  const { order } = actionCardOf(card);
  if (extra && order.does !== 'build-or-upgrade' && order.does !== 'upgrade' && order.does !== 'develop')
    return IMPOSSIBLE;
  const possible = orderPossible(desk, order, actionCardBonus(desk), extra, desk.player.civil >= desk.civilTotal);
  return possible ? undefined : IMPOSSIBLE;
}

/** Was every copy of this card in the hand taken in this Action Phase? */
function isFresh({ game, player }: Desk, card: string): boolean {
  if (!game.turn.taken.includes(card)) return false;
  const count = (cards: readonly string[]) => cards.filter((one) => one === card).length;
  return count(player.civilHand) <= count(game.turn.taken);
}

function orderPossible(desk: Desk, order: Order, bonus: number, extra: boolean, all: boolean): boolean {
  switch (order.does) {
    case 'population':
      return populationForbidden(desk) === undefined;
    case 'stage':
      return desk.player.building !== '' && stageForbidden(desk, 1, order.discount + bonus) === undefined;
    case 'build-or-upgrade':
    case 'upgrade':
    case 'develop':
      return orderOptions(desk, order, bonus, extra, all).length > 0;
    default:
      return true;
  }
}

/** Every way to carry out an order that leaves a choice. */
function orderOptions(desk: Desk, order: Order, bonus: number, extra: boolean, all: boolean): AgesActions['order'][] {
  if (order.does === 'develop') return developments(desk, extraDiscount(desk.game, desk.seat, extra), extra, all);
  if (order.does !== 'build-or-upgrade' && order.does !== 'upgrade') return [];
  const discount = order.discount + bonus + extraDiscount(desk.game, desk.seat, extra);
  const fits = (kind: CivilKind) =>
    (order.of as readonly CivilKind[]).includes(kind) && (!extra || isForExtra(desk, kind));
  const options: AgesActions['order'][] = [];
  for (let at = 0; at < desk.cards.length; at++) {
    const technology = desk.cards[at] as WorkerTechnology;
    const { id: card, kind } = technology;
    if (order.does !== 'upgrade' && fits(kind) && buildForbidden(desk, card, discount) === undefined)
      options.push({ type: 'build', card });
    if (desk.player.technologies[at]?.workers === 0 || !(order.of as readonly CivilKind[]).includes(kind)) continue;
    for (const to of upgradeTargets(desk, technology)) {
      if (fits(technologyOf(to).kind) && upgradeForbidden(desk, card, to, discount) === undefined)
        options.push({ type: 'upgrade', from: card, to });
    }
  }
  return options;
}

/** Is this a kind the leader's extra action is for? It pays for the card that orders the action. */
function isForExtra(desk: Desk, kind: CivilKind): boolean {
  return says(desk, 'extraAction')?.of.includes(kind) ?? false;
}

/** Technologies of the hand that can be developed, and governments by revolution if all actions were available. */
export function developments(desk: Desk, discount: number, extra: boolean, all: boolean): AgesActions['order'][] {
  const options: AgesActions['order'][] = [];
  const mayRevolt = says(desk, 'revolutionByMilitary') ? revolutionForbidden(desk) === undefined : all;
  for (const card of new Set(desk.player.civilHand)) {
    const technology = cardOf(card);
    if (!isTechnology(technology) || (extra && !isForExtra(desk, technology.kind))) continue;
    if (developForbidden(desk, card, false, discount) === undefined) options.push({ type: 'develop', card });
    if (technology.kind === 'government' && mayRevolt && developForbidden(desk, card, true, discount) === undefined) {
      options.push({ type: 'revolution', card });
    }
  }
  return options;
}

/** The card leaves the hand and its order is carried out; what leaves a choice is asked next. */
export function playActionCard(game: AgesState, seat: Seat, card: string, extra: boolean, all: boolean): void {
  const desk = deskOf(game, seat);
  const { player } = desk;
  const { order } = actionCardOf(card);
  const bonus = actionCardBonus(desk);
  if (isFresh(desk, card)) game.turn.takenPlayed = true;
  if (bonus > 0) game.turn.boosted = true;
  player.civilHand.splice(player.civilHand.indexOf(card), 1);
  game.gone.push(card);
  emit(game, { fact: 'played-card', seat, card, seen: 'all' });
  scoreKidnapped(game, seat, card);
  carryOut(desk, order, bonus, { card, extra, all });
}

function carryOut(
  desk: Desk,
  order: Order,
  bonus: number,
  played: { card: string; extra: boolean; all: boolean },
): void {
  const { game, seat } = desk;
  switch (order.does) {
    case 'population':
      increasePopulation(game, seat);
      return give(game, seat, increased(order.gain, bonus), 'cards');
    case 'stage':
      return buildStages(desk, 1, order.discount + bonus);
    case 'gain':
      return give(game, seat, increased(order.gain, bonus), 'cards');
    case 'choose':
      return push(game, {
        step: 'choose',
        seat,
        choices: order.choices.map((gain) => increased(gain, bonus)),
        source: 'cards',
      });
    case 'boost':
      game.turn.units += order.resources + bonus;
      desk.player.military += order.militaryActions + bonus;
      game.turn.extraMilitary += order.militaryActions + bonus;
      return;
    case 'per-stronger':
      game.turn.units += byPlayers(game, order.resources) * strongerRivals(game, seat) + bonus;
      return;
    case 'per-more-culture':
      return give(game, seat, { culture: byPlayers(game, order.culture) * richerRivals(game, seat) + bonus }, 'cards');
    default:
      push(game, { step: 'order', seat, bonus, ...played });
  }
}

/** Every amount grows (TA 18.I8). */
function increased(gain: Gain, bonus: number): Gain {
  return Object.fromEntries(Object.entries(gain).map(([what, amount]: [string, number]) => [what, amount + bonus]));
}

function strongerRivals(game: AgesState, seat: Seat): number {
  const own = strengthRating(game, seat);
  return rivals(game, seat).filter((rival) => strengthRating(game, rival) > own).length;
}

function richerRivals(game: AgesState, seat: Seat): number {
  return rivals(game, seat).filter((rival) => playerOf(game, rival).culture > playerOf(game, seat).culture).length;
}

/** The action an action card orders: no further action is paid, discounts add up. */
export const order: Decision<ThroughTheAges, 'order'> = {
  actions: (game, { seat, card, bonus, extra, all }) =>
    orderOptions(deskOf(game, seat), actionCardOf(card).order, bonus, extra, all),
  take(game, frame, action) {
    const { seat, card, bonus, extra } = frame;
    const { order } = actionCardOf(card);
    const helped = extraDiscount(game, seat, extra);
    pop(game);
    const discount = ('discount' in order ? order.discount : 0) + bonus + helped;
    if (action.type === 'build') build(game, seat, action.card, discount);
    else if (action.type === 'upgrade') upgrade(game, seat, action.from, action.to, discount);
    else if (action.type !== 'stage') develop(game, seat, action.card, action.type === 'revolution', helped);
    if (order.does === 'develop') give(game, seat, increased(order.gain, bonus), 'cards');
  },
};
