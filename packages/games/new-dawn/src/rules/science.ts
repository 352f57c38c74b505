/** Science cards and the tech dial (ND 10). */

import { type Decision, emit, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { DIAL_AFTER_END, DIAL_END, DIAL_MARKS } from '../content/dials.ts';
import type { FocusId, ScienceCard } from '../content/focus-cards.ts';
import { momentsOf } from '../queries/effects.ts';
import { spendable } from '../queries/trade.ts';
import type { NewDawnState } from '../state.ts';
import type { Actions, NewDawn } from '../vocabulary.ts';
import { spendAction } from './actions.ts';
import { gainTrade, spend } from './trade-tokens.ts';
import { achieve, checkAgendas } from './victory.ts';

/** First what the card says comes first, then the advance (ND 10.1). */
export function resolveScience(game: NewDawnState, seat: Seat, id: FocusId, card: ScienceCard, slot: number): void {
  const { first, finish, extraSteps } = momentsOf(id);
  if (finish !== undefined) push(game, { step: 'finish', seat, card: id, slot });
  push(game, { step: 'advance-dial', seat, card: id, left: slot + (extraSteps?.(game, seat) ?? 0) });
  first?.(game, seat, slot);
  if (card.before === 'put-trade') gainTrade(game, seat, 1);
  if (card.before === 'take-resource') push(game, { step: 'take-resource', seat, onlyNew: true });
  if (card.before === 'nuclear-power' && slot === 5) push(game, { step: 'nuclear-power', seat });
}

const ADVANCE: Actions['advance-dial'] = Object.freeze({ type: 'advance' });

/** Trade tokens lengthen the advance (ND 7.1). */
export const advanceDial: Decision<NewDawn, 'advance-dial'> = {
  actions: (game, { seat, card }) => [ADVANCE, ...spendable(game, seat, card).map(spendAction)],
  take(game, frame, action) {
    if (action.type === 'spend') {
      frame.left++;
      return spend(game, frame.seat, frame.card, action.token);
    }
    pop(game);
    push(game, { step: 'dial', seat: frame.seat, left: frame.left });
  },
};

/** The pointer moves space by space; each mark works at the moment it is reached (ND 10.3, ND 10.8). */
export const dial: Procedure<NewDawn, 'dial'> = {
  run(game, { seat, left }) {
    const player = game.players[seat];
    if (player === undefined) return;
    for (let steps = left; steps > 0; steps--) {
      const passesEnd = player.dial === DIAL_END;
      player.dial = passesEnd ? DIAL_AFTER_END : player.dial + 1;
      if (player.dial === DIAL_END) achieve(game, seat, 'dial-completed');
      const level = DIAL_MARKS[player.dial];
      if (level !== undefined) {
        emit(game, { fact: 'dial-advanced', seat, to: player.dial, seen: 'all' });
        if (steps > 1) push(game, { step: 'dial', seat, left: steps - 1 });
        push(game, { step: 'gain-card', seat, level });
        return;
      }
      if (passesEnd && game.options.after24 === 'lost') break;
    }
    emit(game, { fact: 'dial-advanced', seat, to: player.dial, seen: 'all' });
    checkAgendas(game);
  },
};
