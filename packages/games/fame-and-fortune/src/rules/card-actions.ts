/** What a player may do with cards in a decision of his own: use abilities, play events, reveal people (FF 21.11). */

import { emit, type Seat } from '@tabularium/kernel';
import { playerOf } from '../queries/players.ts';
import { isAtWork } from '../queries/sources.ts';
import type { FameState } from '../state.ts';
import type { CardAction } from '../vocabulary/actions.ts';
import { type Card, libraryOf } from '../vocabulary/library.ts';
import { begin, mayUse, usableCards } from './deeds.ts';
import { deedOf } from './moments.ts';

/** Abilities, kept markers, events and hidden people that can be used at this time. */
export function cardActions(game: FameState, seat: Seat, timing: string): CardAction[] {
  const { cards } = libraryOf(game.options);
  const player = playerOf(game, seat);
  const found: CardAction[] = [];
  for (const card of usableCards(game, seat)) addUses(game, seat, card, timing, found);
  for (const [at, { id }] of player.markers.entries()) {
    const card = cards.marker[id];
    if (card !== undefined && player.markers.findIndex((one) => one.id === id) === at) {
      addUses(game, seat, card, timing, found);
    }
  }
  for (const [at, event] of player.events.entries()) {
    if (player.events.indexOf(event) < at || !cards.event[event]?.uses.has(timing)) continue;
    if (mayUse(game, deedOf(seat, `event:${event}`, 0))) found.push({ type: 'play', event });
  }
  for (const { id, open } of player.people) {
    if (!open && isWorthRevealing(cards.person[id], game) && isAtWork(game, seat, id)) {
      found.push({ type: 'reveal', person: id });
    }
  }
  return found;
}

const ANY_TIME = 'any-time';

function addUses(game: FameState, seat: Seat, card: Card, timing: string, found: CardAction[]): void {
  for (const when of [timing, ANY_TIME]) {
    for (const effect of card.uses.get(when) ?? []) {
      if (mayUse(game, deedOf(seat, card.source, effect))) found.push({ type: 'use', source: card.source, effect });
    }
  }
}

/** Revealing a card makes sense if it then works by itself (FF 14.5). */
function isWorthRevealing(card: Card | undefined, game: FameState): boolean {
  return card !== undefined && libraryOf(game.options).people[card.id]?.discard !== true;
}

/** Do one of them. */
export function takeCardAction(game: FameState, seat: Seat, action: CardAction): void {
  if (action.type === 'use') return begin(game, deedOf(seat, action.source, action.effect));
  if (action.type === 'play') return begin(game, deedOf(seat, `event:${action.event}`, 0));
  const card = playerOf(game, seat).people.find(({ id }) => id === action.person);
  if (card === undefined) return;
  card.open = true;
  emit(game, { fact: 'revealed', seat, person: action.person, seen: 'all' });
}
