/** What a player can pay with (FF 12). */

import type { Seat } from '@tabularium/kernel';
import { MARKET_RESOURCES, type MarketResource, RESOURCES, type Resource } from '../content/goods.ts';
import type { Cost, Op } from '../content/model.ts';
import type { FameState, Player } from '../state.ts';
import type { Coinage } from '../vocabulary/actions.ts';
import type { Need } from '../vocabulary/frames.ts';
import { type AnyEffect, type AnyOp, type Card, libraryOf, perLibrary } from '../vocabulary/library.ts';
import { playerOf } from './players.ts';
import { holdingsOf, isAtWork, useKey } from './sources.ts';

function isAsResource(op: AnyOp): op is Extract<Op, { op: 'as-resource' }> {
  return op.op === 'as-resource';
}

const NONE: readonly Resource[] = [];

/** The resources each of these cards can be used as; worked out once. */
function usableAs(cards: Readonly<Record<string, Card>>): ReadonlyMap<string, readonly Resource[]> {
  return new Map(
    Object.values(cards).flatMap(({ id, effects }) => {
      const op = effects[0]?.ops.find(isAsResource);
      return op === undefined ? [] : [[id, op.choices] as const];
    }),
  );
}

/** The markers and events of a table that can be used as resources. */
interface Currency {
  readonly markers: ReadonlyMap<string, readonly Resource[]>;
  readonly events: ReadonlyMap<string, readonly Resource[]>;
}

const currencyOf = perLibrary(
  ({ cards }): Currency => ({ markers: usableAs(cards.marker), events: usableAs(cards.event) }),
);

/** The resources a kept marker stands for. */
const markerResources = ({ markers }: Currency, id: string) => markers.get(id) ?? NONE;

/** The resources a culture event can be played as. */
const eventResources = ({ events }: Currency, id: string) => events.get(id) ?? NONE;

const fits = (need: Need, resources: readonly Resource[], not: string) =>
  need === 'any' ? resources.some((one) => one !== not) : resources.includes(need);

/** The pieces with which the player could pay this, equal ones once (FF 12.5); `not` is a kind that does not count. */
export function piecesFor(game: FameState, seat: Seat, need: Need, not = ''): Coinage[] {
  const currency = currencyOf(libraryOf(game.options));
  const player = playerOf(game, seat);
  const pieces: Coinage[] = [];
  for (const token of MARKET_RESOURCES) {
    if (player.resources[token] > 0 && fits(need, [token], not)) pieces.push({ token });
  }
  for (const [at, { id, kind }] of player.markers.entries()) {
    if (player.markers.findIndex((one) => one.id === id && one.kind === kind) < at) continue;
    if (fits(need, markerResources(currency, id), not)) pieces.push({ marker: id, kind });
  }
  for (const event of new Set(player.events)) {
    if (fits(need, eventResources(currency, event), not)) pieces.push({ event });
  }
  return pieces;
}

/** Has the player a piece of that kind? */
function hasPiece(game: FameState, seat: Seat, need: Resource): boolean {
  const { resources, markers, events } = playerOf(game, seat);
  if ((resources[need as keyof typeof resources] ?? 0) > 0) return true;
  if (markers.length + events.length === 0) return false;
  const currency = currencyOf(libraryOf(game.options));
  for (const { id } of markers) if (markerResources(currency, id).includes(need)) return true;
  for (const event of events) if (eventResources(currency, event).includes(need)) return true;
  return false;
}

/** How many pieces the player could spend as some resource. */
export function piecesCount(game: FameState, seat: Seat, not = ''): number {
  const currency = currencyOf(libraryOf(game.options));
  const { resources, markers, events } = playerOf(game, seat);
  let count = 0;
  for (const token of MARKET_RESOURCES) if (token !== not) count += resources[token];
  for (const { id } of markers) if (fits('any', markerResources(currency, id), not)) count++;
  for (const event of events) if (fits('any', eventResources(currency, event), not)) count++;
  return count;
}

/** A card that lets other resources be paid in place of some (India, Kremlin, Curie). */
export interface Substitute {
  readonly source: string;
  readonly effect: number;
  readonly instead: readonly Resource[];
  readonly count: number;
  /** Each one once per turn, or used up. */
  readonly limited: boolean;
  readonly discards: boolean;
}

/** An operation of an expansion, as far as paying reads it. */
interface SubstituteOp extends AnyOp {
  readonly for: readonly Resource[];
  readonly count: number;
}

function isSubstitute(op: AnyOp): op is SubstituteOp {
  return op.op === 'substitute';
}

const NO_CARDS: readonly Card[] = [];

