/** Rounds and turns (ND 6). */

import { type Decision, type Procedure, pop, push } from '@tabularium/kernel';
import type { FocusCard, FocusId } from '../content/focus-cards.ts';
import { effectOf, momentsOf, usable } from '../queries/effects.ts';
import { playerOf } from '../queries/players.ts';
import { focusCard } from '../queries/things.ts';
import { positionOf, resolvedSlot } from '../queries/trade.ts';
import { asks } from '../questions.ts';
import { type NewDawnState, newTurn } from '../state.ts';
import type { Actions, NewDawn } from '../vocabulary.ts';
import { DONE, onSlot } from './actions.ts';
import { tell } from './telling.ts';

/** A turn begins, and ends when all that is done in it is done. */
export const turn: Procedure<NewDawn, 'turn'> = {
  run(game, { seat }) {
    game.turn = newTurn(seat);
    push(game, { step: 'end-turn', seat });
    push(game, { step: 'choose-focus', seat });
  },
};

const FOCUS = onSlot('focus');

/** Start-of-turn effects in any order, then one card of the row (ND 6.3, ND 6.8). */
export const chooseFocus: Decision<NewDawn, 'choose-focus'> = {
  actions(game, { seat }) {
    const { row } = playerOf(game, seat);
    const actions: Actions['choose-focus'][] = [];
    for (let slot = 1; slot <= row.length; slot++) actions.push(FOCUS(slot));
    const first = row[0]?.card;
    if (first === undefined) return actions;
    const start = { seat, moment: 'start-of-turn', card: first, slot: 0 } as const;
    for (const effect of usable(game, start)) actions.push({ type: 'use', effect });
    return actions;
  },
  take(game, { seat }, action) {
    const card = playerOf(game, seat).row[action.type === 'focus' ? action.slot - 1 : 0]?.card;
    if (card === undefined) return;
    if (action.type === 'use') return use(game, seat, action.effect, card);
    pop(game);
    const slot = asks(game).places[action.slot - 1] ?? action.slot;
    tell(game, { fact: 'card-chosen', seat, card, slot });
    push(game, { step: 'moment', seat, moment: 'after-reset', card, slot: 0 });
    push(game, { step: 'reset', seat, card });
    push(game, { step: 'resolve', seat, card, as: 0 });
    push(game, { step: 'moment', seat, moment: 'before-resolving', card, slot: 0 });
  },
};

function use(game: NewDawnState, seat: number, effect: Parameters<typeof effectOf>[0], card: FocusId): void {
  game.turn.used.push(effect);
  tell(game, { fact: 'effect-used', seat, effect });
  effectOf(effect).optional?.begin(game, seat, card);
}

/** A moment at which effects may be used: if any can, the player is asked (ND 6.7). */
export const moment: Procedure<NewDawn, 'moment'> = {
  run(game, frame) {
    if (usable(game, frame).length > 0) push(game, { ...frame, step: 'use-effect' });
  },
};

/** Which effect to use now, if any. */
export const useEffect: Decision<NewDawn, 'use-effect'> = {
  actions(game, frame) {
    return [DONE, ...usable(game, frame).map((effect) => ({ type: 'use' as const, effect }))];
  },
  take(game, frame, action) {
    pop(game);
    if (action.type === 'done') return;
    push(game, { ...frame, step: 'moment' });
    use(game, frame.seat, action.effect, frame.card);
  },
};

/** A card is resolved where it lies, or as though in another slot (ND 6.3, ND 6.4). */
export const resolve: Procedure<NewDawn, 'resolve'> = {
  run(game, { seat, card, as }) {
    const slot = resolvedSlot(game, seat, as === 0 ? positionOf(game, seat, card) + 1 : as, card);
    push(game, { step: 'moment', seat, moment: 'after-resolving', card, slot });
    const focus: FocusCard = focusCard(card);
    asks(game).resolve[focus.type]?.(game, seat, card, focus as never, slot);
  },
};

/** What a card says comes last. */
export const finish: Procedure<NewDawn, 'finish'> = {
  run(game, { seat, card, slot, text = card }) {
    momentsOf(text).finish?.(game, seat, slot);
  },
};

/** The next player's turn, or the end of the round (ND 6.1, ND 6.2). */
export const endTurn: Procedure<NewDawn, 'end-turn'> = {
  run(game, { seat }) {
    const next = (seat + 1) % game.seats;
    if (next === game.firstPlayer) push(game, { step: 'end-round' });
    else push(game, { step: 'turn', seat: next });
  },
};
