/** The effects of cards, from naming their objects to carrying them out (FF 21.2, FF 21.8, FF 25). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import { reading } from '../queries/memo.ts';
import { canPay, isResourceAbility, needsOf } from '../queries/payment.ts';
import { playerOf } from '../queries/players.ts';
import { activeCards, isAtWork, isProtected, useKey } from '../queries/sources.ts';
import { cityAround, ownerOfCentre } from '../queries/squares.ts';
import type { FameAndFortune, FameState, Square } from '../state.ts';
import type { Pick } from '../vocabulary/actions.ts';
import type { Deed } from '../vocabulary/frames.ts';
import { type AnyEffect, type AnyOp, type Card, effectOf, libraryOf, partsOf } from '../vocabulary/library.ts';
import { isUsable, ruleOf } from '../vocabulary/operations.ts';
import { discardEvent, discardMarker, discardPerson } from './discards.ts';
import { deedIn, deedOf } from './moments.ts';
import { openPayment } from './paying.ts';
import { changeCulture, changeTrade } from './stores.ts';
import { tell } from './telling.ts';

/** The effect of a deed. */
function effectIn(game: FameState, deed: Deed): AnyEffect {
  return effectOf(libraryOf(game.options), deed.source, deed.effect);
}

/** The operations of a deed that are carried out: all, or the chosen one. */
function opsIn(game: FameState, deed: Deed): readonly AnyOp[] {
  const { ops, choice } = effectIn(game, deed);
  if (!choice) return ops;
  const chosen = ops[deed.option];
  return chosen === undefined ? [] : [chosen];
}

/** Would this operation do anything? */
function isPossible(game: FameState, deed: Deed, op: AnyOp): boolean {
  const rule = ruleOf(op);
  if (rule.only !== undefined) return false;
  if (rule.possible !== undefined) return rule.possible(game, deed, op);
  if (rule.asks === undefined) return true;
  const objects = rule.asks(game, deed, op, []);
  return objects === null || objects.length > 0;
}

/** Would the effect do anything (FF 11.9, FF 12.6)? */
export function isFeasible(game: FameState, deed: Deed, effect = effectIn(game, deed)): boolean {
  if (!isUsable(effect)) return false;
  const { ops } = effect;
  for (let at = 0; at < ops.length; at++) if (isPossible(game, deed, ops[at] as AnyOp)) return true;
  return false;
}

/** May the player use this effect now, as far as limits, price and objects go? */
export function mayUse(game: FameState, deed: Deed): boolean {
  const effect = effectIn(game, deed);
  if (isUsedUp(game, deed.seat, useKey(deed.source, deed.effect), effect)) return false;
  return canPay(game, deed.seat, effect.cost) && isFeasible(game, deed, effect);
}

/** Has the effect been used as often as it may (FF 21.15)? Uses are remembered by their keys. */
export function isUsedUp(game: FameState, seat: Seat, key: string, effect: AnyEffect): boolean {
  if (effect.limit === 'turn') return playerOf(game, seat).used.includes(key);
  if (effect.limit !== 'battle') return false;
  const side = game.battle?.seats.indexOf(seat) ?? -1;
  return game.battle?.used[side === 0 ? 0 : 1].includes(key) ?? false;
}

/** The cards whose effects the player may use by choice: those in force, closed people, events, kept markers. */
export function usableCards(game: FameState, seat: Seat): readonly Card[] {
  const active = activeCards(game, seat);
  const closed = closedAtWork(game, seat);
  return closed.length === 0 ? active : [...active, ...closed];
}

const NOBODY: readonly Card[] = [];

/** The closed great person cards of a player that can be used now. */
export function closedAtWork(game: FameState, seat: Seat): readonly Card[] {
  const { people } = playerOf(game, seat);
  if (people.length === 0) return NOBODY;
  const { cards } = libraryOf(game.options);
  const found: Card[] = [];
  for (const { id, open } of people) {
    const card = cards.person[id];
    if (!open && card !== undefined && isAtWork(game, seat, id)) found.push(card);
  }
  return found;
}

