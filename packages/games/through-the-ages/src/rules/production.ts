/** The production phase and its parts, which events can call for alone (TA 14.3, 17.5, 17.11). */

import { emit, type Seat } from '@tabularium/kernel';
import { consumption, corruption, FAMINE_CULTURE } from '../content/boards.ts';
import type { Goods } from '../content/model.ts';
import { technologyOf } from '../queries/cards.ts';
import { productionBonus, stored, tokensProduced, tokenWorth } from '../queries/counts.ts';
import { playerOf } from '../queries/players.ts';
import { effectFor, holds, powerOf } from '../queries/powers.ts';
import { cultureRating, scienceRating } from '../queries/ratings.ts';
import type { AgesState } from '../state.ts';
import { score } from './gains.ts';
import { gainGoods, loseGoods } from './tokens.ts';

type Part = 'corruption' | 'food' | 'consumption' | 'resources';

/** Carry out these parts in order. */
export function produce(game: AgesState, seat: Seat, parts: readonly Part[]): void {
  for (const part of parts) {
    if (part === 'corruption') payCorruption(game, seat);
    else if (part === 'consumption') consume(game, seat);
    else produceGoods(game, seat, part);
  }
}

/** The whole phase: points first, then corruption, food, consumption and resources. */
export function productionPhase(game: AgesState, seat: Seat): void {
  const player = playerOf(game, seat);
  const [science, culture] = [scienceRating(game, seat), cultureRating(game, seat)];
  player.science += science;
  const scored = score(game, seat, culture, 'production');
  if (science !== 0 || scored !== 0) emit(game, { fact: 'scored-turn', seat, science, culture: scored, seen: 'all' });
  produce(game, seat, ['corruption', 'food', 'consumption', 'resources']);
}

/** Resources by what is missing in the blue bank; what is short is paid in food, the rest forgiven. */
function payCorruption(game: AgesState, seat: Seat): void {
  const due = corruption(playerOf(game, seat).blue);
  if (due === 0) return;
  let left = due;
  if (seat === game.current) {
    const exchanged = Math.min(left, game.turn.resources);
    game.turn.resources -= exchanged;
    left -= exchanged;
  }
  const resources = loseGoods(game, seat, 'resources', left);
  const food = loseGoods(game, seat, 'food', left - resources);
  if (resources + food > 0) emit(game, { fact: 'corruption', seat, resources, food, seen: 'all' });
}

/** Food is eaten; each missing food costs culture. A partner's agreement may replace one food (TA 12.3). */
function consume(game: AgesState, seat: Seat): void {
  const player = playerOf(game, seat);
  let left = consumption(player.yellow);
  if (seat === game.current) {
    const exchanged = Math.min(left, game.turn.food);
    game.turn.food -= exchanged;
    left -= exchanged;
  }
  const eaten = loseGoods(game, seat, 'food', left);
  left -= eaten;
  if (eaten > 0) emit(game, { fact: 'consumed', seat, food: eaten, seen: 'all' });
  if (left > 0 && seat === game.current && !game.turn.traded && powerOf(game, seat, 'convertsGoods') === 'resources') {
    const traded = loseGoods(game, seat, 'resources', 1);
    left -= traded;
    game.turn.traded = true;
    if (traded > 0) emit(game, { fact: 'traded', seat, from: 'resources', seen: 'all' });
  }
  if (left === 0) return;
  const culture = -score(game, seat, -FAMINE_CULTURE * left, 'production');
  emit(game, { fact: 'famine', seat, missing: left, culture, seen: 'all' });
}

/** One token per farm or mine, the highest first; then all bonuses as one gain or loss. */
function produceGoods(game: AgesState, seat: Seat, goods: Goods): void {
  const player = playerOf(game, seat);
  const before = stored(player, goods);
  const kinds = goods === 'food' ? (['farm'] as const) : (['mine', 'lab'] as const);
  for (const kind of kinds) {
    if (kind === 'lab' && !holds(game, seat, 'labs-produce')) continue;
    for (const { technology, tokens } of tokensProduced(game, seat, kind)) {
      // A lab of Age A has level 0: a token there would be worth nothing (TA 12.9).
      if (tokenWorth(technologyOf(technology.card)) === 0) continue;
      const placed = Math.min(tokens, player.blue);
      technology.tokens += placed;
      player.blue -= placed;
    }
  }
  addBonus(game, seat, goods);
  const produced = stored(player, goods) - before;
  if (produced !== 0) {
    const [food, resources] = goods === 'food' ? [produced, 0] : [0, produced];
    emit(game, { fact: 'produced', seat, food, resources, seen: 'all' });
  }
}

function addBonus(game: AgesState, seat: Seat, goods: Goods): void {
  const bonus = productionBonus(game, seat, goods);
  if (bonus > 0) gainGoods(game, seat, goods, bonus);
  else loseGoods(game, seat, goods, -bonus);
  effectFor(game, seat, 'produced')?.(game, seat, goods);
}
