/** Culture events: drawn, held, discarded (FF 11.4, FF 11.10). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { playerOf } from '../queries/players.ts';
import { standing } from '../queries/sources.ts';
import { handSize } from '../queries/track.ts';
import type { FameAndFortune, FameState } from '../state.ts';
import type { AnyOp } from '../vocabulary/library.ts';
import { discardEvent, drawFrom, eventPile, takeOut } from './discards.ts';
import { tell } from './telling.ts';

/** Draw so many events of one deck, one by one. */
export function drawEvents(game: FameState, seat: Seat, level: number, count: number): void {
  if (count > 0) push(game, { step: 'draw-events', seat, level, left: count });
}

/** An operation of an expansion, as far as drawing reads it. */
interface ExtraOp extends AnyOp {
  readonly extra: number;
}

function isExtra(op: AnyOp): op is ExtraOp {
  return op.op === 'draw-events-extra';
}

/** One event; some draw more and keep one. */
export const drawEventsStep: Procedure<FameAndFortune, 'draw-events'> = {
  run(game, { seat, level, left }) {
    if (left > 1) push(game, { step: 'draw-events', seat, level, left: left - 1 });
    let count = 1;
    for (const { op } of standing(game, seat, 'draw-events-extra')) if (isExtra(op)) count += op.extra;
    const cards: string[] = [];
    for (; count > 0; count--) {
      const card = drawFrom(game, eventPile(game, level), 'events');
      if (card !== undefined) cards.push(card);
    }
    const [only] = cards;
    if (only === undefined) return;
    if (cards.length > 1) push(game, { step: 'keep-event', seat, cards, level, left: 0 });
    else receiveEvent(game, seat, only, level);
  },
};

/** An event comes into the hand; others see its back. */
function receiveEvent(game: FameState, seat: Seat, event: string, level: number): void {
  playerOf(game, seat).events.push(event);
  tell(game, { fact: 'drew-event', seat, level, seen: 'all' });
  tell(game, { fact: 'drew-event-card', seat, event, seen: [seat] });
}

/** Keep one of the drawn events, discard the others. */
export const keepEvent: Decision<FameAndFortune, 'keep-event'> = {
  actions: (_, { cards }) => [...new Set(cards)].map((event) => ({ type: 'keep', event })),
  take(game, { seat, cards, level }, { event }) {
    pop(game);
    const rest = [...cards];
    takeOut(rest, (one) => one === event);
    eventPile(game, level).up.push(...rest);
    receiveEvent(game, seat, event, level);
    for (const one of rest) tell(game, { fact: 'discarded-event', seat, event: one, seen: 'all' });
  },
};

/** Who holds too many events discards at once, by choice (FF 11.4). */
export const discardEvents: Decision<FameAndFortune, 'discard-events'> = {
  actions: (game, { seat }) => [...new Set(playerOf(game, seat).events)].map((event) => ({ type: 'discard', event })),
  take(game, { seat }, { event }) {
    pop(game);
    discardEvent(game, seat, event);
    tell(game, { fact: 'discarded-event', seat, event, seen: 'all' });
  },
};

/** Does the player hold more events than allowed? Nobody's hand is smaller than two. */
export function holdsTooMany(game: FameState, seat: Seat): boolean {
  const { length } = playerOf(game, seat).events;
  return length > 2 && length > handSize(game, seat);
}
