/** Trade tokens and natural wonder tokens on focus cards (ND 7, ND 8). */

import { type Decision, pop, push, type Seat } from '@tabularium/kernel';
import type { FocusId, FocusType } from '../content/focus-cards.ts';
import { TRADE_LIMIT } from '../content/limits.ts';
import { isResource, type Resource } from '../content/resources.ts';
import { playerOf } from '../queries/players.ts';
import { focusCard, isNaturalWonder } from '../queries/things.ts';
import { hasRoom, positionOf, storageLeft } from '../queries/trade.ts';
import type { NewDawnState } from '../state.ts';
import type { Actions, NewDawn, TradeSource } from '../vocabulary.ts';
import { DONE, onSlot } from './actions.ts';
import { tell } from './telling.ts';

/** Let that seat put trade tokens on the cards of a row: any, or only those of one type (ND 7.3). */
export function gainTrade(game: NewDawnState, seat: Seat, left: number, type: FocusType | null = null): void {
  if (left === 0) return;
  const slots = slotsOf(game, seat, type);
  if (slots.length > 1 || storageLeft(game, seat) > 0) push(game, { step: 'put-trade', seat, left, onto: seat, type });
  else for (let token = 0; token < left; token++) addTrade(game, seat, slots[0] ?? NO_SLOT);
}

/** Where a token goes that finds no card of its type: back to the supply (ND 15.7). */
const NO_SLOT = 0;

function slotsOf(game: NewDawnState, owner: Seat, type: FocusType | null): number[] {
  const slots: number[] = [];
  for (const [at, { card }] of playerOf(game, owner).row.entries()) {
    if (type === null || focusCard(card).type === type) slots.push(at + 1);
  }
  return slots;
}

/** Put one trade token on the card in that slot; what is over the limit is lost (ND 7.3, ND 7.9). */
function addTrade(game: NewDawnState, owner: Seat, slot: number): void {
  const place = playerOf(game, owner).row[slot - 1];
  if (place === undefined || place.trade >= TRADE_LIMIT) {
    tell(game, { fact: 'trade-lost', seat: owner });
    return;
  }
  place.trade++;
  tell(game, { fact: 'trade-gained', seat: owner, card: place.card });
}

/** Spend one token from that card (ND 7.1); America puts a natural wonder on a card again. */
export function spend(game: NewDawnState, seat: Seat, card: FocusId, token: TradeSource): void {
  tell(game, { fact: 'trade-spent', seat, token, card });
  if (token === 'trade') {
    const slot = playerOf(game, seat).row[positionOf(game, seat, card)];
    if (slot !== undefined) slot.trade--;
    return;
  }
  if (isResource(token)) return returnToSupply(game, seat, token);
  game.turn.used.push(token);
  if (isNaturalWonder(token)) push(game, { step: 'station-wonder', seat, wonder: token });
}

/** A resource token goes back to the supply. */
export function returnToSupply(game: NewDawnState, seat: Seat, resource: Resource): void {
  const player = playerOf(game, seat);
  player.resources[resource]--;
  game.supply[resource]++;
}

type PutTrade = Actions['put-trade'];
const STORE: PutTrade = Object.freeze({ type: 'store-trade' });
const PUT = onSlot('put-trade');

/** Trade tokens are put on focus cards one by one, or stored on Great Zimbabwe. */
export const putTrade: Decision<NewDawn, 'put-trade'> = {
  actions(game, { onto, type, seat, optional }) {
    const actions: PutTrade[] = slotsOf(game, onto, type).map(PUT);
    if (onto === seat && storageLeft(game, seat) > 0) actions.push(STORE);
    if (actions.length === 0) actions.push(PUT(NO_SLOT));
    if (optional === true) actions.push(DONE);
    return actions;
  },
  take(game, frame, action) {
    if (action.type === 'done') {
      tell(game, { fact: 'declined', seat: frame.seat, step: 'put-trade' });
      return pop(game);
    }
    if (action.type === 'put-trade') addTrade(game, frame.onto, action.slot);
    else {
      game.stored++;
      tell(game, { fact: 'trade-stored', seat: frame.seat });
    }
    if (--frame.left === 0) pop(game);
  },
};

const WITHDRAW = onSlot('withdraw');

/** Great Zimbabwe: stored tokens may be moved to focus cards. */
export const withdrawTrade: Decision<NewDawn, 'withdraw-trade'> = {
  actions(game, { seat }) {
    const actions: Actions['withdraw-trade'][] = [DONE];
    for (const [at, { trade }] of playerOf(game, seat).row.entries()) {
      if (trade < TRADE_LIMIT) actions.push(WITHDRAW(at + 1));
    }
    return actions;
  },
  take(game, { seat }, action) {
    if (action.type === 'done') return pop(game);
    game.stored--;
    const slot = playerOf(game, seat).row[action.slot - 1];
    if (slot !== undefined) {
      slot.trade++;
      tell(game, { fact: 'trade-withdrawn', seat, card: slot.card });
    }
    if (game.stored === 0 || !hasRoom(game, seat)) pop(game);
  },
};

const STATION = onSlot('station');

/** America: a natural wonder token gained or spent is put on a focus card. */
export const stationWonder: Decision<NewDawn, 'station-wonder'> = {
  actions: (game, { seat }) => playerOf(game, seat).row.map((_, at) => STATION(at + 1)),
  take(game, { seat, wonder }, { slot }) {
    pop(game);
    const player = playerOf(game, seat);
    const card = player.row[slot - 1]?.card;
    if (card === undefined) return;
    player.stationed = [...player.stationed.filter((one) => one.wonder !== wonder), { wonder, card }];
    tell(game, { fact: 'natural-wonder-stationed', seat, wonder, card });
  },
};
