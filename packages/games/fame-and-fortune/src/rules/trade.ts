/** The Trade Phase: collecting trade, then negotiating in rounds (FF 6.1, FF 6.3, FF 6.5). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { yieldOf } from '../queries/icons.ts';
import { leftOf, othersOf, playerOf, seatsFrom } from '../queries/players.ts';
import type { FameAndFortune, FameState } from '../state.ts';
import type { FameActions } from '../vocabulary/actions.ts';
import { cardActions, couldUseCards, takeCardAction } from './card-actions.ts';
import { changeTrade } from './stores.ts';

/** The trade icons of all cities of a player. */
function tradeIncome(game: FameState, seat: Seat): number {
  let trade = 0;
  for (const city of playerOf(game, seat).cities) trade += yieldOf(game, seat, city).trade;
  return trade;
}

/** Everybody collects, then the first player is asked. */
export const tradeCollect: Procedure<FameAndFortune, 'trade-collect'> = {
  run(game) {
    for (const seat of seatsFrom(game, game.first)) changeTrade(game, seat, tradeIncome(game, seat));
    push(game, { step: 'trade-round', seat: game.first, passed: 0 });
  },
};

/** The next player is asked, until all have passed in a row. Who can do nothing as far as everybody sees passes unasked. */
export const tradeRound: Procedure<FameAndFortune, 'trade-round'> = {
  run(game, { seat, passed }) {
    game.active = seat;
    if (passed >= game.seats) return;
    if (hasPartner(game, seat) || couldUseCards(game, seat, 'trade')) {
      return push(game, { step: 'trade-ask', seat, passed });
    }
    push(game, { step: 'trade-round', seat: leftOf(game, seat), passed: passed + 1 });
  },
};

/** Remembers that the player trades no more this turn (FF 6.5). */
export const NO_TRADE = 'no-trade';

const trades = (game: FameState, seat: Seat): boolean => !playerOf(game, seat).used.includes(NO_TRADE);

/** Has the player offers left this turn (FF 23.12), and does he trade? */
const mayOffer = (game: FameState, seat: Seat): boolean =>
  playerOf(game, seat).offers < game.options.offersPerTurn && trades(game, seat);

/** Those to whom the player may make an offer: both trade. */
function partners(game: FameState, seat: Seat): Seat[] {
  if (!mayOffer(game, seat)) return [];
  return othersOf(game, seat).filter((other) => trades(game, other));
}

/** Is there anybody? */
function hasPartner(game: FameState, seat: Seat): boolean {
  if (!mayOffer(game, seat)) return false;
  for (let other = 0; other < game.seats; other++) if (other !== seat && trades(game, other)) return true;
  return false;
}

/** An offer to another player, an ability, or a pass. */
export const tradeAsk: Decision<FameAndFortune, 'trade-ask'> = {
  actions(game, { seat }) {
    const found: FameActions['trade-ask'][] = [];
    for (const to of partners(game, seat)) found.push({ type: 'offer-to', to });
    for (const action of cardActions(game, seat, 'trade')) found.push(action);
    found.push({ type: 'pass' });
    return found;
  },
  take(game, { seat, passed }, action) {
    if (action.type === 'pass') {
      pop(game);
      return push(game, { step: 'trade-round', seat: leftOf(game, seat), passed: passed + 1 });
    }
    if (action.type !== 'offer-to') return takeCardAction(game, seat, action);
    pop(game);
    playerOf(game, seat).offers++;
    push(game, { step: 'trade-round', seat: leftOf(game, seat), passed: 0 });
    push(game, { step: 'trade-build-offer', seat, from: seat, to: action.to, give: [], get: [], edits: 0 });
  },
};
