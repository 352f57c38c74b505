/** What a battle comes to, from open knowledge and the viewer's own hand. */

import type { FameState } from '@tabularium/fame-and-fortune';
import { bonusIn, clash, combatBonus, strengthIn, totalOf, unitType } from '@tabularium/fame-and-fortune/queries';
import { HIDDEN } from '@tabularium/kernel';

export type Battle = NonNullable<FameState['battle']>;
/** The attacker is 0, the defender 1. */
export type Side = 0 | 1;

/** What happens if a unit is played on a front. */
export interface Outcome {
  readonly kind: 'trumps' | 'both' | 'wounds' | 'dies' | 'trade' | 'alone';
  /** Wounds the played unit would have, and those it would deal. */
  readonly taken: number;
  readonly dealt: number;
  /** Both totals afterwards, the attacker's first. */
  readonly totals: readonly [number, number];
}

/** The side across. */
export const across = (side: Side): Side => (side === 0 ? 1 : 0);

/** What playing that unit of that side on that front would come to. */
export function outcomeOf(game: FameState, battle: Battle, side: Side, card: string, front: number): Outcome {
  const waiting = battle.fronts[front]?.[across(side)] ?? null;
  const strength = strengthIn(game, battle, side, card);
  const totals: [number, number] = [totalOf(game, battle, 0), totalOf(game, battle, 1)];
  if (waiting === null) {
    totals[side] += strength;
    return { kind: 'alone', taken: 0, dealt: 0, totals };
  }
  const theirs = strengthIn(game, battle, across(side), waiting.card);
  const result = clash(
    { type: unitType(card), strength, wounds: 0 },
    { type: unitType(waiting.card), strength: theirs, wounds: waiting.wounds },
    battle.clash[side],
  );
  const [dies, kills] = [result.played >= strength, result.waiting >= theirs];
  if (!dies) totals[side] += strength;
  if (kills) totals[across(side)] -= theirs;
  const dealt = result.waiting - waiting.wounds;
  return { kind: kindOf(dies, kills, result.played), taken: result.played, dealt, totals };
}

function kindOf(dies: boolean, kills: boolean, taken: number): Outcome['kind'] {
  if (dies) return kills ? 'trade' : 'dies';
  if (!kills) return 'wounds';
  return taken === 0 ? 'trumps' : 'both';
}

/** How much strength a side may still bring: its own hand is known to itself, a hidden card has at most its rank more than 3. */
export function toCome(game: FameState, battle: Battle, side: Side): number {
  return battle.hands[side].reduce(
    (sum, card) =>
      sum + (card === HIDDEN ? HIDDEN_MOST + hiddenRank(game, battle, side) : strengthIn(game, battle, side, card)),
    0,
  );
}

/** The strongest printed land unit. */
const HIDDEN_MOST = 3;

function hiddenRank(game: FameState, battle: Battle, side: Side): number {
  const ranks = game.players[battle.seats[side]]?.ranks;
  return ranks === undefined ? 0 : Math.max(ranks.infantry, ranks.artillery, ranks.mounted, 1) - 1;
}

/** What makes up the bonus of a side. */
export function bonusParts(game: FameState, battle: Battle, side: Side): { own: number; place: number; sum: number } {
  const sum = bonusIn(game, battle, side);
  const own = battle.kind === 'village' && side === 1 ? 0 : combatBonus(game, battle.seats[side]) + battle.extra[side];
  return { own, place: sum - own, sum };
}
