/** What a player has before them when deciding: gathered once per decision, so that every question is cheap. */

import type { Refusal, Seat } from '@tabularium/kernel';
import type { Powers } from '../content/model.ts';
import type { AgesReason, AgesState, Player } from '../state.ts';
import { stored } from './counts.ts';
import { playerOf } from './players.ts';
import { powersOf } from './powers.ts';

/** Why something is impossible; nothing if it is possible. */
export type Forbidden = Refusal<AgesReason> | undefined;

/** One civilization with everything that bears on what it can do now. */
export interface Desk {
  readonly game: AgesState;
  readonly seat: Seat;
  readonly player: Player;
  readonly powers: Powers[];
  /** Civil actions that can be spent, converted ones included. */
  readonly civil: number;
  readonly civilTotal: number;
  readonly handFull: boolean;
  readonly urbanLimit: number;
  /** A leader's extra action that is still unused. */
  readonly extra: NonNullable<Powers['extraAction']> | undefined;
  /** Food and resources at hand, exchanged ones included. */
  readonly food: number;
  readonly resources: number;
}

/** Look at everything once. */
export function deskOf(game: AgesState, seat: Seat): Desk {
  const player = playerOf(game, seat);
  const powers = powersOf(game, seat);
  let civilTotal = 0;
  let civilHand = 0;
  let urbanLimit = 0;
  let extra: Powers['extraAction'];
  for (const power of powers) {
    extra ??= power.extraAction;
    civilTotal += power.civilActions ?? 0;
    civilHand += power.civilHand ?? 0;
    urbanLimit += power.urbanLimit ?? 0;
  }
  const own = seat === game.current;
  return {
    game,
    seat,
    player,
    powers,
    civil: player.civil + (own ? game.turn.extraCivil : 0),
    civilTotal,
    handFull: player.civilHand.length >= civilTotal + civilHand,
    urbanLimit,
    extra: own && !game.turn.extraUsed ? extra : undefined,
    food: stored(player, 'food') + (own ? game.turn.food : 0),
    resources: stored(player, 'resources') + (own ? game.turn.resources : 0),
  };
}

/** The first thing in play with this power, and what it says. */
export function says<K extends keyof Powers>(desk: Desk, name: K): NonNullable<Powers[K]> | undefined {
  for (const power of desk.powers) {
    const value = power[name];
    if (value !== undefined) return value as NonNullable<Powers[K]>;
  }
  return undefined;
}

/** Each card once, in the order of the hand; most hands hold no card twice. */
export function distinct(cards: readonly string[]): readonly string[] {
  for (let at = 1; at < cards.length; at++) {
    if (cards.indexOf(cards[at] ?? '') < at) return [...new Set(cards)];
  }
  return cards;
}
