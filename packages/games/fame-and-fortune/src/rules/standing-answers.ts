/** What a player says beforehand, so that nobody has to wait for him: passing in reaction windows, trading no more. */

import type { Anytime, Seat } from '@tabularium/kernel';
import { playerOf } from '../queries/players.ts';
import type { FameAndFortune, FameState } from '../state.ts';
import type { StandingAnswer } from '../vocabulary/actions.ts';
import { tradeAnswer } from './offers.ts';
import { tell } from './telling.ts';
import { NO_TRADE, tradeAsk } from './trade.ts';

const NONE: readonly StandingAnswer[] = [];
const ASK_AGAIN: readonly StandingAnswer[] = [{ type: 'ask-again' }];
const CLOSE_TRADE: readonly StandingAnswer[] = [{ type: 'close-trade' }];
const STAND_BY: readonly StandingAnswer[] = [
  { type: 'stand-by', until: 'target' },
  { type: 'stand-by', until: 'turn' },
];

/**
 * Who is asked for a reaction may pass for longer, and be asked again whenever he wishes (FF 21.13): nobody else learns
 * of it. Who is asked for an offer or an answer to one may trade no more this turn (FF 6.5): everybody is told.
 */
export const standingAnswers: Anytime<FameAndFortune> = {
  types: ['stand-by', 'ask-again', 'close-trade'],
  actions(game, seat) {
    const standsBy = playerOf(game, seat).standBy !== '';
    if (isTrading(game, seat)) return standsBy ? [...ASK_AGAIN, ...CLOSE_TRADE] : CLOSE_TRADE;
    if (standsBy) return ASK_AGAIN;
    return placeAmongAsked(game, seat) < 0 ? NONE : STAND_BY;
  },
  take(game, action, seat) {
    if (action.type === 'close-trade') return closeTrade(game, seat);
    const at = placeAmongAsked(game, seat);
    playerOf(game, seat).standBy = action.type === 'stand-by' ? action.until : '';
    const asking = game.frames.at(-1);
    if (action.type === 'stand-by' && asking?.step === 'respond') asking.answers[at] = { type: 'pass' };
  },
};

/** Which of those who are asked for a reaction and have not answered the player is; -1 for none. */
function placeAmongAsked(game: FameState, seat: Seat): number {
  const asking = game.frames.at(-1);
  if (asking?.step !== 'respond') return -1;
  const at = asking.seats.indexOf(seat);
  return asking.answers[at] === null ? at : -1;
}

/** Is the player asked for an offer, or for an answer to one, and still trades? */
function isTrading(game: FameState, seat: Seat): boolean {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'trade-ask' && frame?.step !== 'trade-answer') return false;
  return frame.seat === seat && !playerOf(game, seat).used.includes(NO_TRADE);
}

/** He passes and declines for the rest of the turn. */
function closeTrade(game: FameState, seat: Seat): void {
  playerOf(game, seat).used.push(NO_TRADE);
  tell(game, { fact: 'trade-closed', seat, seen: 'all' });
  const frame = game.frames.at(-1);
  if (frame?.step === 'trade-ask') tradeAsk.take(game, frame, { type: 'pass' }, seat);
  else if (frame?.step === 'trade-answer') tradeAnswer.take(game, frame, { type: 'decline' }, seat);
}
