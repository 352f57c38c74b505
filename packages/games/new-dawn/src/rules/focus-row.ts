/** The focus row: resetting, swapping and replacing cards (ND 6.3, ND 6.6, ND 7.4, ND 11.1, ND 20.14). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import type { FocusId } from '../content/focus-cards.ts';
import { hasEffect } from '../queries/effects.ts';
import { playerOf } from '../queries/players.ts';
import { focusCard } from '../queries/things.ts';
import { caravanLimit, positionOf } from '../queries/trade.ts';
import { asks } from '../questions.ts';
import { type NewDawnState, ON_CARD } from '../state.ts';
import type { Actions, NewDawn } from '../vocabulary.ts';
import { DONE, onSlot } from './actions.ts';
import { tell } from './telling.ts';

/** The card goes to slot 1, those before it move one slot to the right (ND 6.3). */
export const reset: Procedure<NewDawn, 'reset'> = {
  run(game, { seat, card }) {
    const { row } = playerOf(game, seat);
    const at = positionOf(game, seat, card);
    if (at <= 0) return;
    row.unshift(...row.splice(at, 1));
    tell(game, { fact: 'card-reset', seat, card });
  },
};

/** Put a card from the deck in place of the one in that slot, with all that lies on it (ND 7.4, ND 10.3). */
export function replaceCard(game: NewDawnState, seat: Seat, slot: number, card: FocusId): void {
  const player = playerOf(game, seat);
  const place = player.row[slot - 1];
  if (place === undefined) return;
  const old = place.card;
  place.card = card;
  for (const stationed of player.stationed) if (stationed.card === old) stationed.card = card;
  renameInFrames(game, seat, old, card);
  tell(game, { fact: 'card-gained', seat, card, old });
  fitCaravans(game, seat);
  asks(game).cardReplaced(game, seat, old, card);
}

/** A card replaced while it is being resolved is the one that will be reset; the old one's text is finished (ND 6.6). */
function renameInFrames(game: NewDawnState, seat: Seat, old: FocusId, card: FocusId): void {
  for (const frame of game.frames) {
    if (!('card' in frame && 'seat' in frame) || frame.seat !== seat || frame.card !== old) continue;
    frame.card = card;
    if ('slot' in frame) frame.text ??= old;
  }
}

/** The economy card says how many caravans are in use: more are put on it, surplus is taken off (ND 11.1, ND 11.14). */
export function fitCaravans(game: NewDawnState, seat: Seat): void {
  const player = playerOf(game, seat);
  const limit = caravanLimit(game, seat);
  if (limit === 0) return shedCaravans(game, seat);
  const count = limit - player.caravans.length;
  if (count > 0) tell(game, { fact: 'caravans-gained', seat, count });
  while (player.caravans.length < limit) player.caravans.push(ON_CARD);
  for (let surplus = player.caravans.length - limit; surplus > 0; surplus--) push(game, { step: 'drop-caravan', seat });
}

/** Without an economy card to lie on, caravans that are not on the map are taken off (ND 20.14). */
export function shedCaravans(game: NewDawnState, seat: Seat): void {
  const player = playerOf(game, seat);
  for (const at of player.caravans) if (at === ON_CARD) tell(game, { fact: 'caravan-dropped', seat, space: ON_CARD });
  player.caravans = player.caravans.filter((at) => at !== ON_CARD);
}

/** A surplus caravan is taken off, from the map or the card. */
export const dropCaravan: Decision<NewDawn, 'drop-caravan'> = {
  actions: (game, { seat }) => playerOf(game, seat).caravans.map((_, caravan) => ({ type: 'drop', caravan })),
  take(game, { seat }, { caravan }) {
    pop(game);
    const [space = ON_CARD] = playerOf(game, seat).caravans.splice(caravan, 1);
    tell(game, { fact: 'caravan-dropped', seat, space });
    game.turn.rested = without(game.turn.rested, caravan);
    for (const frame of game.frames) if (frame.step === 'choose-caravan') frame.moved = without(frame.moved, caravan);
  },
};

/** The numbers of these caravans once that one is taken off. */
const without = (caravans: readonly number[], gone: number): number[] =>
  caravans.filter((caravan) => caravan !== gone).map((caravan) => (caravan > gone ? caravan - 1 : caravan));

