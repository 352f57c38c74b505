/** Pacts: offered, accepted or refused, used and ended (TA 7). */

import { type Decision, emit, pop, push, type Seat } from '@tabularium/kernel';
import { playerOf } from '../queries/players.ts';
import { partnerIn, powerOf } from '../queries/powers.ts';
import type { AgesState } from '../state.ts';
import type { ThroughTheAges } from '../vocabulary.ts';
import { changing } from './gains.ts';
import { loseGoods } from './tokens.ts';

/** Reveal a pact and name a partner and the sides; the partner answers first of all (TA 7.1, 7.5). */
export function offerPact(game: AgesState, seat: Seat, card: string, partner: Seat, side: 'a' | 'b'): void {
  const { militaryHand } = playerOf(game, seat);
  militaryHand.splice(militaryHand.indexOf(card), 1);
  emit(game, { fact: 'pact-offered', seat, card, partner, seen: 'all' });
  const [a, b] = side === 'a' ? [seat, partner] : [partner, seat];
  push(game, { step: 'answer-pact', seat: partner, from: seat, card, a, b });
}

/** Accepted: it works at once for both and an older one of the offerer ends. Refused: it returns to the hand (TA 7.2). */
export const answerPact: Decision<ThroughTheAges, 'answer-pact'> = {
  actions: () => [{ type: 'accept' }, { type: 'refuse' }],
  take(game, { seat, from, card, a, b }, action) {
    pop(game);
    const offerer = playerOf(game, from);
    if (action.type === 'refuse') {
      emit(game, { fact: 'pact-refused', seat: from, card, partner: seat, seen: 'all' });
      offerer.militaryHand.push(card);
      return;
    }
    endTreaty(game, from);
    emit(game, { fact: 'pact-accepted', seat: from, card, partner: seat, seen: 'all' });
    changing(game, () => {
      offerer.treaty = { card, a, b };
    });
  },
};

/** The pact in that seat's area is removed; its tokens and actions go with it (TA 7.4, 7.5). */
export function endTreaty(game: AgesState, owner: Seat): void {
  const player = playerOf(game, owner);
  const { treaty } = player;
  if (treaty === null) return;
  emit(game, { fact: 'pact-ended', seat: owner, card: treaty.card, partner: partnerIn(treaty, owner), seen: 'all' });
  changing(game, () => {
    player.treaty = null;
  });
  game.gone.push(treaty.card);
}

/** Trade Routes Agreement: one unit of a good serves as the other this turn (TA 12.3). */
export function tradeGoods(game: AgesState, seat: Seat): void {
  const goods = powerOf(game, seat, 'convertsGoods') ?? 'food';
  game.turn.traded = true;
  loseGoods(game, seat, goods, 1);
  game.turn[goods === 'food' ? 'resources' : 'food'] += 1;
  emit(game, { fact: 'traded', seat, from: goods, seen: 'all' });
}
