/** Paying: civil and military actions, resources, and what leaders put in their place (TA 2.4, 10.14, 11.8, 18.I4). */

import type { Seat } from '@tabularium/kernel';
import type { CivilKind } from '../content/model.ts';
import type { Desk } from '../queries/desk.ts';
import type { Forbidden } from '../queries/effects.ts';
import { playerOf } from '../queries/players.ts';
import { effectFor } from '../queries/powers.ts';
import { isUnit, isUrban } from '../queries/ratings.ts';
import type { AgesState } from '../state.ts';
import { give, payGoods } from './gains.ts';

export const NO_CIVIL = { reason: 'no-civil-actions', rule: 'TA 2.4' } as const;
export const NO_MILITARY = { reason: 'no-military-actions', rule: 'TA 2.4' } as const;
export const POWER_USED = { reason: 'power-used', rule: 'TA 2.4' } as const;
export const BANK_EMPTY = { reason: 'bank-empty', rule: 'TA 10.2' } as const;
export const NO_FOOD = { reason: 'not-enough-food', rule: 'TA 10.2' } as const;
export const NO_RESOURCES = { reason: 'not-enough-resources', rule: 'TA 10.14' } as const;
export const NO_TOKENS = { reason: 'no-tokens-left', rule: 'TA 10.7' } as const;

/** Is a civil action missing? A leader's extra action does not need one. */
export function noCivil(desk: Desk, extra = false): Forbidden {
  return desk.civil === 0 && !extra ? NO_CIVIL : undefined;
}

/** Units cost a military action, everything else a civil one (TA 10.3 to 10.5, 11.1). */
export function noActionFor(desk: Desk, kind: CivilKind, extra = false): Forbidden {
  if (!isUnit(kind)) return noCivil(desk, extra);
  return desk.player.military === 0 ? NO_MILITARY : undefined;
}

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
export function payCivilWithExtra(game: AgesState, seat: Seat, actions: number, extra = false): void {
  const power = extra ? effectFor(game, seat, 'extraAction') : undefined;
  payCivil(game, seat, power === undefined ? actions : actions - 1);
  if (power === undefined) return;
  game.turn.extraUsed = true;
  give(game, seat, power.gain, 'leaders', playerOf(game, seat).leader);
}

/** The action for work on a card of this kind. */
export function payActionFor(game: AgesState, seat: Seat, kind: CivilKind, extra = false): void {
  if (isUnit(kind)) payMilitary(game, seat, 1);
  else payCivilWithExtra(game, seat, 1, extra);
}

/** The discount of the extra action. */
export function extraDiscount(game: AgesState, seat: Seat, extra = false): number {
  return extra ? (effectFor(game, seat, 'extraAction')?.discount ?? 0) : 0;
}

/** Can the extra action be used for a card of this kind? */
export function extraFits(desk: Desk, kind: CivilKind): boolean {
  return desk.extra?.of.includes(kind) ?? false;
}

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
