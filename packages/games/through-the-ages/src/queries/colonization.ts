/** Colonization forces: what a civilization sends, and the most it could (TA 9.2, 9.5, 9.6). */

import type { Seat } from '@tabularium/kernel';
import type { AgesKnown } from '../state.ts';
import type { Force } from '../vocabulary.ts';
import { armiesOf, troopsOf } from './armies.ts';
import { bonusOf, cardOf, technologyOf } from './cards.ts';
import { unitStrength } from './combat.ts';
import { mayTrade, stored } from './counts.ts';
import { playerOf } from './players.ts';
import { effectFor, powerOf, total } from './powers.ts';
import { isUnit } from './ratings.ts';
import { isOpen } from './seen.ts';

/** The units of that civilization, one entry each. */
export function unitsOf(game: AgesKnown, seat: Seat): string[] {
  return playerOf(game, seat)
    .technologies.filter(({ card }) => isUnit(technologyOf(card).kind))
    .flatMap(({ card, workers }) => Array<string>(workers).fill(card));
}

/** What the force is worth with everything committed so far. */
export function forceValue(game: AgesKnown, seat: Seat, force: Force): number {
  const { tactic } = playerOf(game, seat);
  const units = force.sent.reduce((sum, card) => sum + unitStrength(card), 0);
  const armies = armiesOf(troopsOf(game, seat, force.sent), tactic).strength;
  return units + armies + total(game, seat, 'colonization') + force.bonus + force.discards + force.bought;
}

/** Prices that can be paid, perhaps with more resources, as bonuses: 1 for the first price and so on. */
export function affordableBonuses(game: AgesKnown, seat: Seat, more = 0): number[] {
  const prices = effectFor(game, seat, 'colonizationPrices') ?? [];
  const exchanged = seat === game.current ? game.turn.resources : 0;
  const resources = stored(playerOf(game, seat), 'resources') + exchanged + more;
  return prices.flatMap((price, at) => (price <= resources ? [at + 1] : []));
}

/** The most this force can become with these cards still in hand. */
export function potential(game: AgesKnown, seat: Seat, force: Force, hand: readonly string[]): number {
  const units = unitsOf(game, seat);
  if (units.length === 0) return 0;
  const bonuses = hand.filter((card) => cardOf(card).kind === 'bonus');
  const others = hand.length - bonuses.length;
  const tradable = powerOf(game, seat, 'convertsGoods') === 'food' && mayTrade(game, seat) ? 1 : 0;
  const discards = Math.min(total(game, seat, 'colonizationDiscards') - force.discards, others);
  return forceValue(game, seat, {
    ...force,
    sent: units,
    bonus: force.bonus + bonuses.reduce((sum, card) => sum + bonusOf(card).colonization, 0),
    discards: force.discards + Math.max(0, discards),
    bought: Math.max(force.bought, 0, ...affordableBonuses(game, seat, tradable)),
  });
}

/** A force nobody has been sent with yet. */
export function noForce(territory: string, bid: number): Force {
  return { territory, bid, sent: [], bonus: 0, discards: 0, bought: 0 };
}

/** The highest bid that civilization may make. */
export function highestBid(game: AgesKnown, seat: Seat): number {
  return potential(game, seat, noForce('', 0), playerOf(game, seat).militaryHand.filter(isOpen));
}
