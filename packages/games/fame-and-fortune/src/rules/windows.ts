/**
 * Reaction windows (FF 21.9 to FF 21.13). Asked are all who could have an answer as far as everybody can see, at once and
 * secretly; a player without one can only pass, and nobody can tell the difference. The first answer in turn order is
 * carried out; if what it answers still stands, the players after that one are asked again.
 */

import { type Procedure, push, type Seat, type Together } from '@tabularium/kernel';
import type { Op } from '../content/model.ts';
import { joined } from '../queries/holdings.ts';
import { reading } from '../queries/memo.ts';
import { canPay, couldPay } from '../queries/payment.ts';
import { playerOf } from '../queries/players.ts';
import { hasOnMap, holdingsOf, isAtWork, knows, useKey } from '../queries/sources.ts';
import { cityAround, occupantOf, ownerOfCentre } from '../queries/squares.ts';
import type { FameAndFortune, FameState, Player, Square } from '../state.ts';
import type { CardAction, FameActions } from '../vocabulary/actions.ts';
import type { FameFrames, WindowKind } from '../vocabulary/frames.ts';
import {
  type AnyEffect,
  type AnyOp,
  type Card,
  type Library,
  libraryOf,
  type OpenUse,
  openUse,
  perLibrary,
  type SourceKind,
} from '../vocabulary/library.ts';
import { cardActions, takeCardAction } from './card-actions.ts';
import { begin, isUsedUp, mayUse } from './deeds.ts';
import { eventLevel } from './discards.ts';
import { deedOf } from './moments.ts';

type Answer = FameActions['respond'];
type Window = Pick<FameFrames['respond'], 'kind' | 'targets'>;

function isCancel(op: AnyOp): op is Extract<Op, { op: 'cancel' }> {
  return op.op === 'cancel';
}

/** Does the effect answer in such a window, whoever is aimed at? */
function answers(effect: AnyEffect, kind: WindowKind): boolean {
  if (kind === 'move') return effect.when === 'movement' && effect.turn === 'any';
  if (kind === 'phase') return effect.moment === 'phase-begins';
  return effect.ops.some((op) => isCancel(op) && op.targets.some((target) => target === kind));
}

/** Only who is aimed at may use it. */
const onlyIfTargeted = (effect: AnyEffect) => effect.ops.some((op) => isCancel(op) && op.onlyIfTargeted === true);

/** Ask those who could answer and have not been asked yet. */
export const reactionWindow: Procedure<FameAndFortune, 'window'> = {
  run(game, { kind, seat, after, targets }) {
    if (isSettled(game, kind)) return;
    const seats = reading(game, () => whoCouldAnswer(game, seat, after, { kind, targets }));
    if (seats.every((other) => standsBy(game, other, targets))) return;
    const answers = seats.map((other) => (standsBy(game, other, targets) ? PASS : null));
    push(game, { step: 'respond', seats, answers, kind, actor: seat, targets });
  },
};

/** The actor answers too, and first, where only a phase begins; else the others do, in turn order. */
const firstPlace = (kind: WindowKind): number => (kind === 'phase' ? 0 : 1);

/** Those who could answer, in turn order, without so many who have been asked. */
function whoCouldAnswer(game: FameState, actor: Seat, asked: number, about: Window): Seat[] {
  const seats: Seat[] = [];
  for (let place = firstPlace(about.kind) + asked; place < game.seats; place++) {
    const seat = (actor + place) % game.seats;
    if (couldAnswer(game, seat, about)) seats.push(seat);
  }
  return seats;
}

const PASS = { type: 'pass' } as const;

/** Has the player said beforehand that he passes? */
function standsBy(game: FameState, seat: Seat, targets: readonly Seat[]): boolean {
  const { standBy } = playerOf(game, seat);
  return standBy === 'turn' || (standBy === 'target' && !targets.includes(seat));
}

/** Has what the window is about been cancelled already? */
function isSettled(game: FameState, kind: WindowKind): boolean {
  if (kind === 'move' || kind === 'phase') return false;
  const about = game.frames.findLast((frame) => 'cancelled' in frame);
  return about !== undefined && 'cancelled' in about && about.cancelled;
}

/** Could the player have an answer, judged by what everybody knows (FF 21.13)? */
function couldAnswer(game: FameState, seat: Seat, about: Window): boolean {
  return couldPlay(game, seat, about) || couldUseOpen(game, seat, about.kind) || couldReveal(game, seat, about);
}

