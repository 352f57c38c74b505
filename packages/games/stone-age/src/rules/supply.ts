/** Taking from and giving to the supply. */

import { emit, type Seat } from '@tabularium/kernel';
import { type Goods, RESOURCES, type Resource } from '../content/goods.ts';
import { MOST } from '../content/limits.ts';
import { playerOf } from '../queries/players.ts';
import { supplyOf } from '../queries/supply.ts';
import type { Player, StoneAgeState } from '../state.ts';

/** Take resources; with a limited supply only what is left of them (SA 16.2). Says how many it were. */
export function gainResource(game: StoneAgeState, seat: Seat, resource: Resource, amount: number): number {
  const gained = Math.min(amount, supplyOf(game, resource));
  playerOf(game, seat).resources[resource] += gained;
  if (gained > 0) emit(game, { fact: 'gained', seat, goods: resource, amount: gained, seen: 'all' });
  if (gained < amount) emit(game, { fact: 'supply-short', seat, goods: resource, seen: 'all' });
  return gained;
}

/** Take food (never limited, SA 1.3). */
export function gainFood(game: StoneAgeState, seat: Seat, amount: number): void {
  playerOf(game, seat).food += amount;
  if (amount > 0) emit(game, { fact: 'gained', seat, goods: 'food', amount, seen: 'all' });
}

/** Give resources back to the supply. */
export function pay(player: Player, goods: Goods): void {
  for (const resource of RESOURCES) player.resources[resource] -= goods[resource];
}

/** Score points at once. */
export function score(game: StoneAgeState, seat: Seat, points: number): void {
  playerOf(game, seat).score += points;
  emit(game, { fact: 'scored', seat, points, seen: 'all' });
}

/** One step up the field track, if there is one (SA 6.3). */
export function stepField(game: StoneAgeState, seat: Seat): void {
  const player = playerOf(game, seat);
  if (player.field === MOST.field) {
    emit(game, { fact: 'field-full', seat, seen: 'all' });
    return;
  }
  player.field++;
  emit(game, { fact: 'field-step', seat, level: player.field, seen: 'all' });
}