/** A mark of the tech dial gives a card of exactly that level, if wanted (ND 10.3, ND 10.8). */
export const gainCard: Decision<NewDawn, 'gain-card'> = {
  actions(game, { seat, level }) {
    const actions: Actions['gain-card'][] = [DONE];
    const { row } = playerOf(game, seat);
    const anyType = hasEffect(game, seat, 'replacesAnyType');
    for (const card of asks(game).cards(game, seat, level)) {
      if (positionOf(game, seat, card) >= 0) continue;
      for (let at = 0; at < row.length; at++) {
        const old = row[at]?.card;
        if (old !== undefined && mayReplace(old, card, anyType)) actions.push({ type: 'gain', card, slot: at + 1 });
      }
    }
    return actions;
  },
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'gain') replaceCard(game, seat, action.slot, action.card);
    else tell(game, { fact: 'declined', seat, step: 'gain-card' });
  },
};

/** Cards replace cards of their type; with Oxford University any but a science card (ND 20.14). */
function mayReplace(old: FocusId, card: FocusId, anyType: boolean): boolean {
  const type = focusCard(old).type;
  return type === focusCard(card).type || (anyType && type !== 'science');
}

const RAISE = onSlot('raise');

/** Pyramids and Porcelain Tower: cards are replaced by those of the same type one level higher. */
export const raiseCard: Decision<NewDawn, 'raise-card'> = {
  actions(game, { seat, anyLevel, raised }) {
    const actions: Actions['raise-card'][] = [DONE];
    for (const [at, { card }] of playerOf(game, seat).row.entries()) {
      const { type, level } = focusCard(card);
      const [next] = asks(game).cards(game, seat, level + 1, type);
      if (next === undefined || raised.includes(card) || (!anyLevel && level !== 1)) continue;
      if (positionOf(game, seat, next) < 0) actions.push(RAISE(at + 1));
    }
    return actions;
  },
  take(game, frame, action) {
    if (action.type !== 'raise') return pop(game);
    const old = playerOf(game, frame.seat).row[action.slot - 1]?.card;
    if (old === undefined) return;
    const { type, level } = focusCard(old);
    const [next] = asks(game).cards(game, frame.seat, level + 1, type);
    if (next === undefined) return;
    frame.raised.push(next);
    if (--frame.left === 0) pop(game);
    replaceCard(game, frame.seat, action.slot, next);
  },
};

/** Oracle swaps neighbouring cards, the Aztecs any two; tokens stay on their cards (ND 6.5). */
export const swapCards: Decision<NewDawn, 'swap-cards'> = {
  actions(game, { seat, neighbours }) {
    const actions: Actions['swap-cards'][] = [DONE];
    const slots = playerOf(game, seat).row.length;
    for (let slot = 1; slot <= slots; slot++) {
      for (let other = slot + 1; other <= (neighbours ? Math.min(slots, slot + 1) : slots); other++) {
        actions.push({ type: 'swap', slot, other });
      }
    }
    return actions;
  },
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return;
    const { row } = playerOf(game, seat);
    const [one, two] = [row[action.slot - 1], row[action.other - 1]];
    if (one === undefined || two === undefined) return;
    row[action.slot - 1] = two;
    row[action.other - 1] = one;
    tell(game, { fact: 'cards-swapped', seat, card: one.card, other: two.card });
  },
};

const RESOLVE = onSlot('resolve');

/** Capitalism: another card is resolved as though in slot 1, and not reset (ND 20.6). */
export const resolveAnother: Decision<NewDawn, 'resolve-another'> = {
  actions(game, { seat, except }) {
    const actions: Actions['resolve-another'][] = [DONE];
    for (const [at, { card }] of playerOf(game, seat).row.entries()) {
      if (card !== except) actions.push(RESOLVE(at + 1));
    }
    return actions;
  },
  take(game, { seat }, action) {
    pop(game);
    const card = action.type === 'resolve' ? playerOf(game, seat).row[action.slot - 1]?.card : undefined;
    if (card !== undefined) push(game, { step: 'resolve', seat, card, as: 1 });
  },
};
