/** What things cost: printed costs and what the cards in play make of them. */

import type { Seat } from '@tabularium/kernel';
import { populationCost, ROW_COSTS } from '../content/boards.ts';
import type { Card, CivilKind, Discount, WorkerTechnology } from '../content/model.ts';
import type { AgesKnown } from '../state.ts';
import { cardOf, effectsOf, isTechnology, technologyOf } from './cards.ts';
import { playerOf } from './players.ts';
import { type Works, workingFor, worksFor } from './powers.ts';
import { workersOn } from './workers.ts';

/** A cost after all fitting discounts, at least 0 or what the discount allows. */
function discounted(game: AgesKnown, seat: Seat, on: Discount['on'], card: Card, cost: number, works: Works): number {
  let result = cost;
  for (const discount of discountsOn(on, works)) {
    if (!fits(game, seat, discount, card)) continue;
    const least = Math.min(result, discount.least ?? 0);
    result = Math.max(least, result - amountOf(discount, card));
  }
  for (const discount of works.counts.discounts) result -= discount(game, seat, on, card.id);
  return Math.max(0, result);
}

/** Each is named, for a name that varies is read slowly. */
function discountsOn(on: Discount['on'], { discounts }: Works): readonly Discount[] {
  switch (on) {
    case 'take':
      return discounts.take;
    case 'build':
      return discounts.build;
    case 'develop':
      return discounts.develop;
    case 'peaceful':
      return discounts.peaceful;
    case 'population':
      return discounts.population;
  }
}

function fits(game: AgesKnown, seat: Seat, discount: Discount, { kind }: Card): boolean {
  if (discount.of !== undefined && !discount.of.includes(kind as CivilKind)) return false;
  return discount.with === undefined || workersOn(playerOf(game, seat), [discount.with]) > 0;
}

function amountOf({ amount }: Discount, { level }: Card): number {
  return typeof amount === 'number' ? amount : (amount[level] ?? 0);
}

/** Civil actions for the card on that space of the row (TA 3.3, 3.6). */
export function takeCost(
  game: AgesKnown,
  seat: Seat,
  space: number,
  works = worksFor(game, seat),
  card: Card = cardOf(game.row[space] ?? ''),
): number {
  let cost = ROW_COSTS[space] ?? 0;
  if (card.kind === 'wonder' && !works.exceptions['no-wonder-surcharge']) cost += playerOf(game, seat).wonders.length;
  if ((card.kind === 'wonder' || card.kind === 'leader') && card.taking === 'counted')
    cost += effectsOf(card.id).taking?.(game, seat) ?? 0;
  return discounted(game, seat, 'take', card, cost, works);
}

/** Food for one more worker; `null` with an empty bank (TA 10.2). */
export function populationPrice(
  game: AgesKnown,
  seat: Seat,
  discount = 0,
  works = worksFor(game, seat),
): number | null {
  const cost = populationCost(playerOf(game, seat).yellow);
  if (cost === null) return null;
  let result = cost - discount;
  for (const { amount } of works.discounts.population) if (typeof amount === 'number') result -= amount;
  return Math.max(0, result);
}

/** Resources for a worker on that card, before one-time discounts (TA 10.14). */
export function workCost(game: AgesKnown, seat: Seat, card: WorkerTechnology, works = worksFor(game, seat)): number {
  return discounted(game, seat, 'build', card, card.build, works);
}

/** The same for a card by its id. */
export function buildCost(game: AgesKnown, seat: Seat, card: string, works?: Works): number {
  return workCost(game, seat, technologyOf(card), works);
}

/** Resources for moving a worker up: the difference of both modified costs (TA 10.4). */
export function moveCost(
  game: AgesKnown,
  seat: Seat,
  from: WorkerTechnology,
  to: WorkerTechnology,
  works = worksFor(game, seat),
): number {
  return Math.max(0, workCost(game, seat, to, works) - workCost(game, seat, from, works));
}

/** The same for cards by their ids. */
export function upgradeCost(game: AgesKnown, seat: Seat, from: string, to: string): number {
  return moveCost(game, seat, technologyOf(from), technologyOf(to));
}

/** Science for developing that card (TA 10.15). */
export function developCost(
  game: AgesKnown,
  seat: Seat,
  card: string,
  revolution = false,
  works = worksFor(game, seat),
): number {
  const technology = cardOf(card);
  if (!isTechnology(technology)) throw new Error(`"${card}" cannot be developed.`);
  let cost = revolution && technology.kind === 'government' ? technology.revolution : technology.develop;
  if (technology.kind === 'government' && !revolution)
    cost = discounted(game, seat, 'peaceful', technology, cost, works);
  cost = discounted(game, seat, 'develop', technology, cost, works);
  if (works.first.cooperation !== undefined) {
    for (const { powers } of works.cards) cost -= powers.cooperation?.discount ?? 0;
  }
  return Math.max(0, cost);
}

/** Military actions for an attack on that rival (TA 5.1). */
export function attackCost(game: AgesKnown, rival: Seat, printed: number): number {
  let cost = printed;
  for (const { effects } of workingFor(game, rival)) cost = effects.attackPrice?.(cost) ?? cost;
  return cost;
}
