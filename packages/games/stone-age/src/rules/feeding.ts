/** Phase 3: feeding (SA 12). */

import { emit, type Procedure, push, type Refusal, type Seat, type Together } from '@tabularium/kernel';
import { HUNGER } from '../content/limits.ts';
import { twoResourcesCard } from '../queries/cards.ts';
import { count, goodsOf } from '../queries/goods.ts';
import { clockwise, playerOf } from '../queries/players.ts';
import type { StoneAgeState } from '../state.ts';
import type { FrameOfFeed, Pay, Reason, Starve, StoneAge } from '../vocabulary.ts';
import { payments, triedPayments } from './payment.ts';
import { pay } from './supply.ts';

const STARVE: Starve = { type: 'starve' };

/** Everyone harvests and eats; those without enough food who could pay with resources are asked, all at once (SA 12.7). */
export const feeding: Procedure<StoneAge, 'feeding'> = {
  run(game) {
    const seats: Seat[] = [];
    const missing: number[] = [];
    for (const seat of clockwise(game, game.startPlayer)) {
      const lacking = eat(game, seat);
      if (lacking === 0) continue;
      if (couldPay(game, seat, lacking)) {
        seats.push(seat);
        missing.push(lacking);
      } else starve(game, seat);
    }
    if (seats.length > 0) push(game, { step: 'feed', seats, answers: seats.map(() => null), missing });
  },
};

/** Food by the field track, then one food a person, newborn included (SA 12.1, SA 12.2); says how much is missing. */
function eat(game: StoneAgeState, seat: Seat): number {
  const player = playerOf(game, seat);
  player.food += player.field;
  const eaten = Math.min(player.food, player.persons);
  player.food -= eaten;
  emit(game, { fact: 'fed', seat, income: player.field, eaten, seen: 'all' });
  return player.persons - eaten;
}

/** Whether the missing food can be covered, if need be with the two-resources card. */
function couldPay(game: StoneAgeState, seat: Seat, lacking: number): boolean {
  const player = playerOf(game, seat);
  const more = twoResourcesCard(player) === undefined ? 0 : 2;
  return count(player.resources) + more >= lacking;
}

/** Pay the whole missing amount in resources, each counting as one food, or take the penalty (SA 12.3, SA 12.4). */
export const feed: Together<StoneAge, 'feed'> = {
  actions(game, frame, seat) {
    const lacking = missingTo(frame, seat);
    return [...payments(playerOf(game, seat).resources, lacking), STARVE];
  },
  settle(game, frame, answers) {
    for (const [at, seat] of frame.seats.entries()) {
      const answer = answers[at];
      if (answer?.type === 'pay') payHunger(game, seat, answer);
      else starve(game, seat);
    }
  },
  tries(game, frame, seat) {
    const lacking = missingTo(frame, seat);
    const more = payments(playerOf(game, seat).resources, lacking + 1);
    return [...triedPayments(lacking - 1), ...triedPayments(lacking), ...more];
  },
  whyNot(_game, frame, action, seat): Refusal<Reason> {
    const lacking = missingTo(frame, seat);
    if (action.type === 'pay' && count(action) > lacking) return { reason: 'more-than-missing', rule: 'SA 12.3' };
    if (action.type === 'pay' && count(action) < lacking) return { reason: 'must-pay-all', rule: 'SA 12.4' };
    return { reason: 'too-few-resources', rule: 'SA 12.3' };
  },
};

/** How much food that seat is short of. */
function missingTo(frame: FrameOfFeed, seat: Seat): number {
  const lacking = frame.missing[frame.seats.indexOf(seat)];
  if (lacking === undefined) throw new Error(`Seat ${seat} is not asked for food.`);
  return lacking;
}

function payHunger(game: StoneAgeState, seat: Seat, payment: Pay): void {
  pay(playerOf(game, seat), payment);
  emit(game, { fact: 'paid-hunger', seat, paid: goodsOf(payment), seen: 'all' });
}

/** Ten points once, however many go hungry; nobody dies and no resource is touched (SA 12.4, SA 12.6). */
function starve(game: StoneAgeState, seat: Seat): void {
  playerOf(game, seat).score -= HUNGER;
  emit(game, { fact: 'starved', seat, seen: 'all' });
}
