/** Cancelling, and the one card that cannot be cancelled if it is revealed in time (FF 21.10). */

import { type Decision, pop, push, type Seat } from '@tabularium/kernel';
import type { Op } from '../content/model.ts';
import { playerOf } from '../queries/players.ts';
import { hasOnMap, isAtWork } from '../queries/sources.ts';
import { takeOut } from '../rules/discards.ts';
import { returnGains, takeBack } from '../rules/paying.ts';
import { tell } from '../rules/telling.ts';
import { cancelLast } from '../rules/windows.ts';
import type { FameAndFortune, FameState } from '../state.ts';
import type { Deed } from '../vocabulary/frames.ts';
import { type Card, libraryOf, partsOf } from '../vocabulary/library.ts';
import type { OperationRules } from '../vocabulary/operations.ts';

type Answers = Extract<Op, { op: 'cancel' | 'as-resource' }>;

/** The rules of answers. */
export const answers: OperationRules<Answers> = {
  cancel: {
    only: 'answer',
    apply(game, deed) {
      const about = game.frames.findLast((frame) => 'cancelled' in frame);
      if (about?.step === 'city-action' && couldShield(game, about.seat)) {
        return push(game, { step: 'shield', seat: about.seat, by: deed });
      }
      cancelLast(game);
    },
  },
  'as-resource': { only: 'payment', apply: () => {} },
};

function isProtect(card: Card): boolean {
  return (card.standing.get('protect') ?? []).some(({ op }) => protects(op as Extract<Op, { op: 'protect' }>));
}

const protects = (op: Extract<Op, { op: 'protect' }>) => op.from.includes('cancel-city-actions');

/** The closed cards of a player that could protect a city action. */
function shields(game: FameState, seat: Seat): string[] {
  const { cards } = libraryOf(game.options);
  return playerOf(game, seat).people.flatMap(({ id, open }) => {
    const card = cards.person[id];
    return !open && card !== undefined && isProtect(card) && isAtWork(game, seat, id) ? [id] : [];
  });
}

/** Could the player hold such a card, by the types of closed cards? */
function couldShield(game: FameState, seat: Seat): boolean {
  const { cards, people } = libraryOf(game.options);
  return playerOf(game, seat).people.some(({ id, open }) => {
    const type = people[id]?.type ?? '';
    if (open || !hasOnMap(game, seat, type)) return false;
    return Object.values(cards.person).some((card) => people[card.id]?.type === type && isProtect(card));
  });
}

/** Reveal the card that protects the action, or let it be cancelled. */
export const shield: Decision<FameAndFortune, 'shield'> = {
  actions: (game, { seat }) => [
    ...shields(game, seat).map((person) => ({ type: 'reveal' as const, person })),
    { type: 'pass' },
  ],
  take(game, { seat, by }, action) {
    pop(game);
    if (action.type === 'pass') return cancelLast(game);
    const card = playerOf(game, seat).people.find(({ id }) => id === action.person);
    if (card !== undefined) card.open = true;
    tell(game, { fact: 'revealed', seat, person: action.person, seen: 'all' });
    giveBack(game, by);
  },
};

/** Who tried to cancel takes the payment or the card back. */
function giveBack(game: FameState, deed: Deed): void {
  takeBack(game, deed, deed.paid.length);
  returnGains(game, deed);
  const [kind, id] = partsOf(deed.source);
  if (kind !== 'person' || takeOut(game.people.up, (one) => one === id) === undefined) return;
  playerOf(game, deed.seat).people.push({ id, open: true, counters: 0 });
  tell(game, { fact: 'person-back', seat: deed.seat, person: id, seen: 'all' });
}
