/** What works for a civilization just now: its leader, wonders, government, technologies, colonies, pacts and wars. */

import type { Seat } from '@tabularium/kernel';
import { governmentOf, leaderOf, pactOf, specialOf, territoryOf, warOf, wonderOf } from '../content/cards.ts';
import type { Powers } from '../content/model.ts';
import type { AgesState, Treaty } from '../state.ts';
import { playerOf } from './players.ts';

/** Everything that works for that seat, in the order of TA 2.7. */
export function powersOf(game: AgesState, seat: Seat): Powers[] {
  const player = playerOf(game, seat);
  const powers: Powers[] = [];
  if (player.leader !== '') {
    const leader = leaderOf(player.leader);
    powers.push(leader);
    const stance = leader.stance?.[player.stance];
    if (stance !== undefined) powers.push(stance);
  }
  for (const wonder of player.wonders) if (!wonder.ravaged) powers.push(wonderOf(wonder.card));
  powers.push(governmentOf(player.government));
  for (const special of player.specials) powers.push(specialOf(special));
  for (const colony of player.colonies) powers.push(territoryOf(colony));
  for (const other of game.players) {
    if (other.treaty !== null) addSide(powers, other.treaty, seat);
    for (const war of other.wars) if (other === player || war.target === seat) addWar(powers, war.card);
  }
  return powers;
}

function addSide(powers: Powers[], treaty: Treaty, seat: Seat): void {
  const pact = pactOf(treaty.card);
  if (treaty.a === seat) powers.push(pact.a);
  else if (treaty.b === seat) powers.push(pact.b);
}

function addWar(powers: Powers[], card: string): void {
  const { meanwhile } = warOf(card);
  if (meanwhile !== undefined) powers.push(meanwhile);
}

/** The numbers on cards that are simply added up. */
type Sum =
  | 'civilActions'
  | 'militaryActions'
  | 'blueTokens'
  | 'yellowTokens'
  | 'colonization'
  | 'civilHand'
  | 'militaryHand'
  | 'urbanLimit'
  | 'fewerDiscontent'
  | 'shelter'
  | 'extraDraw'
  | 'colonizationDiscards';

/** The sum of one number over everything that works for that seat. */
export function total(game: AgesState, seat: Seat, what: Sum): number {
  let sum = 0;
  for (const power of powersOf(game, seat)) sum += power[what] ?? 0;
  return sum;
}

/** The first card in play that has this power, and what it says. */
export function powerOf<K extends keyof Powers>(
  game: AgesState,
  seat: Seat,
  name: K,
): NonNullable<Powers[K]> | undefined {
  for (const power of powersOf(game, seat)) {
    const value = power[name];
    if (value !== undefined) return value as NonNullable<Powers[K]>;
  }
  return undefined;
}

/** Does anything in play have this power? */
export function has(game: AgesState, seat: Seat, name: keyof Powers): boolean {
  return powerOf(game, seat, name) !== undefined;
}

/** All pacts that seat is part of. */
export function treatiesOf(game: AgesState, seat: Seat): Treaty[] {
  const treaties: Treaty[] = [];
  for (const { treaty } of game.players) {
    if (treaty !== null && (treaty.a === seat || treaty.b === seat)) treaties.push(treaty);
  }
  return treaties;
}

/** The pacts between these two. */
export function treatiesBetween(game: AgesState, one: Seat, other: Seat): Treaty[] {
  return treatiesOf(game, one).filter(({ a, b }) => a === other || b === other);
}

/** The other party of a pact. */
export function partnerIn(treaty: Treaty, seat: Seat): Seat {
  return treaty.a === seat ? treaty.b : treaty.a;
}
