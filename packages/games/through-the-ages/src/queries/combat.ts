/** Strength in attacks, and who may attack whom (TA 5.2, 5.8, 6.1). */

import type { Seat } from '@tabularium/kernel';
import type { Gain } from '../content/model.ts';
import type { AgesKnown, AgesState } from '../state.ts';
import { aggressionOf, pactOf, technologyOf, warOf } from './cards.ts';
import { attackCost } from './costs.ts';
import { deskOf } from './desk.ts';
import type { Forbidden } from './effects.ts';
import { playerOf } from './players.ts';
import { holds, total, treatiesBetween } from './powers.ts';
import { isUnit, strengthRating } from './ratings.ts';

const NO_MILITARY = { reason: 'no-military-actions', rule: 'TA 5.1' } as const;
const MAY_NOT = { reason: 'may-not-attack', rule: 'TA 6.6' } as const;
const PACT = { reason: 'pact-forbids', rule: 'TA 5.2' } as const;
const NOT_STRONGER = { reason: 'not-stronger', rule: 'TA 5.2' } as const;
const NOTHING = { reason: 'nothing-to-take', rule: 'TA 5.2' } as const;
const HAND_FULL = { reason: 'hand-full', rule: 'TA 18.M3' } as const;
const LAST_ROUND = { reason: 'last-round', rule: 'TA 6.1' } as const;
const IMMUNE = { reason: 'immune-to-war', rule: 'TA 6.1' } as const;

/** Strength without pacts that end when these two fight. */
function strengthAgainst(game: AgesKnown, seat: Seat, other: Seat): number {
  let strength = strengthRating(game, seat);
  for (const treaty of treatiesBetween(game, seat, other)) {
    const pact = pactOf(treaty.card);
    if (pact.endsOnAttack) strength -= (treaty.a === seat ? pact.a : pact.b).symbols?.strength ?? 0;
  }
  return strength;
}

/** What a pact gives to whoever attacks the partner. */
export function attackBonus(game: AgesKnown, attacker: Seat, rival: Seat): number {
  let bonus = 0;
  for (const treaty of treatiesBetween(game, attacker, rival)) {
    const pact = pactOf(treaty.card);
    bonus += (treaty.a === attacker ? pact.a : pact.b).attackBonus ?? 0;
  }
  return bonus;
}

/** The printed strength of a unit. */
export function unitStrength(card: string): number {
  return card === '' ? 0 : technologyOf(card).makes.strength;
}

/** The strength with which that seat attacks, with a unit to be sacrificed if one is named. */
export function attackStrength(game: AgesKnown, attacker: Seat, rival: Seat, unit = ''): number {
  return strengthAgainst(game, attacker, rival) + attackBonus(game, attacker, rival) + unitStrength(unit);
}

/** The strength against an aggression, before cards are played. */
export function defenceStrength(game: AgesKnown, rival: Seat, attacker: Seat): number {
  return strengthAgainst(game, rival, attacker) + total(game, rival, 'shelter');
}

/** Units that may be sacrificed, by card. */
export function sacrificeable(game: AgesKnown, seat: Seat): string[] {
  if (!holds(game, seat, 'sacrifices-units')) return [];
  return playerOf(game, seat)
    .technologies.filter(({ card, workers }) => workers > 0 && isUnit(technologyOf(card).kind))
    .map(({ card }) => card);
}

function attackForbidden(game: AgesKnown, seat: Seat, rival: Seat, cost: number): Forbidden {
  if (holds(game, seat, 'never-attacks')) return MAY_NOT;
  if (treatiesBetween(game, seat, rival).some(({ card }) => pactOf(card).forbidsAttack)) return PACT;
  return playerOf(game, seat).military < attackCost(game, rival, cost) ? NO_MILITARY : undefined;
}

/** Why that aggression cannot be played against that rival (TA 5.2). */
export function aggressionForbidden(game: AgesState, seat: Seat, card: string, rival: Seat, unit = ''): Forbidden {
  const { militaryActions, assault } = aggressionOf(card);
  const general = attackForbidden(game, seat, rival, militaryActions);
  if (general !== undefined) return general;
  const target = playerOf(game, rival);
  if (assault.does === 'annex' && target.colonies.length === 0) return NOTHING;
  if (assault.does === 'infiltrate' && target.leader === '' && target.building === '') return NOTHING;
  if (assault.does === 'kidnap' && deskOf(game, seat).handFull) return HAND_FULL;
  return attackStrength(game, seat, rival, unit) > defenceStrength(game, rival, seat) ? undefined : NOT_STRONGER;
}

/** What the victor of that war takes with such a strength advantage (TA 6.3). */
export function spoilsOf(card: string, advantage: number): Gain {
  const { of, least = 0, every = 1 } = warOf(card).spoils;
  return { [of]: least + Math.floor(advantage / every) };
}

/** Why that war cannot be declared on that rival (TA 6.1). */
export function warForbidden(game: AgesKnown, seat: Seat, card: string, rival: Seat): Forbidden {
  if (game.lastRound > 0 && game.round >= game.lastRound) return LAST_ROUND;
  if (holds(game, rival, 'immune-to-war')) return IMMUNE;
  return attackForbidden(game, seat, rival, warOf(card).militaryActions);
}
