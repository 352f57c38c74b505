/** Blue and yellow tokens: gaining, paying and losing food, resources and the tokens themselves (TA 12). */

import type { Seat } from '@tabularium/kernel';
import { technologyOf } from '../content/cards.ts';
import type { Goods } from '../content/model.ts';
import { stored, tokenValue, tokenWorth } from '../queries/counts.ts';
import { playerOf } from '../queries/players.ts';
import type { AgesState, Player, Technology } from '../state.ts';

/** The cards whose tokens stand for these goods, the least valuable first. */
function storesOf(player: Player, goods: Goods): { technology: Technology; value: number }[] {
  const stores: { technology: Technology; value: number }[] = [];
  for (const technology of player.technologies) {
    const card = technologyOf(technology.card);
    const value = (card.kind === 'farm') === (goods === 'food') ? tokenWorth(card) : 0;
    if (value > 0) stores.push({ technology, value });
  }
  return stores.length > 1 ? stores.sort((one, other) => one.value - other.value) : stores;
}

/** Put tokens of that worth on farms or mines, highest values first, as far as the bank allows (TA 12.4, 12.8). */
export function gainGoods(game: AgesState, seat: Seat, goods: Goods, amount: number): number {
  if (amount <= 0) return 0;
  return place(playerOf(game, seat), goods, amount);
}

/** Tokens from the bank on farms or mines, never on labs: those only produce (TA 12.2, 12.9). */
function place(player: Player, goods: Goods, amount: number): number {
  let left = amount;
  for (const { technology, value } of storesOf(player, goods).reverse()) {
    if (technologyOf(technology.card).kind === 'lab') continue;
    while (left >= value && player.blue > 0) {
      technology.tokens++;
      player.blue--;
      left -= value;
    }
  }
  return amount - left;
}

/** Give up goods of that worth, or all there are; change comes back on cheaper cards (TA 12.2, 12.8, 12.10). */
export function loseGoods(game: AgesState, seat: Seat, goods: Goods, amount: number): number {
  const player = playerOf(game, seat);
  let due = Math.min(amount, stored(player, goods));
  if (due <= 0) return 0;
  const lost = due;
  for (const { technology, value } of storesOf(player, goods)) {
    while (due > 0 && technology.tokens > 0) {
      technology.tokens--;
      player.blue++;
      due -= value;
    }
    // The change is less than the last token, so it comes to lie on cheaper cards.
    if (due < 0) place(player, goods, -due);
    if (due <= 0) break;
  }
  return lost;
}

/** Tokens from the box into the blue bank. */
export function gainBlue(game: AgesState, seat: Seat, count: number): void {
  playerOf(game, seat).blue += count;
  game.tokens.blue -= count;
}

/** Blue tokens back to the box: from the bank, then from the cards, the least valuable first (TA 12.5). */
export function loseBlue(game: AgesState, seat: Seat, count: number): void {
  const player = playerOf(game, seat);
  for (let lost = 0; lost < count; lost++) {
    if (player.blue > 0) player.blue--;
    else if (!takeFromCards(player)) return;
    game.tokens.blue++;
  }
}

/** Take one blue token off a technology, the least valuable; false if there is none. */
function takeFromCards(player: Player): boolean {
  let least: Technology | undefined;
  for (const technology of player.technologies) {
    if (technology.tokens === 0) continue;
    if (least === undefined || tokenValue(technology.card).value < tokenValue(least.card).value) least = technology;
  }
  if (least === undefined) return false;
  least.tokens--;
  return true;
}

/** Take one token to cover a stage: from the bank, else from a technology (TA 10.7). */
export function coverStage(player: Player): boolean {
  if (player.blue > 0) player.blue--;
  else return takeFromCards(player);
  return true;
}

/** Is there a blue token to cover a stage with? */
export function canCover(player: Player, stages: number): boolean {
  let tokens = player.blue;
  for (const technology of player.technologies) tokens += technology.tokens;
  return tokens >= stages;
}

/** Yellow tokens from the box into the bank. */
export function gainYellow(game: AgesState, seat: Seat, count: number): void {
  playerOf(game, seat).yellow += count;
  game.tokens.yellow -= count;
}

/** Yellow tokens from the bank to the box, as many as there are (TA 12.6). */
export function loseYellow(game: AgesState, seat: Seat, count: number): number {
  const player = playerOf(game, seat);
  const lost = Math.min(count, player.yellow);
  player.yellow -= lost;
  game.tokens.yellow += lost;
  return lost;
}
