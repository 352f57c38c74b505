/** Moments: what cards do when something happens, by themselves or by choice (FF 21.14). */

import { push, type Seat } from '@tabularium/kernel';
import { playerOf } from '../queries/players.ts';
import { hasOnMap, holdingsOf, useKey } from '../queries/sources.ts';
import { type FameState, NOWHERE } from '../state.ts';
import type { About, Deed, Due } from '../vocabulary/frames.ts';
import { type Card, type Library, libraryOf, perLibrary } from '../vocabulary/library.ts';
import { isUsable } from '../vocabulary/operations.ts';

/** Nothing in particular set it off. */
export const NOTHING: About = { square: NOWHERE, technology: '', other: -1, city: NOWHERE };

/** An effect nobody has named objects for yet. */
export function deedOf(seat: Seat, source: string, effect: number, about: About = NOTHING): Deed {
  const { square, technology, other, city } = about;
  return { seat, source, effect, option: -1, picks: [], paid: [], about: { square, technology, other, city } };
}

/** The deed a frame is about. */
export function deedIn({ seat, source, effect, option, picks, paid, about }: Deed): Deed {
  return { seat, source, effect, option, picks, paid, about };
}

/** An effect happens by itself, as soon as what lies above it is over. */
export function pushDeed(game: FameState, deed: Deed): void {
  const { seat, source, effect, option, picks, paid, about } = deed;
  push(game, { step: 'perform', seat, source, effect, option, picks, paid, about });
}

const NO_CARDS: readonly Card[] = [];

/** Something happened to a player: mandatory effects come first, then those by choice. */
export function announce(game: FameState, moment: string, seat: Seat, about: Partial<About> = {}): void {
  const cards = holdingsOf(game, seat).triggered.get(moment) ?? NO_CARDS;
  if (cards.length === 0 && !couldHide(game, seat, moment)) return;
  const facts = { ...NOTHING, ...about };
  if (hasChoiceAmong(cards, moment) || couldHide(game, seat, moment))
    push(game, { step: 'offer', seat, moment, about: facts, due: [], done: [] });
  for (const { source, effect } of mandatory(cards, moment).reverse()) {
    pushDeed(game, deedOf(seat, source, effect, facts));
  }
}

/** Something happened to a player who carries out its effects in any order: these, those of cards, those by choice. */
export function announceFreely(game: FameState, moment: string, seat: Seat, due: readonly Due[]): void {
  const cards = holdingsOf(game, seat).triggered.get(moment) ?? [];
  push(game, {
    step: 'offer',
    seat,
    moment,
    about: { ...NOTHING },
    due: [...mandatory(cards, moment), ...due],
    done: [],
  });
}

/** The effects of these cards that happen by themselves at that moment. */
function mandatory(cards: readonly Card[], moment: string): Due[] {
  const due: Due[] = [];
  for (const card of cards) {
    for (const effect of card.triggers.get(moment) ?? []) {
      if (!card.effects[effect]?.optional) due.push({ source: card.source, effect });
    }
  }
  return due;
}

/** Is there a choice at this moment, judged by what everybody can see (FF 21.13)? */
export function mayChoose(game: FameState, seat: Seat, moment: string, done: readonly string[] = []): boolean {
  const open = holdingsOf(game, seat).triggered.get(moment) ?? [];
  return hasChoiceAmong(open, moment, done) || couldHide(game, seat, moment);
}

/** Has one of these cards an effect by choice at this moment? */
function hasChoiceAmong(cards: readonly Card[], moment: string, done: readonly string[] = []): boolean {
  for (const card of cards) if (hasChoice(card, moment, done)) return true;
  return false;
}

/** Does the card work by itself from this moment on, so that it may be revealed then (Leonidas)? */
export function worksFrom(card: Card, moment: string): boolean {
  for (const list of card.standing.values()) {
    if (list.some(({ effect }) => card.effects[effect]?.when === moment)) return true;
  }
  return false;
}

/** Has the card an effect by choice at this moment, besides those used on this occasion? */
function hasChoice(card: Card, moment: string, done: readonly string[] = []): boolean {
  for (const at of card.triggers.get(moment) ?? []) {
    const effect = card.effects[at];
    if (effect?.optional !== true || done.includes(useKey(card.source, at))) continue;
    if (isUsable(effect)) return true;
  }
  return false;
}

/** Could a great person card that nobody has seen have such a choice? Its type is public (FF 14.8). */
function couldHide(game: FameState, seat: Seat, moment: string): boolean {
  const { people } = playerOf(game, seat);
  if (people.length === 0) return false;
  const library = libraryOf(game.options);
  const types = typesThatChoose(library, moment);
  if (types.length === 0) return false;
  for (const { id, open } of people) {
    const type = library.people[id]?.type ?? '';
    if (!open && types.includes(type) && hasOnMap(game, seat, type)) return true;
  }
  return false;
}

const choosers = perLibrary(() => new Map<string, readonly string[]>());

/** The types of great people of whom one has a choice at that moment; worked out once. */
function typesThatChoose(library: Library, moment: string): readonly string[] {
  const known = choosers(library);
  let types = known.get(moment);
  if (types === undefined) {
    types = findTypesThatChoose(library, moment);
    known.set(moment, types);
  }
  return types;
}

function findTypesThatChoose({ cards, people }: Library, moment: string): readonly string[] {
  const choosing = Object.values(cards.person).filter((card) => hasChoice(card, moment) || worksFrom(card, moment));
  return [...new Set(choosing.map(({ id }) => people[id]?.type ?? ''))];
}