/** The substitutes the player could use now. */
export function substitutesOf(game: FameState, seat: Seat): Substitute[] {
  const library = libraryOf(game.options);
  const player = playerOf(game, seat);
  const found: Substitute[] = [];
  const active = holdingsOf(game, seat).triggered.get('resource-payment') ?? NO_CARDS;
  if (active.length === 0 && player.people.length === 0) return found;
  const cards = [...active];
  for (const { id, open } of player.people) {
    const card = library.cards.person[id];
    if (!open && card !== undefined && card.triggers.has('resource-payment') && isAtWork(game, seat, id)) {
      cards.push(card);
    }
  }
  for (const card of cards) {
    for (const effect of card.triggers.get('resource-payment') ?? []) {
      const { ops, limit } = card.effects[effect] as AnyEffect;
      const op = ops.find(isSubstitute);
      if (op === undefined) continue;
      const limited = limit === 'turn';
      if (limited && player.used.includes(useKey(card.source, effect))) continue;
      const discards = card.kind === 'person' && library.people[card.id]?.discard === true;
      found.push({ source: card.source, effect, instead: op.for, count: op.count, limited, discards });
    }
  }
  return found;
}

const NO_NEEDS: readonly Need[] = [];
const needs = new WeakMap<Cost, readonly Need[]>();

/** The resources of a cost, one by one; worked out once. */
export function needsOf(cost: Cost | undefined): readonly Need[] {
  if (cost === undefined) return NO_NEEDS;
  let listed = needs.get(cost);
  if (listed === undefined) {
    const all: Need[] = [];
    for (const kind of [...RESOURCES, 'any'] as const) for (let n = cost[kind] ?? 0; n > 0; n--) all.push(kind);
    listed = all;
    needs.set(cost, listed);
  }
  return listed;
}

/** Could the player pay this one resource, directly or by a substitute? */
function canPayOne(game: FameState, seat: Seat, need: Resource): boolean {
  if (hasPiece(game, seat, need)) return true;
  if (!couldReplace(game, seat)) return false;
  for (const { instead, count } of substitutesOf(game, seat)) {
    if (instead.includes(need) && piecesCount(game, seat, need) >= count) return true;
  }
  return false;
}

/** Can the player pay the whole cost (FF 12.6)? Costs are one kind of resource once, or any few. */
export function canPay(game: FameState, seat: Seat, cost: Cost | undefined): boolean {
  if (cost === undefined) return true;
  const player: Player = playerOf(game, seat);
  if (player.trade < (cost.trade ?? 0) || player.culture < (cost.culture ?? 0)) return false;
  if (cost.any !== undefined && piecesCount(game, seat) < cost.any) return false;
  for (const need of needsOf(cost)) if (need !== 'any' && !canPayOne(game, seat, need)) return false;
  return true;
}

/** Could the player pay this as far as everybody knows? Kept markers and events may be any resource (FF 21.13). */
export function couldPay(game: FameState, seat: Seat, cost: Cost | undefined): boolean {
  if (cost === undefined) return true;
  const { trade, culture, resources, markers, events } = playerOf(game, seat);
  if (trade < (cost.trade ?? 0) || culture < (cost.culture ?? 0)) return false;
  const wanted = needsOf(cost);
  if (wanted.length === 0) return true;
  const unknown = markers.length + events.length;
  let tokens = 0;
  for (const kind of MARKET_RESOURCES) tokens += resources[kind];
  if (unknown + tokens < wanted.length) return false;
  if (unknown > 0) return true;
  return wanted.every(
    (need) =>
      need === 'any' || (resources[need as MarketResource] ?? 0) > 0 || (tokens > 0 && couldReplace(game, seat)),
  );
}

/** Has the player an open card that lets other resources be paid, or a closed one that may be one? */
function couldReplace(game: FameState, seat: Seat): boolean {
  return (
    holdingsOf(game, seat).triggered.has('resource-payment') || playerOf(game, seat).people.some(({ open }) => !open)
  );
}

/** Is it an ability paid with resources, so that it can be cancelled as one (FF 21.10)? */
export function isResourceAbility(effect: AnyEffect): boolean {
  return needsOf(effect.cost).length > 0;
}

/** Events paid with that have not been played yet. */
export function eventsInPayment(frames: FameState['frames']): string[] {
  return frames.flatMap((frame) => {
    if (frame.step !== 'pay' && frame.step !== 'gifts') return [];
    const from = frame.step === 'gifts' ? frame.at : 0;
    return frame.paid.flatMap((piece, at) => ('event' in piece && at >= from ? [piece.event] : []));
  });
}