/** Remember the use, pay with what is on the card itself, and name the objects. */
export function begin(game: FameState, deed: Deed): void {
  const { limit } = effectIn(game, deed);
  const [kind, id] = partsOf(deed.source);
  const player = playerOf(game, deed.seat);
  const key = useKey(deed.source, deed.effect);
  if (limit === 'turn' && !player.used.includes(key)) player.used.push(key);
  if (limit === 'battle' && game.battle) game.battle.used[game.battle.seats[0] === deed.seat ? 0 : 1].push(key);
  if (kind === 'event') discardEvent(game, deed.seat, id);
  else if (kind === 'marker') discardMarker(game, deed.seat, id);
  else if (kind === 'person') usePerson(game, deed.seat, id);
  tell(game, { fact: 'used', seat: deed.seat, source: deed.source, seen: 'all' });
  nameObjects(game, deed, 0);
}

/** A great person card is revealed when it is used, and discarded if it says so (FF 14.5). */
function usePerson(game: FameState, seat: Seat, id: string): void {
  const card = playerOf(game, seat).people.find((one) => one.id === id);
  if (card === undefined) return;
  if (libraryOf(game.options).people[id]?.discard) discardPerson(game, seat, id);
  else card.open = true;
}

/** Where one of several operations must be chosen: is that still to be asked? The only possible one is taken. */
function mustChoose(game: FameState, deed: Deed): boolean {
  const { ops, choice } = effectIn(game, deed);
  if (!choice || deed.option >= 0) return false;
  const options = ops.flatMap((op, option) => (isPossible(game, deed, op) ? [option] : []));
  if (options.length > 1) return true;
  deed.option = options[0] ?? 0;
  return false;
}

/** Go on naming objects from that operation; what has only one object takes it (FF 21.16). */
function nameObjects(game: FameState, deed: Deed, from: number): void {
  if (mustChoose(game, deed)) return declareOn(game, deed, -1);
  const { length } = opsIn(game, deed);
  while (deed.picks.length < length) deed.picks.push([]);
  for (let at = from; at < length; at++) {
    if (hasToAsk(game, deed, at)) return declareOn(game, deed, at);
  }
  settleCost(game, deed);
}

function declareOn(game: FameState, deed: Deed, op: number): void {
  const { seat, source, effect, option, picks, paid, about } = deed;
  push(game, { step: 'declare', seat, source, effect, option, picks, paid, about, op });
}

/** Name the objects of an operation as far as there is no choice; is there one then? */
function hasToAsk(game: FameState, deed: Deed, at: number): boolean {
  for (let objects = objectsFor(game, deed, at); objects !== null; objects = objectsFor(game, deed, at)) {
    if (objects.length > 1) return true;
    const [only] = objects;
    deed.picks[at]?.push(only ?? { enough: true });
    if (only === undefined) return false;
  }
  return false;
}

/** The objects still to be named for an operation; `null` if there are none to name. */
function objectsFor(game: FameState, deed: Deed, at: number): readonly Pick[] | null {
  const op = opsIn(game, deed)[at];
  if (op === undefined) return null;
  const { asks } = ruleOf(op);
  return asks === undefined ? null : reading(game, () => asks(game, deed, op, deed.picks[at] ?? []));
}

/** Naming an object (FF 11.9). */
export const declare: Decision<FameAndFortune, 'declare'> = {
  actions(game, frame) {
    if (frame.op < 0) {
      return effectIn(game, frame).ops.flatMap((op, option) =>
        isPossible(game, frame, op) ? [{ type: 'choose' as const, pick: { option } }] : [],
      );
    }
    return (objectsFor(game, frame, frame.op) ?? []).map((pick) => ({ type: 'choose', pick }));
  },
  take(game, frame, { pick }) {
    pop(game);
    const { op } = frame;
    const deed = deedIn(frame);
    if ('option' in pick) deed.option = pick.option;
    else {
      while (deed.picks.length <= op) deed.picks.push([]);
      deed.picks[op]?.push(pick);
    }
    nameObjects(game, deed, Math.max(0, op));
  },
};

/** Trade and culture are paid at once, resources piece by piece (FF 12.6). */
function settleCost(game: FameState, deed: Deed): void {
  const { cost } = effectIn(game, deed);
  if (cost?.trade) changeTrade(game, deed.seat, -cost.trade);
  if (cost?.culture) changeCulture(game, deed.seat, -cost.culture);
  const needs = needsOf(cost);
  if (needs.length > 0) openPayment(game, deed, needs);
  else announceDeed(game, deed);
}

