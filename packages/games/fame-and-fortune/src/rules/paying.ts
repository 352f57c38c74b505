/** Paying with resources, piece by piece (FF 12.3 to FF 12.6, FF 21.12). */

import { type Decision, type Procedure, pop, push, type Seat } from '@tabularium/kernel';
import type { Op } from '../content/model.ts';
import { piecesCount, piecesFor, type Substitute, substitutesOf } from '../queries/payment.ts';
import { playerOf } from '../queries/players.ts';
import { holdingsOf, useKey } from '../queries/sources.ts';
import type { FameAndFortune, FameState } from '../state.ts';
import type { Coinage } from '../vocabulary/actions.ts';
import type { Deed, FameFrames, Need } from '../vocabulary/frames.ts';
import { type AnyOp, libraryOf, partsOf } from '../vocabulary/library.ts';
import { discardPerson, takeOut } from './discards.ts';
import { announce, deedIn } from './moments.ts';
import { changeCulture } from './stores.ts';
import { tell } from './telling.ts';

type Payment = FameFrames['pay'];

/** Ask for the resources of a cost; what can be paid in one way only is paid (FF 21.16). */
export function openPayment(game: FameState, deed: Deed, needs: readonly Need[]): void {
  const { seat, source, effect, option, picks, paid, about } = deed;
  payOn(game, { seat, source, effect, option, picks, paid, about, needs: [...needs], not: '' });
}

function payOn(game: FameState, payment: Payment): void {
  for (let need = payment.needs[0]; need !== undefined; need = payment.needs[0]) {
    const pieces = piecesFor(game, payment.seat, need, payment.not);
    const [only] = pieces;
    if (only === undefined || pieces.length + substitutesFor(game, payment).length > 1) {
      return push(game, { step: 'pay', ...payment });
    }
    spend(game, payment, only);
  }
  playGiftsFrom(game, payment, 0);
}

/** Events that were paid with are played, from that piece on. */
function playGiftsFrom(game: FameState, deed: Deed, at: number): void {
  const { seat, source, effect, option, picks, paid, about } = deed;
  push(game, { step: 'gifts', seat, source, effect, option, picks, paid, about, at, failed: false });
}

/** The cards that could stand in for the next resource. */
function substitutesFor(game: FameState, { seat, needs }: Payment): Substitute[] {
  const [need] = needs;
  if (need === undefined || need === 'any') return [];
  return substitutesOf(game, seat).filter(
    ({ instead, count }) => instead.includes(need) && piecesCount(game, seat, need) >= count,
  );
}

/** One piece is spent: tokens go back to the market, markers leave the game (FF 12.3). */
function spend(game: FameState, payment: Payment, piece: Coinage): void {
  const player = playerOf(game, payment.seat);
  payment.needs.shift();
  payment.paid.push(piece);
  if ('token' in piece) {
    player.resources[piece.token]--;
    game.market[piece.token]++;
  } else if ('marker' in piece) {
    takeOut(player.markers, ({ id, kind }) => id === piece.marker && kind === piece.kind);
    game.spent.push(`${piece.kind}:${piece.marker}`);
  } else takeOut(player.events, (one) => one === piece.event);
  tell(game, { fact: 'paid', seat: payment.seat, piece, seen: 'all' });
}

/** Which piece is paid with. */
export const pay: Decision<FameAndFortune, 'pay'> = {
  actions(game, frame) {
    const pieces = piecesFor(game, frame.seat, frame.needs[0] ?? 'any', frame.not);
    return [
      ...pieces.map((piece) => ({ type: 'pay' as const, with: piece })),
      ...substitutesFor(game, frame).map(({ source }) => ({ type: 'substitute' as const, source })),
    ];
  },
  take(game, frame, action) {
    pop(game);
    const { step: _, ...payment } = frame;
    if (action.type === 'pay') spend(game, payment, action.with);
    else {
      const substitute = substitutesFor(game, payment).find(({ source }) => source === action.source);
      if (substitute !== undefined) replaceNeed(game, payment, substitute);
    }
    payOn(game, payment);
  },
};

function replaceNeed(game: FameState, payment: Payment, substitute: Substitute): void {
  const [need, ...rest] = payment.needs;
  payment.not = need ?? '';
  payment.needs = [...Array.from({ length: substitute.count }, (): Need => 'any'), ...rest];
  if (substitute.limited) {
    playerOf(game, payment.seat).used.push(useKey(substitute.source, substitute.effect));
  }
  const [kind, id] = partsOf(substitute.source);
  if (kind === 'person' && libraryOf(game.options).people[id]?.discard) discardPerson(game, payment.seat, id);
  tell(game, { fact: 'used', seat: payment.seat, source: substitute.source, seen: 'all' });
}

/** Events used as resources are played, one by one; if one is cancelled, the rest is taken back (FF 21.12). */
export const gifts: Procedure<FameAndFortune, 'gifts'> = {
  run(game, frame) {
    const { at, failed } = frame;
    const deed = deedIn(frame);
    if (failed) return takeBack(game, deed, at);
    const next = deed.paid.findIndex((piece, index) => index >= at && 'event' in piece);
    const gift = deed.paid[next];
    if (gift === undefined || !('event' in gift)) return settle(game, deed);
    playGiftsFrom(game, deed, next + 1);
    push(game, { step: 'play-gift', seat: deed.seat, event: gift.event });
  },
};

/** Everything is paid: only now it counts as spent; events are no resources. */
function settle(game: FameState, deed: Deed): void {
  const { seat, source, effect, option, picks, paid, about } = deed;
  push(game, { step: 'announce', seat, source, effect, option, picks, paid, about });
  for (const piece of deed.paid) if (!('event' in piece)) announce(game, 'resource-payment', deed.seat);
}

function isGain(op: AnyOp): op is Extract<Op, { op: 'gain' }> {
  return op.op === 'gain';
}

/** What paying has brought is given back with the payment: it was not spent after all (Arabia). */
export function returnGains(game: FameState, { seat, paid }: Deed): void {
  const spent = paid.filter((piece) => !('event' in piece)).length;
  let culture = 0;
  for (const card of holdingsOf(game, seat).triggered.get('resource-payment') ?? []) {
    for (const at of card.triggers.get('resource-payment') ?? []) {
      for (const op of card.effects[at]?.ops ?? []) if (isGain(op)) culture += (op.culture ?? 0) * spent;
    }
  }
  changeCulture(game, seat, -Math.min(culture, playerOf(game, seat).culture));
}

/** What was paid comes back, but for events already played, and the ability counts as not used. */
export function takeBack(game: FameState, deed: Deed, played: number): void {
  const player = playerOf(game, deed.seat);
  for (const [at, piece] of deed.paid.entries()) {
    if ('event' in piece && at < played) continue;
    tell(game, { fact: 'paid-back', seat: deed.seat, piece, seen: 'all' });
    if ('token' in piece) {
      player.resources[piece.token]++;
      game.market[piece.token]--;
    } else if ('marker' in piece) {
      takeOut(game.spent, (one) => one === `${piece.kind}:${piece.marker}`);
      player.markers.push({ kind: piece.kind, id: piece.marker, seenBy: everyone(game) });
    } else player.events.push(piece.event);
  }
  takeOut(player.used, (one) => one === useKey(deed.source, deed.effect));
}

function everyone(game: FameState): Seat[] {
  return game.players.map((_, seat) => seat);
}
