/** Moving a worker up to a better card (TA 10.4). */

import { emit, type Seat } from '@tabularium/kernel';
import type { WorkerTechnology } from '../../content/model.ts';
import { technologyOf } from '../../queries/cards.ts';
import { moveCost, upgradeCost } from '../../queries/costs.ts';
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
  POWER_USED,
  payActionFor,
  payResources,
} from '../payment.ts';
import type { ActionRule } from './action.ts';
import { atLimit, URBAN_LIMIT } from './build.ts';

/** Cards a worker can be moved up to: higher ones of its kind, and what a leader opens. */
export function upgradeTargets(desk: Desk, { kind, level }: WorkerTechnology): WorkerTechnology[] {
  const crossing =
    desk.seat === desk.game.current && !desk.game.turn.crossed && isUrban(kind)
      ? desk.works.first.upgradesTo
      : undefined;
  const targets: WorkerTechnology[] = [];
  for (const target of desk.cards) {
    if (target.kind === kind ? target.level > level : target.kind === crossing && target.level >= level)
      targets.push(target);
  }
  return targets;
}

/** Why that upgrade is impossible for the price, less a discount. */
export function upgradeForbidden(desk: Desk, from: WorkerTechnology, to: WorkerTechnology, discount = 0): Forbidden {
  const crosses = from.kind !== to.kind;
  if (crosses && desk.game.turn.crossed) return POWER_USED;
  if (crosses && atLimit(desk, to.kind)) return URBAN_LIMIT;
  const cost = Math.max(0, moveCost(desk.game, desk.seat, from, to, desk.works) - discount);
  return affords(desk, cost, to.kind) ? undefined : NO_RESOURCES;
}

/** The worker moves to the higher card. */
export function upgradeTo(game: AgesState, seat: Seat, from: string, to: string, discount = 0): void {
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

function movingForbidden(desk: Desk, from: WorkerTechnology, to: WorkerTechnology, extra: boolean): Forbidden {
  const general = noActionFor(desk, to.kind, extra);
  return general ?? upgradeForbidden(desk, from, to, extraDiscount(desk.game, desk.seat, extra));
}

export const upgrade: ActionRule<'upgrade'> = {
  place: 'technology',
  list(desk, at, all, into) {
    const technology = desk.cards[at];
    if (technology === undefined || desk.player.technologies[at]?.workers === 0) return;
    if (!all && desk.extra === undefined && noActionFor(desk, technology.kind) !== undefined) return;
    const from = technology.id;
    for (const target of upgradeTargets(desk, technology)) {
      const to = target.id;
      if (all || movingForbidden(desk, technology, target, false) === undefined)
        into.push({ type: 'upgrade', from, to });
      if (desk.extra === undefined || !extraFits(desk, target.kind)) continue;
      if (all || movingForbidden(desk, technology, target, true) === undefined)
        into.push({ type: 'upgrade', from, to, extra: true });
    }
  },
  forbidden: (desk, { from, to, extra = false }) => movingForbidden(desk, technologyOf(from), technologyOf(to), extra),
  price: (game, seat, { from, to }) => ({ in: 'resources', amount: upgradeCost(game, seat, from, to) }),
  perform(game, seat, { from, to, extra }) {
    const discount = extraDiscount(game, seat, extra);
    payActionFor(game, seat, technologyOf(to).kind, extra);
    upgradeTo(game, seat, from, to, discount);
  },
};