/** Could a card that lies open answer? */
function couldUseOpen(game: FameState, seat: Seat, kind: WindowKind): boolean {
  for (const use of openAnswers(game, seat, kind)) if (couldUse(game, seat, use)) return true;
  return false;
}

/** Could an unknown event in hand answer? Its back shows its level. */
function couldPlay(game: FameState, seat: Seat, { kind, targets }: Window): boolean {
  const { events } = playerOf(game, seat);
  if (events.length === 0) return false;
  const { levels, levelsOfTargets } = possibleAnswers(libraryOf(game.options), kind);
  const open = targets.includes(seat) ? levelsOfTargets : levels;
  for (let at = 0; at < events.length; at++) if (open.includes(eventLevel(game, events[at] as string))) return true;
  return false;
}

/** What could answer in a window at all, by the backs of cards. */
interface PossibleAnswers {
  /** The levels of events that answer, whoever is aimed at, and if one is aimed at oneself. */
  readonly levels: readonly number[];
  readonly levelsOfTargets: readonly number[];
  /** The types of great people of whom one answers. */
  readonly types: readonly string[];
  /** The cards that answer when they lie open or are closed people, and with which effects. */
  readonly cards: ReadonlyMap<Card, readonly OpenUse[]>;
}

/** Cards of these kinds answer from the hand or never. */
const NEVER_OPEN: readonly SourceKind[] = ['event', 'marker', 'relic'];

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

const possible = perLibrary(() => new Map<WindowKind, PossibleAnswers>());

/** What could answer in such a window; worked out once. */
function possibleAnswers(library: Library, kind: WindowKind): PossibleAnswers {
  const known = possible(library);
  let found = known.get(kind);
  if (found === undefined) {
    found = findAnswers(library, kind);
    known.set(kind, found);
  }
  return found;
}

function findAnswers(library: Library, kind: WindowKind): PossibleAnswers {
  const events = Object.values(library.events).filter(({ effect }) => answers(effect, kind));
  const people = Object.values(library.people).filter(({ effects }) => effects.some((one) => answers(one, kind)));
  return {
    levels: unique(events.filter(({ effect }) => !onlyIfTargeted(effect)).map(({ level }) => level)),
    levelsOfTargets: unique(events.map(({ level }) => level)),
    types: unique(people.map(({ type }) => type)),
    cards: new Map(
      [...library.named.values()].flatMap((card) => {
        if (NEVER_OPEN.includes(card.kind)) return [];
        const uses = card.effects.flatMap((effect, at) => (answers(effect, kind) ? [openUse(card, at)] : []));
        return uses.length > 0 ? [[card, uses] as const] : [];
      }),
    ),
  };
}

const NO_ANSWERS: readonly OpenUse[] = [];

/** The effects of a player's active cards that answer; worked out once for the same cards. */
function openAnswers(game: FameState, seat: Seat, kind: WindowKind): readonly OpenUse[] {
  const { cards } = possibleAnswers(libraryOf(game.options), kind);
  if (cards.size === 0) return NO_ANSWERS;
  if (!couldHoldOne(playerOf(game, seat), cards)) return NO_ANSWERS;
  const holdings = holdingsOf(game, seat);
  let found = holdings.answers.get(kind);
  if (found === undefined) {
    found = answersAmong(holdings.cards, cards);
    holdings.answers.set(kind, found);
  }
  return found;
}

function answersAmong(held: readonly Card[], answering: PossibleAnswers['cards']): readonly OpenUse[] {
  return joined(held, (card) => answering.get(card) ?? NO_ANSWERS);
}

/** A quick look that spares most searches: could one of these cards be active? */
function couldHoldOne(player: Player, cards: ReadonlyMap<Card, unknown>): boolean {
  for (const { kind, id } of cards.keys()) {
    if (kind === 'technology' && !knows(player, id)) continue;
    if (kind === 'person' && player.people.length === 0) continue;
    return true;
  }
  return false;
}

/** Could an open ability be paid? What lies under kept markers and which events are held is not known. */
function couldUse(game: FameState, seat: Seat, { key, effect }: OpenUse): boolean {
  return !isUsedUp(game, seat, key, effect) && couldPay(game, seat, effect.cost);
}

/** Could a closed great person card answer? Its type is known (FF 14.8). */
function couldReveal(game: FameState, seat: Seat, { kind }: Window): boolean {
  const { people } = playerOf(game, seat);
  if (people.length === 0) return false;
  const library = libraryOf(game.options);
  const { types } = possibleAnswers(library, kind);
  for (const { id, open } of people) {
    const type = library.people[id]?.type ?? '';
    if (!open && types.includes(type) && hasOnMap(game, seat, type)) return true;
  }
  return false;
}

