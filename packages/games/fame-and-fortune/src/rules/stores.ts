/** Trade dial, culture tokens and coin tokens (FF 6.1, FF 11.1, FF 12). */

import { emit, type Seat } from '@tabularium/kernel';
import { TRADE_MOST } from '../content/limits.ts';
import { playerOf } from '../queries/players.ts';
import type { FameState } from '../state.ts';

/** The name of the civilization sheet among the places for coin tokens. */
export const SHEET = 'sheet';

/** Turn the trade dial; it stops at 0 and at 27. */
export function changeTrade(game: FameState, seat: Seat, amount: number): void {
  const player = playerOf(game, seat);
  const before = player.trade;
  player.trade = Math.min(TRADE_MOST, Math.max(0, before + amount));
  const change = player.trade - before;
  if (change !== 0) emit(game, { fact: 'trade', seat, change, seen: 'all' });
}

/** Take or give culture tokens. */
export function changeCulture(game: FameState, seat: Seat, amount: number): void {
  const player = playerOf(game, seat);
  player.culture += amount;
  if (amount !== 0) emit(game, { fact: 'culture', seat, change: amount, seen: 'all' });
}

/** Put a coin token on a card of the player. */
export function addCoin(game: FameState, seat: Seat, holder: string): void {
  const { coins } = playerOf(game, seat);
  coins[holder] = (coins[holder] ?? 0) + 1;
  emit(game, { fact: 'coin', seat, holder, change: 1, seen: 'all' });
}

/** Take a coin token off a card of the player. */
export function removeCoin(game: FameState, seat: Seat, holder: string): void {
  const { coins } = playerOf(game, seat);
  const left = (coins[holder] ?? 0) - 1;
  if (left > 0) coins[holder] = left;
  else delete coins[holder];
  emit(game, { fact: 'coin', seat, holder, change: -1, seen: 'all' });
}
