/** Trade dial, culture tokens and coin tokens (FF 6.1, FF 11.1, FF 12). */

import type { Seat } from '@tabularium/kernel';
import { TRADE_MOST } from '../content/limits.ts';
import { playerOf } from '../queries/players.ts';
import type { FameState, Player } from '../state.ts';
import { tell } from './telling.ts';

/** The name of the civilization sheet among the places for coin tokens. */
export const SHEET = 'sheet';

/** Turn the trade dial; it stops at 0 and at 27. */
export function changeTrade(game: FameState, seat: Seat, amount: number): void {
  const change = turnDial(game, seat, amount);
  if (change !== 0) tell(game, { fact: 'trade', seat, change, seen: 'all' });
}

/** The same where something else tells of it; by how much it turned. */
export function turnDial(game: FameState, seat: Seat, amount: number): number {
  const player = playerOf(game, seat);
  const before = player.trade;
  player.trade = Math.min(TRADE_MOST, Math.max(0, before + amount));
  return player.trade - before;
}

/** Take or give culture tokens. */
export function changeCulture(game: FameState, seat: Seat, amount: number): void {
  const player = playerOf(game, seat);
  player.culture += amount;
  if (amount !== 0) tell(game, { fact: 'culture', seat, change: amount, seen: 'all' });
}

/** Put a coin token on a card of the player. */
export function addCoin(game: FameState, seat: Seat, holder: string): void {
  changeCoins(game, seat, holder, 1);
}

/** Take a coin token off a card of the player. */
export function removeCoin(game: FameState, seat: Seat, holder: string): void {
  changeCoins(game, seat, holder, -1);
}

/** The coin tokens on a card that leaves the game leave with it. */
export function removeCoins(game: FameState, seat: Seat, holder: string): void {
  changeCoins(game, seat, holder, -(playerOf(game, seat).coins[holder] ?? 0));
}

function changeCoins(game: FameState, seat: Seat, holder: string, change: number): void {
  countCoins(game, seat, holder, change);
  if (change !== 0) tell(game, { fact: 'coin', seat, holder, change, seen: 'all' });
}

/** So many coin tokens more or less on a card, where something else tells of it. */
export function countCoins(game: FameState, seat: Seat, holder: string, change: number): void {
  const player = playerOf(game, seat);
  const { coins } = player;
  const left = (coins[holder] ?? 0) + change;
  if (left > 0) coins[holder] = left;
  else if (coins[holder] !== undefined) player.coins = without(coins, holder);
}

/** All but those on one card. A record from which an entry was deleted is slow to read, and coins are counted all the time. */
function without(coins: Player['coins'], holder: string): Player['coins'] {
  const rest: Player['coins'] = {};
  for (const one in coins) if (one !== holder) rest[one] = coins[one] as number;
  return rest;
}
