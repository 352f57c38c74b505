/** Putting a worker on a farm, mine, building or unit (TA 10.3, 11.1). */

import { emit, type Seat } from '@tabularium/kernel';
import type { CivilKind, WorkerTechnology } from '../../content/model.ts';
import { technologyOf } from '../../queries/cards.ts';
import { buildCost, workCost } from '../../queries/costs.ts';
import type { Desk } from '../../queries/desk.ts';
import type { Forbidden } from '../../queries/effects.ts';
import { playerOf, technologyIn } from '../../queries/players.ts';
import { isUrban } from '../../queries/ratings.ts';
import type { AgesState } from '../../state.ts';
import {
  affords,
  extraDiscount,
  extraFits,
  NO_RESOURCES,
  noActionFor,
  payActionFor,
  payResources,
} from '../payment.ts';
import type { ActionRule } from './action.ts';

const NO_WORKER = { reason: 'no-unused-worker', rule: 'TA 10.3' } as const;
/** There are as many buildings of that kind as the government allows. */
export const URBAN_LIMIT = { reason: 'urban-limit', rule: 'TA 10.3' } as const;

/** Why no worker can be put on that card for the price, less a discount. */
export function buildForbidden(desk: Desk, technology: WorkerTechnology, discount = 0): Forbidden {
  const { kind } = technology;
  if (desk.player.workers === 0) return NO_WORKER;
  if (atLimit(desk, kind)) return URBAN_LIMIT;
  const cost = Math.max(0, workCost(desk.game, desk.seat, technology, desk.works) - discount);
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
export function buildOn(game: AgesState, seat: Seat, card: string, discount = 0): void {
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

function workForbidden(desk: Desk, technology: WorkerTechnology, extra: boolean): Forbidden {
  const general = noActionFor(desk, technology.kind, extra);
  return general ?? buildForbidden(desk, technology, extraDiscount(desk.game, desk.seat, extra));
}

export const build: ActionRule<'build'> = {
  place: 'technology',
  list(desk, at, all, into) {
    const technology = desk.cards[at];
    if (technology === undefined) return;
    const { id: card, kind } = technology;
    if (all || workForbidden(desk, technology, false) === undefined) into.push({ type: 'build', card });
    if (desk.extra === undefined || !extraFits(desk, kind)) return;
    if (all || workForbidden(desk, technology, true) === undefined) into.push({ type: 'build', card, extra: true });
  },
  forbidden: (desk, { card, extra = false }) => workForbidden(desk, technologyOf(card), extra),
  price: (game, seat, { card }) => ({ in: 'resources', amount: buildCost(game, seat, card) }),
  perform(game, seat, { card, extra }) {
    const discount = extraDiscount(game, seat, extra);
    payActionFor(game, seat, technologyOf(card).kind, extra);
    buildOn(game, seat, card, discount);
  },
};