/** What the player really can answer. */
function answersOf(game: FameState, seat: Seat, about: Window): Answer[] {
  const found = eventsOf(game, seat, about);
  for (const use of openAnswers(game, seat, about.kind)) addAnswer(game, seat, use, about, found);
  const library = libraryOf(game.options);
  const { cards } = possibleAnswers(library, about.kind);
  for (const { id, open } of playerOf(game, seat).people) {
    const card = library.cards.person[id];
    const uses = card === undefined ? undefined : cards.get(card);
    if (open || uses === undefined || !isAtWork(game, seat, id)) continue;
    for (const use of uses) addAnswer(game, seat, use, about, found);
  }
  return found;
}

function addAnswer(game: FameState, seat: Seat, { card, at, effect }: OpenUse, about: Window, found: Answer[]): void {
  if (!mayAnswer(game, seat, card.source, at, effect, about)) return;
  found.push({ type: 'respond', source: card.source, effect: at });
}

/** The events in hand that answer. */
function eventsOf(game: FameState, seat: Seat, about: Window): Answer[] {
  const { event: cards } = libraryOf(game.options).cards;
  const hand = playerOf(game, seat).events;
  const found: Answer[] = [];
  for (let at = 0; at < hand.length; at++) {
    const event = hand[at] as string;
    const effect = cards[event]?.effects[0];
    if (effect === undefined || !answers(effect, about.kind) || hand.indexOf(event) < at) continue;
    if (onlyIfTargeted(effect) && !about.targets.includes(seat)) continue;
    if (mayAnswer(game, seat, `event:${event}`, 0, effect, about)) found.push({ type: 'play', event });
  }
  return found;
}

/** May what answers be used: not used up, payable, and with an object if it needs one? */
function mayAnswer(
  game: FameState,
  seat: Seat,
  source: string,
  at: number,
  effect: AnyEffect,
  { kind }: Window,
): boolean {
  if (isUsedUp(game, seat, useKey(source, at), effect)) return false;
  return kind === 'move' ? mayUse(game, deedOf(seat, source, at)) : canPay(game, seat, effect.cost);
}

/** People revealed or used answer nothing, but that may be done whenever one is asked (FF 21.11). */
const isAside = ({ type }: CardAction): boolean => type !== 'play';

/** Everybody answers at once; the first answer in turn order happens. */
export const respond: Together<FameAndFortune, 'respond'> = {
  actions(game, frame, seat) {
    const found = answersOf(game, seat, frame);
    if (playerOf(game, seat).people.length > 0) found.push(...cardActions(game, seat, 'any-time').filter(isAside));
    found.push({ type: 'pass' });
    return found;
  },
  settle(game, { seats, kind, actor, targets }, given) {
    const at = given.findIndex(({ type }) => type !== 'pass');
    const answer = given[at];
    const seat = seats[at];
    if (answer === undefined || seat === undefined) return;
    const place = ((seat - actor + game.seats) % game.seats) - firstPlace(kind);
    const aside = answer.type === 'use' || answer.type === 'reveal';
    push(game, { step: 'window', kind, seat: actor, after: place + (aside ? 0 : 1), targets });
    if (aside) return takeCardAction(game, seat, answer);
    if (kind === 'move') interrupt(game);
    if (answer.type === 'play') begin(game, deedOf(seat, `event:${answer.event}`, 0));
    else if (answer.type === 'respond') begin(game, deedOf(seat, answer.source, answer.effect));
  },
};

/** Others may interrupt a move (FF 8.15); its targets are whose figures or city it meets there. */
export function openMoveWindow(game: FameState, seat: Seat, square: Square): void {
  const met = [occupantOf(game, square, seat), ownerOfCentre(game, square), cityAround(game, square)?.seat ?? -1];
  const targets = [...new Set(met)].filter((other) => other >= 0 && other !== seat).sort((one, other) => one - other);
  push(game, { step: 'window', kind: 'move', seat, after: 0, targets });
}

/** The mover may think again (FF 8.15). */
function interrupt(game: FameState): void {
  const entering = game.frames.findLast((frame) => frame.step === 'enter');
  if (entering?.step === 'enter') entering.interrupted = true;
}

/** Something is cancelled: the last thing declared that this answers (FF 21.2). */
export function cancelLast(game: FameState): void {
  const about = game.frames.findLast((frame) => 'cancelled' in frame);
  if (about !== undefined && 'cancelled' in about) about.cancelled = true;
}
