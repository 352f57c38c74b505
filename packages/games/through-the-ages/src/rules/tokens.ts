/** Blue and yellow tokens: gaining, paying and losing food, resources and the tokens themselves (TA 12). */

import { type Decision, emit, pop, push, type Seat } from '@tabularium/kernel';
import type { Gain, Goods } from '../content/model.ts';
import { technologyOf } from '../queries/cards.ts';
import { stored, tokenWorth } from '../queries/counts.ts';
import { playerOf, technologyIn } from '../queries/players.ts';
import type { AgesState, Player, Technology } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';

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

/** Tokens from the bank on farms or mines. */
function place(player: Player, goods: Goods, amount: number): number {
  const { worth, tokens, on } = room(player, goods, amount, player.blue);
  for (const { technology, count } of on) technology.tokens += count;
  player.blue -= tokens;
  return worth;
}

/** What so many tokens allow of a gain, and where they would lie: never on labs, those only produce (TA 12.2, 12.9). */
function room(player: Player, goods: Goods, amount: number, bank: number) {
  let [left, tokens] = [amount, 0];
  const on: { technology: Technology; count: number }[] = [];
  for (const { technology, value } of storesOf(player, goods).reverse()) {
    if (technologyOf(technology.card).kind === 'lab') continue;
    const count = Math.min(Math.floor(left / value), bank - tokens);
    on.push({ technology, count });
    tokens += count;
    left -= count * value;
  }
  return { worth: amount - left, tokens, on };
}

/** What comes of food and resources gained at once with the food first, and with the resources first (TA 2.7, 12.4). */
export function eitherFirst(player: Player, food: number, resources: number): [Gain, Gain] {
  const { blue } = player;
  const foodFirst = room(player, 'food', food, blue);
  const resourcesFirst = room(player, 'resources', resources, blue);
  return [
    { food: foodFirst.worth, resources: room(player, 'resources', resources, blue - foodFirst.tokens).worth },
    { food: room(player, 'food', food, blue - resourcesFirst.tokens).worth, resources: resourcesFirst.worth },
  ];
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

/** Blue tokens back to the box: from the bank; what it lacks comes from cards of the owner's choice (TA 12.5). */
export function loseBlue(game: AgesState, seat: Seat, count: number): number {
  const player = playerOf(game, seat);
  const fromBank = Math.min(count, player.blue);
  player.blue -= fromBank;
  game.tokens.blue += fromBank;
  const left = Math.min(count - fromBank, tokensOnCards(player));
  if (left > 0) push(game, { step: 'lose-token', seat, left });
  return fromBank;
}

/** The bank was empty: the owner chooses the card that loses a token (TA 12.5). */
export const loseToken: Decision<ThroughTheAges, 'lose-token'> = {
  actions(game, { seat }) {
    const laden = ladenTechnologies(playerOf(game, seat));
    return laden.length === 0 ? [{ type: 'done' }] : laden.map(({ card }) => ({ type: 'lose-token', card }));
  },
  take(game, frame, action) {
    const technology = action.type === 'done' ? undefined : technologyIn(playerOf(game, frame.seat), action.card);
    if (technology === undefined) return pop(game);
    technology.tokens--;
    game.tokens.blue++;
    emit(game, { fact: 'lost-token', seat: frame.seat, card: technology.card, seen: 'all' });
    if (--frame.left === 0) pop(game);
  },
};

function tokensOnCards({ technologies }: Player): number {
  return technologies.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** The technologies that have tokens. */
export function ladenTechnologies({ technologies }: Player): Technology[] {
  return technologies.filter(({ tokens }) => tokens > 0);
}

/** Is there a blue token to cover a stage with? */
export function canCover(player: Player, stages: number): boolean {
  return player.blue + tokensOnCards(player) >= stages;
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
