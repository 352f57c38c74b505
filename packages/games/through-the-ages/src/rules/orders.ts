/** What action cards order, and the action they leave to choose (TA 10.11, 10.12, 10.17, 18.I4). */

import { type Decision, emit, pop, push, type Seat } from '@tabularium/kernel';
import type { CivilKind, Gain, Order, WorkerKind } from '../content/model.ts';
import { actionCardOf, cardOf, isTechnology } from '../queries/cards.ts';
import { type Desk, deskOf } from '../queries/desk.ts';
import { byPlayers, playerOf, rivals } from '../queries/players.ts';
import { strengthRating } from '../queries/ratings.ts';
import type { AgesState } from '../state.ts';
import type { AgesActions, ThroughTheAges } from '../vocabulary.ts';
import { buildForbidden, buildOn } from './actions/build.ts';
import { developCard, developForbidden } from './actions/develop.ts';
import { increasePopulation, populationForbidden } from './actions/population.ts';
import { revolutionForbidden } from './actions/revolution.ts';
import { buildStages, stageForbidden } from './actions/stage.ts';
import { upgradeForbidden, upgradeTargets, upgradeTo } from './actions/upgrade.ts';
import { give, grantTemporary, tellIfIdle } from './gains.ts';
import { extraDiscount } from './payment.ts';

/** How an action card is played: what it gives more, whether the leader's extra action pays, whether all actions were left. */
interface Played {
  readonly bonus: number;
  readonly extra: boolean;
  readonly all: boolean;
}

type Does = Order['does'];
type OrderOf<K extends Does> = Extract<Order, { does: K }>;

/** One kind of order. */
interface OrderRule<K extends Does> {
  /** Can it be carried out? Always, if nothing is said. */
  possible?(desk: Desk, order: OrderOf<K>, played: Played): boolean;
  /** Every way to carry it out, for orders that leave a choice: the player is asked. */
  options?(desk: Desk, order: OrderOf<K>, played: Played): AgesActions['order'][];
  /** What happens when the card is played. */
  carryOut?(desk: Desk, order: OrderOf<K>, bonus: number): void;
}

const ORDERS: { readonly [K in Does]: OrderRule<K> } = {
  'build-or-upgrade': { options: (desk, order, played) => works(desk, order, played, true) },
  upgrade: { options: (desk, order, played) => works(desk, order, played, false) },
  develop: {
    options: (desk, _order, { extra, all }) =>
      developments(desk, extraDiscount(desk.game, desk.seat, extra), extra, all),
  },
  population: {
    possible: (desk) => populationForbidden(desk) === undefined,
    carryOut({ game, seat }, { gain }, bonus) {
      increasePopulation(game, seat);
      give(game, seat, increased(gain, bonus), 'cards');
    },
  },
  stage: {
    possible: (desk, { discount }, { bonus }) =>
      desk.player.building !== '' && stageForbidden(desk, 1, discount + bonus) === undefined,
    carryOut: (desk, { discount }, bonus) => buildStages(desk, 1, discount + bonus),
  },
  gain: { carryOut: ({ game, seat }, { gain }, bonus) => give(game, seat, increased(gain, bonus), 'cards') },
  choose: {
    carryOut({ game, seat }, order, bonus) {
      const choices = order.choices.map((gain) => increased(gain, bonus));
      push(game, { step: 'choose', seat, choices, source: 'cards' });
    },
  },
  boost: {
    carryOut({ game, seat, player }, { resources, militaryActions }, bonus) {
      const amount = militaryActions + bonus;
      grantTemporary(game, seat, { for: 'units', amount: resources + bonus });
      emit(game, { fact: 'granted', seat, purpose: 'military-actions', amount, by: '', seen: 'all' });
      player.military += amount;
      game.turn.extraMilitary += amount;
    },
  },
  'per-stronger': {
    carryOut({ game, seat }, { resources }, bonus) {
      const amount = byPlayers(game, resources) * strongerRivals(game, seat) + bonus;
      grantTemporary(game, seat, { for: 'units', amount });
    },
  },
  'per-more-culture': {
    carryOut: ({ game, seat }, { culture }, bonus) =>
      give(game, seat, { culture: byPlayers(game, culture) * richerRivals(game, seat) + bonus }, 'cards'),
  },
};

