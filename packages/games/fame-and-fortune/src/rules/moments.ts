/** Moments: what cards do when something happens, by themselves or by choice (FF 21.14). */

import { push, type Seat } from '@tabularium/kernel';
import { playerOf } from '../queries/players.ts';
import { hasOnMap, holdingsOf } from '../queries/sources.ts';
import { type FameState, NOWHERE } from '../state.ts';
import type { About, Deed } from '../vocabulary/frames.ts';
import { type Card, libraryOf } from '../vocabulary/library.ts';
import { ruleOf } from '../vocabulary/operations.ts';

/** Nothing in particular set it off. */
const NOTHING: About = { square: NOWHERE, technology: '', other: -1, city: NOWHERE };

/** An effect nobody has named objects for yet. */
export function deedOf(seat: Seat, source: string, effect: number, about: About = NOTHING): Deed {
  return { seat, source, effect, option: -1, picks: [], paid: [], about: { ...about } };
}

/** Something happened to a player: mandatory effects come first, then those by choice. */
export function announce(game: FameState, moment: string, seat: Seat, about: Partial<About> = {}): void {
  const cards = holdingsOf(game, seat).triggered.get(moment) ?? [];
  if (cards.length === 0 && playerOf(game, seat).people.length === 0) return;
  const facts = { ...NOTHING, ...about };
  if (mayChoose(game, seat, moment, cards)) push(game, { step: 'offer', seat, moment, about: facts });
  for (const card of cards.toReversed()) {
    for (const effect of (card.triggers.get(moment) ?? []).toReversed()) {
      if (card.effects[effect]?.optional) continue;
      push(game, { step: 'perform', ...deedOf(seat, card.source, effect, facts) });
    }
  }
}

/** Is there a choice at this moment, judged by what everybody can see (FF 21.13)? */
function mayChoose(game: FameState, seat: Seat, moment: string, open: readonly Card[]): boolean {
  return open.some((card) => hasChoice(card, moment)) || couldHide(game, seat, moment);
}

/** Does the card work by itself from this moment on, so that it may be revealed then (Leonidas)? */
export function worksFrom(card: Card, moment: string): boolean {
  for (const list of card.standing.values()) {
    if (list.some(({ effect }) => card.effects[effect]?.when === moment)) return true;
  }
  return false;
}

/** Has the card an effect by choice at this moment? */
function hasChoice(card: Card, moment: string): boolean {
  return (card.triggers.get(moment) ?? []).some((at) => {
    const effect = card.effects[at];
    return effect?.optional === true && effect.ops.every((op) => ruleOf(op).only === undefined);
  });
}

/** Could a great person card that nobody has seen have such a choice? Its type is public (FF 14.8). */
function couldHide(game: FameState, seat: Seat, moment: string): boolean {
  const { cards, people } = libraryOf(game.options);
  const closed = playerOf(game, seat).people.filter(({ open }) => !open);
  if (closed.length === 0) return false;
  const types = new Set(closed.map(({ id }) => people[id]?.type ?? ''));
  for (const id in cards.person) {
    const type = people[id]?.type ?? '';
    const card = cards.person[id];
    if (!types.has(type) || card === undefined || !hasOnMap(game, seat, type)) continue;
    if (hasChoice(card, moment) || worksFrom(card, moment)) return true;
  }
  return false;
}
