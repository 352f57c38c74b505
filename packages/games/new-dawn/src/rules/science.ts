/** Science cards and the tech dial (ND 10). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { DIAL_AFTER_END, DIAL_END, DIAL_MARKS } from '../content/dials.ts';
import type { FocusId, ScienceCard } from '../content/focus-cards.ts';
import { momentsOf } from '../queries/effects.ts';
import { playerOf } from '../queries/players.ts';
import { spendable } from '../queries/trade.ts';
import type { NewDawnState } from '../state.ts';
import type { Actions, NewDawn } from '../vocabulary.ts';
import { DONE, spendAction } from './actions.ts';
import { tell } from './telling.ts';
import { spend } from './trade-tokens.ts';
import { achieve, checkAgendas } from './victory.ts';

/** First what the card says comes first, then the advance (ND 10.1). */
export function resolveScience(game: NewDawnState, seat: Seat, id: FocusId, card: ScienceCard, slot: number): void {
  const { first, finish, extraSteps } = momentsOf(id);
  if (finish !== undefined) push(game, { step: 'finish', seat, card: id, slot });
  push(game, { step: 'advance-dial', seat, card: id, left: slot + (extraSteps?.(game, seat) ?? 0) });
  first?.(game, seat, slot);
  if (card.before === 'put-trade')
    push(game, { step: 'put-trade', seat, left: 1, onto: seat, type: null, optional: true });
  if (card.before === 'take-resource') push(game, { step: 'take-resource', seat, onlyNew: true });
  if (card.before === 'nuclear-power' && slot === 5) push(game, { step: 'nuclear-power', seat });
}

const ADVANCE: Actions['advance-dial'] = Object.freeze({ type: 'advance' });

/** Trade tokens lengthen the advance (ND 7.1); a science card, too, may be resolved without its effect (ND 6.3). */
export const advanceDial: Decision<NewDawn, 'advance-dial'> = {
  actions(game, { seat, card, left }) {
    const actions: Actions['advance-dial'][] = left > 0 ? [ADVANCE, DONE] : [DONE];
    for (const token of spendable(game, seat, card)) actions.push(spendAction(token));
    return actions;
  },
  take(game, frame, action) {
    const { seat, card, left } = frame;
    if (action.type === 'spend') {
      frame.left++;
      return spend(game, seat, card, action.token);
    }
    pop(game);
    if (action.type === 'done') return decline(game, frame);
    push(game, { step: 'advance-farther', seat, card });
    push(game, { step: 'dial', seat, left });
  },
};

/** What is left of the card's effect is not used; after an advance there is nothing to decline. */
function decline(game: NewDawnState, { seat, left }: { seat: Seat; left: number }): void {
  if (left === 0) return;
  tell(game, { fact: 'declined', seat, step: 'advance-dial' });
  if (game.frames.at(-1)?.step === 'finish') pop(game);
}

/** Tokens may be spent at any moment of the resolution, so also once the pointer has moved (ND 7.6). */
export const advanceFarther: Procedure<NewDawn, 'advance-farther'> = {
  run(game, { seat, card }) {
    if (spendable(game, seat, card).length > 0) push(game, { step: 'advance-dial', seat, card, left: 0 });
  },
};

/** The pointer moves space by space; each mark works at the moment it is reached (ND 10.3, ND 10.8). */
export const dial: Procedure<NewDawn, 'dial'> = {
  run(game, { seat, left }) {
    const player = playerOf(game, seat);
    for (let steps = left; steps > 0; steps--) {
      const passesEnd = player.dial === DIAL_END;
      player.dial = passesEnd ? DIAL_AFTER_END : player.dial + 1;
      if (player.dial === DIAL_END) achieve(game, seat, 'dial-completed');
      const level = DIAL_MARKS[player.dial];
      if (level !== undefined) {
        tell(game, { fact: 'dial-advanced', seat, to: player.dial });
        if (steps > 1) push(game, { step: 'dial', seat, left: steps - 1 });
        push(game, { step: 'gain-card', seat, level });
        return;
      }
      // The pointer is turned to 15 instead, and what is left of the advance is lost (ND 10.7).
      if (passesEnd && game.options.after24 === 'lost') break;
    }
    tell(game, { fact: 'dial-advanced', seat, to: player.dial });
    checkAgendas(game);
  },
};