/** Everything is paid. */
export const announceStep: Procedure<FameAndFortune, 'announce'> = {
  run: (game, frame) => announceDeed(game, deedIn(frame)),
};

/** Paid: others may react to events and resource abilities before anything happens (FF 21.2). */
function announceDeed(game: FameState, deed: Deed): void {
  const [kind] = partsOf(deed.source);
  const effect = effectIn(game, deed);
  const resource = isResourceAbility(effect);
  if (kind !== 'event' && !resource) return applyFrom(game, deed, 0);
  const { seat, source, effect: at, option, picks, paid, about } = deed;
  push(game, { step: 'carry-out', seat, source, effect: at, option, picks, paid, about, cancelled: false });
  if (kind === 'event' && isProtected(game, deed.seat, 'cancel-events')) return;
  push(game, {
    step: 'window',
    kind: kind === 'event' ? 'culture-event' : 'resource-ability',
    seat: deed.seat,
    after: 0,
    targets: targetsOf(game, deed),
  });
}

/** Whom an effect aims at (FF 11.8). */
function targetsOf(game: FameState, deed: Deed): Seat[] {
  const seats = new Set<Seat>();
  for (const [at, op] of opsIn(game, deed).entries()) {
    for (const seat of ruleOf(op).targets?.(game, deed, op, deed.picks[at] ?? []) ?? []) seats.add(seat);
  }
  if (aimsAtSquares(game, deed)) {
    for (const pick of deed.picks.flat()) {
      if ('square' in pick) seats.add(landlordOf(game, pick.square));
    }
    seats.delete(-1);
  }
  return [...seats].sort((one, other) => one - other);
}

/** Is it an event that aims at squares, and so at whose cities they belong to? */
function aimsAtSquares(game: FameState, { source }: Deed): boolean {
  const [kind, id] = partsOf(source);
  return kind === 'event' && libraryOf(game.options).events[id]?.targets.includes('square') === true;
}

/** Whose city the square belongs to, centre or outskirts; -1 for nobody's. */
function landlordOf(game: FameState, square: Square): Seat {
  return cityAround(game, square)?.seat ?? ownerOfCentre(game, square);
}

/** The effect happens, unless it was cancelled. */
export const carryOutStep: Procedure<FameAndFortune, 'carry-out'> = {
  run(game, frame) {
    if (!frame.cancelled) return applyFrom(game, frame, 0);
    tell(game, { fact: 'cancelled', seat: frame.seat, source: frame.source, seen: 'all' });
    const below = game.frames.at(-1);
    if (below?.step === 'gifts') below.failed = true;
  },
};

/** Carry the effect out from that operation on. */
function applyFrom(game: FameState, deed: Deed, op: number): void {
  const { seat, source, effect, option, picks, paid, about } = deed;
  push(game, { step: 'apply', seat, source, effect, option, picks, paid, about, op });
}

/** One operation after the other; what has no object is skipped (FF 21.8). */
export const apply: Procedure<FameAndFortune, 'apply'> = {
  run(game, frame) {
    const at = frame.op;
    const deed = deedIn(frame);
    const ops = opsIn(game, deed);
    const op = ops[at];
    if (op === undefined) return;
    if (at + 1 < ops.length) applyFrom(game, deed, at + 1);
    const picks = deed.picks[at] ?? [];
    const rule = ruleOf(op);
    const [first] = picks;
    if (rule.asks !== undefined && first !== undefined && 'enough' in first) return;
    rule.apply(game, deed, op, picks);
  },
};

/** An effect that happens by itself, if it does anything. */
export const perform: Procedure<FameAndFortune, 'perform'> = {
  run(game, frame) {
    const deed = deedIn(frame);
    if (reading(game, () => isFeasible(game, deed))) begin(game, deed);
  },
};

/** An event used as a resource is played like any other: from the hand. */
export const playGift: Procedure<FameAndFortune, 'play-gift'> = {
  run(game, { seat, event }) {
    playerOf(game, seat).events.push(event);
    begin(game, deedOf(seat, `event:${event}`, 0));
  },
};
