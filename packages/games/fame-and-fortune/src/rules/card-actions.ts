/** What a player may do with cards in a decision of his own: use abilities, play events, reveal people (FF 21.11). */

import type { Seat } from '@tabularium/kernel';
import { usesAt } from '../queries/holdings.ts';
import { canPay, couldPay } from '../queries/payment.ts';
import { playerOf } from '../queries/players.ts';
import { hasOnMap, holdingsOf } from '../queries/sources.ts';
import type { FameState, Marker } from '../state.ts';
import type { CardAction } from '../vocabulary/actions.ts';
import { type Card, libraryOf, type OpenUse, usesOf } from '../vocabulary/library.ts';
import { begin, closedAtWork, isFeasible, isUsedUp } from './deeds.ts';
import { deedOf } from './moments.ts';
import { tell } from './telling.ts';

/** Abilities, kept markers, events and hidden people that can be used at this time. */
export function cardActions(game: FameState, seat: Seat, timing: string): CardAction[] {
  const { cards } = libraryOf(game.options);
  const { markers, events } = playerOf(game, seat);
  const found: CardAction[] = [];
  addUses(game, seat, usesAt(holdingsOf(game, seat), timing), found);
  const closed = closedAtWork(game, seat);
  for (const card of closed) addUses(game, seat, usesOf(card, timing), found);
  for (let at = 0; at < markers.length; at++) {
    const card = cards.marker[(markers[at] as Marker).id];
    const uses = card === undefined ? NO_USES : usesOf(card, timing);
    if (uses.length > 0 && isFirst(markers, at)) addUses(game, seat, uses, found);
  }
  for (let at = 0; at < events.length; at++) {
    const event = events[at] as string;
    const card = cards.event[event];
    if (!card?.uses.has(timing) || events.indexOf(event) < at) continue;
    const [use] = usesOf(card, timing);
    if (use !== undefined && canUse(game, seat, use)) found.push({ type: 'play', event });
  }
  for (const card of closed) if (isWorthRevealing(card, game)) found.push({ type: 'reveal', person: card.id });
  return found;
}

const NO_USES: readonly OpenUse[] = [];

/** Is it the first of the markers that are alike? */
function isFirst(markers: readonly Marker[], at: number): boolean {
  for (let before = 0; before < at; before++) if (markers[before]?.id === markers[at]?.id) return false;
  return true;
}

/** Those that can be used now. */
function addUses(game: FameState, seat: Seat, uses: readonly OpenUse[], found: CardAction[]): void {
  for (let at = 0; at < uses.length; at++) {
    const use = uses[at] as OpenUse;
    if (canUse(game, seat, use)) found.push(use.action);
  }
}

/** Can it be used now? What is quick to know is asked first. */
function canUse(game: FameState, seat: Seat, { card, effect, at, key }: OpenUse): boolean {
  if (isUsedUp(game, seat, key, effect) || !canPay(game, seat, effect.cost)) return false;
  return isFeasible(game, deedOf(seat, card.source, at), effect);
}

/** Could the player do anything with cards at this time, as far as everybody knows (FF 21.13)? */
export function couldUseCards(game: FameState, seat: Seat, timing: string): boolean {
  const { cards, people } = libraryOf(game.options);
  const player = playerOf(game, seat);
  for (const { id, open } of player.people) if (!open && hasOnMap(game, seat, people[id]?.type ?? '')) return true;
  if (player.markers.length > 0 && Object.values(cards.marker).some((card) => card.uses.has(timing))) return true;
  for (const { card, effect, at, key } of usesAt(holdingsOf(game, seat), timing)) {
    if (isUsedUp(game, seat, key, effect) || !couldPay(game, seat, effect.cost)) continue;
    if (isFeasible(game, deedOf(seat, card.source, at), effect)) return true;
  }
  return false;
}

/** Revealing a card makes sense if it then works by itself (FF 14.5). */
function isWorthRevealing(card: Card, game: FameState): boolean {
  return libraryOf(game.options).people[card.id]?.discard !== true;
}

/** Do one of them. */
export function takeCardAction(game: FameState, seat: Seat, action: CardAction): void {
  if (action.type === 'use') return begin(game, deedOf(seat, action.source, action.effect));
  if (action.type === 'play') return begin(game, deedOf(seat, `event:${action.event}`, 0));
  const card = playerOf(game, seat).people.find(({ id }) => id === action.person);
  if (card === undefined) return;
  card.open = true;
  tell(game, { fact: 'revealed', seat, person: action.person, seen: 'all' });
}
