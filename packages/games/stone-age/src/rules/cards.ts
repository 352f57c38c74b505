/** Civilization cards: buying one and carrying out its top part (SA 8). */

import { type Anytime, type Decision, emit, pop, push, type Refusal, type Seat } from '@tabularium/kernel';
import { cardOf, type Top, type TopKind } from '../content/cards.ts';
import { type Goods, RESOURCES } from '../content/goods.ts';
import { isKept, twoResourcesCard } from '../queries/cards.ts';
import { count, goodsOf } from '../queries/goods.ts';
import { cardPlace } from '../queries/places.ts';
import { playerOf } from '../queries/players.ts';
import { isSupplied } from '../queries/supply.ts';
import type { StoneAgeState } from '../state.ts';
import type { Pay, Reason, StoneAge } from '../vocabulary.ts';
import { rollDiceRow } from './dice-row.ts';
import { rollAndGather } from './gathering.ts';
import { CASH_INS, CHOICES_OF_TWO, DECLINE, payments, triedPayments } from './payment.ts';
import { sendHome } from './people.ts';
import { gainFood, gainResource, pay, score, stepField } from './supply.ts';
import { gainTool } from './tools.ts';

/** The card on that space may be bought; a player who can never pay just takes the person back (SA 8.1). */
export function offerCard(game: StoneAgeState, seat: Seat, space: number): void {
  const player = playerOf(game, seat);
  const resources = count(player.resources);
  if (resources > space || (twoResourcesCard(player) !== undefined && resources + 2 > space)) {
    push(game, { step: 'buy-card', seat, space });
  } else decline(game, seat, space);
}

/** Buy the card or leave it. */
export const buyCard: Decision<StoneAge, 'buy-card'> = {
  actions: (game, frame) => [...payments(playerOf(game, frame.seat).resources, frame.space + 1), DECLINE],
  take(game, frame, action) {
    pop(game);
    if (action.type === 'pay') buy(game, frame.seat, frame.space, action);
    else decline(game, frame.seat, frame.space);
  },
  tries: (_game, frame) => Array.from({ length: frame.space + 2 }, (_, less) => triedPayments(less + 1)).flat(),
  whyNot(_game, frame, action): Refusal<Reason> {
    if (action.type === 'pay' && count(action) !== frame.space + 1) return { reason: 'wrong-number', rule: 'SA 8.1' };
    return { reason: 'too-few-resources', rule: 'SA 8.1' };
  },
};

function decline(game: StoneAgeState, seat: Seat, space: number): void {
  const card = game.cards[space];
  if (card) emit(game, { fact: 'card-declined', seat, card, seen: 'all' });
  sendHome(game, seat, cardPlace(space));
}

/** Pay, take the card, carry out its top part (SA 8.6). Its space stays empty until the next round (SA 8.5). */
function buy(game: StoneAgeState, seat: Seat, space: number, payment: Pay): void {
  const card = game.cards[space];
  if (!card) return;
  const player = playerOf(game, seat);
  pay(player, payment);
  game.cards[space] = null;
  emit(game, { fact: 'card-bought', seat, card, paid: goodsOf(payment), seen: 'all' });
  sendHome(game, seat, cardPlace(space));
  const { top } = cardOf(card);
  if (isKept(game, top)) {
    player.kept.push(card);
    emit(game, { fact: 'card-kept', seat, card, seen: 'all' });
  } else {
    player.cards.push(card);
    carryOut(game, seat, top);
  }
}

/** What each kind of top part does (SA 8.3.1 to SA 8.3.10). */
const CARRY_OUT: { readonly [K in TopKind]: (game: StoneAgeState, seat: Seat, top: Top<K>) => void } = {
  'dice-row': rollDiceRow,
  food: (game, seat, { amount }) => gainFood(game, seat, amount),
  resource: (game, seat, { resource, amount }) => gainResource(game, seat, resource, amount),
  'resource-roll': (game, seat, { resource, dice }) => rollAndGather(game, seat, resource, dice, null),
  points: (game, seat, { amount }) => score(game, seat, amount),
  tool: gainTool,
  'field-step': stepField,
  'extra-card': drawExtra,
  'two-resources': (game, seat) => push(game, { step: 'choose-two', seat }), // SA 16.1
  'one-use-tool': () => undefined, // laid out, SA 8.3.9
};

function carryOut<K extends TopKind>(game: StoneAgeState, seat: Seat, top: Top<K>): void {
  CARRY_OUT[top.kind](game, seat, top);
}

/** The top card of the pile, for its bottom part alone; only its owner sees it (SA 8.3.8). */
function drawExtra(game: StoneAgeState, seat: Seat): void {
  const card = game.pile.pop();
  if (card === undefined) {
    emit(game, { fact: 'pile-empty', seat, seen: 'all' });
    return;
  }
  playerOf(game, seat).extra.push(card);
  emit(game, { fact: 'extra-drawn', seat, seen: 'all' });
  emit(game, { fact: 'extra-seen', seat, card, seen: [seat] });
}

/** Two resources of choice, at once (SA 16.1). */
export const chooseTwo: Decision<StoneAge, 'choose-two'> = {
  actions(game) {
    const possible = CHOICES_OF_TWO.filter((choice) => isSupplied(game, choice));
    return possible.length > 0 ? possible : CHOICES_OF_TWO;
  },
  take(game, frame, action) {
    pop(game);
    takeGoods(game, frame.seat, action);
  },
};

/** The two-resources card may be used at any time, also in other players' turns (SA 8.3.10, SA 15.6). */
export const cashIn: Anytime<StoneAge> = {
  types: ['cash-in'],
  actions(game, seat) {
    if (twoResourcesCard(playerOf(game, seat)) === undefined) return [];
    return CASH_INS.filter((choice) => isSupplied(game, choice));
  },
  take(game, action, seat) {
    turnDown(game, seat);
    takeGoods(game, seat, action);
  },
};

/** Before the final scoring an unused two-resources card is cashed in (SA 13.4); the kind does not matter. */
export function cashInAtTheEnd(game: StoneAgeState, seat: Seat): void {
  if (twoResourcesCard(playerOf(game, seat)) === undefined) return;
  const choice = CASH_INS.find((goods) => isSupplied(game, goods));
  turnDown(game, seat);
  if (choice !== undefined) takeGoods(game, seat, choice);
}

/** The used card joins the face-down ones (SA 8.2). */
function turnDown(game: StoneAgeState, seat: Seat): void {
  const player = playerOf(game, seat);
  const card = twoResourcesCard(player);
  if (card === undefined) return;
  player.kept.splice(player.kept.indexOf(card), 1);
  player.cards.push(card);
}

function takeGoods(game: StoneAgeState, seat: Seat, goods: Goods): void {
  emit(game, { fact: 'cashed-in', seat, goods: goodsOf(goods), seen: 'all' });
  for (const resource of RESOURCES) gainResource(game, seat, resource, goods[resource]);
}