/** The rule of that very order. */
function ruleOf<K extends Does>({ does }: { readonly does: K }): OrderRule<K> {
  return ORDERS[does];
}

/** Can that order be carried out? The leader's extra action pays only for orders that leave a choice. */
export function orderPossible(desk: Desk, order: Order, played: Played): boolean {
  const { options, possible }: OrderRule<Does> = ruleOf(order);
  if (options !== undefined) return options(desk, order, played).length > 0;
  return !played.extra && (possible?.(desk, order, played) ?? true);
}

/** The order of a card that was just played; what leaves a choice is asked next. */
export function carryOut(desk: Desk, card: string, played: Played): void {
  const { game, seat } = desk;
  const { order } = actionCardOf(card);
  const rule: OrderRule<Does> = ruleOf(order);
  const waiting = game.frames.length;
  if (rule.options !== undefined) push(game, { step: 'order', seat, card, ...played });
  rule.carryOut?.(desk, order, played.bonus);
  if (game.frames.length === waiting) tellIfIdle(game, card);
}

/** Buildings and upgrades of the ordered kinds. */
function works(
  desk: Desk,
  order: { readonly of: readonly WorkerKind[]; readonly discount: number },
  { bonus, extra }: Played,
  builds: boolean,
): AgesActions['order'][] {
  const of: readonly CivilKind[] = order.of;
  const discount = order.discount + bonus + extraDiscount(desk.game, desk.seat, extra);
  const fits = (kind: CivilKind) => of.includes(kind) && (!extra || isForExtra(desk, kind));
  const options: AgesActions['order'][] = [];
  for (const [at, technology] of desk.cards.entries()) {
    const { id: card, kind } = technology;
    if (builds && fits(kind) && buildForbidden(desk, technology, discount) === undefined)
      options.push({ type: 'build', card });
    if (desk.player.technologies[at]?.workers === 0 || !of.includes(kind)) continue;
    for (const to of upgradeTargets(desk, technology)) {
      if (fits(to.kind) && upgradeForbidden(desk, technology, to, discount) === undefined)
        options.push({ type: 'upgrade', from: card, to: to.id });
    }
  }
  return options;
}

/** Is this a kind the leader's extra action is for? It pays for the card that orders the action. */
function isForExtra(desk: Desk, kind: CivilKind): boolean {
  return desk.works.effects.extraAction?.of.includes(kind) ?? false;
}

/** Technologies of the hand that can be developed, and governments by revolution if all actions were available. */
export function developments(
  desk: Desk,
  discount: number,
  extra: boolean,
  all: boolean,
): Extract<AgesActions['order'], { type: 'develop' | 'revolution' }>[] {
  const options: Extract<AgesActions['order'], { type: 'develop' | 'revolution' }>[] = [];
  const mayRevolt = desk.works.exceptions['revolts-by-military'] ? revolutionForbidden(desk) === undefined : all;
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
  actions(game, { seat, card, ...played }) {
    const { order } = actionCardOf(card);
    const rule: OrderRule<Does> = ruleOf(order);
    return rule.options?.(deskOf(game, seat), order, played) ?? [];
  },
  take(game, frame, action) {
    const { seat, card, bonus, extra } = frame;
    const { order } = actionCardOf(card);
    const helped = extraDiscount(game, seat, extra);
    pop(game);
    const discount = ('discount' in order ? order.discount : 0) + bonus + helped;
    if (action.type === 'build') buildOn(game, seat, action.card, discount);
    else if (action.type === 'upgrade') upgradeTo(game, seat, action.from, action.to, discount);
    else if (action.type !== 'stage') developCard(game, seat, action.card, action.type === 'revolution', helped);
    if (order.does === 'develop') give(game, seat, increased(order.gain, bonus), 'cards');
  },
};
