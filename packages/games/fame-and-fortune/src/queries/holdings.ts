/**
 * What the active cards of a player come to (FF 10.7). It depends on the cards alone: whoever holds the same cards gets
 * the same answer, so it is worked out when cards change and found again for as long as they stay.
 */

import { AT_START } from '../content/limits.ts';
import type { Op, Stat } from '../content/model.ts';
import type { WindowKind } from '../vocabulary/frames.ts';
import { type AnyOp, type Card, type OpenUse, openUse, type Standing, usesOf } from '../vocabulary/library.ts';
import { isUsable } from '../vocabulary/operations.ts';

type OpNamed<K extends string> = Extract<Op, { op: K }>;
type Price = OpNamed<'cost-change'>['of'];

/** A number that cards add up to; a part of it may grow with the owner's coins. */
export interface Sum {
  fixed: number;
  byCoins: readonly { readonly add: number; readonly coins: number }[];
}

/** What a player's active cards come to. */
export interface Holdings {
  readonly cards: readonly Card[];
  /** What holds, by operation. */
  readonly standing: ReadonlyMap<string, readonly Standing[]>;
  /** The cards that something sets off, by moment. */
  readonly triggered: ReadonlyMap<string, readonly Card[]>;
  /** What may be used, by timing; filled when somebody asks. */
  readonly uses: Map<string, readonly OpenUse[]>;
  /** What happens by itself, by timing, the last card first; filled when somebody asks. */
  readonly automatic: Map<string, readonly OpenUse[]>;
  /** What answers in a reaction window, by its kind; filled when somebody asks. */
  readonly answers: Map<WindowKind, readonly OpenUse[]>;
  readonly stats: Readonly<Record<Stat, Sum>>;
  readonly prices: Readonly<Record<Price, Sum>>;
  /** Extra production of every city. */
  readonly production: Sum;
}

const NO_COINS: Sum['byCoins'] = [];

const nothing = (fixed = 0): Sum => ({ fixed, byCoins: NO_COINS });

function narrowed<K extends Op['op']>(op: AnyOp, name: K): OpNamed<K> {
  if (op.op !== name) throw new Error(`"${op.op}" is not "${name}".`);
  return op as OpNamed<K>;
}

function file<T>(drawer: Map<string, T[]>, key: string, one: T): void {
  const list = drawer.get(key);
  if (list === undefined) drawer.set(key, [one]);
  else list.push(one);
}

function addTo(sum: Sum, { add, perCoins }: { readonly add: number; readonly perCoins?: number }): void {
  if (perCoins === undefined) sum.fixed += add;
  else sum.byCoins = [...sum.byCoins, { add, coins: perCoins }];
}

/** Of several set values the best one counts, and everything added (FF 10.7). */
function statsOf(standing: ReadonlyMap<string, readonly Standing[]>): Record<Stat, Sum> {
  const stats: Record<Stat, Sum> = {
    'travel-speed': nothing(AT_START.travelSpeed),
    'stacking-limit': nothing(AT_START.stackingLimit),
    'culture-hand': nothing(AT_START.cultureHand),
    'battle-hand': nothing(AT_START.battleHand),
    cities: nothing(AT_START.cities),
    coin: nothing(),
    'combat-bonus': nothing(),
    'unit-strength': nothing(),
  };
  for (const { op } of standing.get('stat-set') ?? []) {
    const { stat, value } = narrowed(op, 'stat-set');
    stats[stat].fixed = Math.max(stats[stat].fixed, value);
  }
  for (const { op } of standing.get('stat-add') ?? []) {
    const added = narrowed(op, 'stat-add');
    addTo(stats[added.stat], added);
  }
  return stats;
}

function pricesOf(standing: ReadonlyMap<string, readonly Standing[]>): Record<Price, Sum> {
  const prices: Record<Price, Sum> = {
    'research-trade': nothing(),
    'step-culture': nothing(),
    'step-trade': nothing(),
    'wonder-production': nothing(),
  };
  for (const { op } of standing.get('cost-change') ?? []) {
    const change = narrowed(op, 'cost-change');
    addTo(prices[change.of], change);
  }
  return prices;
}

function productionOf(standing: ReadonlyMap<string, readonly Standing[]>): Sum {
  const sum = nothing();
  for (const { op } of standing.get('city-production') ?? []) {
    const more = narrowed(op, 'city-production');
    if (more.scope === 'each-city') addTo(sum, more);
  }
  return sum;
}

/** Add up these cards. */
export function addUp(cards: readonly Card[]): Holdings {
  const standing = new Map<string, Standing[]>();
  const triggered = new Map<string, Card[]>();
  for (const card of cards) {
    for (const one of card.holding) file(standing, one.op.op, one);
    for (const moment of card.moments) file(triggered, moment, card);
  }
  return {
    cards,
    standing,
    triggered,
    uses: new Map(),
    automatic: new Map(),
    answers: new Map(),
    stats: statsOf(standing),
    prices: pricesOf(standing),
    production: productionOf(standing),
  };
}

/** The effects of all these cards that may be used at that time; those that only answer or pay are not among them. */
export function usesAt(holdings: Holdings, timing: string): readonly OpenUse[] {
  let uses = holdings.uses.get(timing);
  if (uses === undefined) {
    uses = findUses(holdings, timing);
    holdings.uses.set(timing, uses);
  }
  return uses;
}

function findUses({ cards }: Holdings, timing: string): readonly OpenUse[] {
  const offered = joined(cards, (card) => (card.offered.size === 0 ? NO_USES : usesOf(card, timing)));
  return offered.filter(({ effect }) => isUsable(effect));
}

/** The effects of all these cards that happen by themselves at that time, the last card first. */
export function automaticAt(holdings: Holdings, timing: string): readonly OpenUse[] {
  let effects = holdings.automatic.get(timing);
  if (effects === undefined) {
    effects = findAutomatic(holdings, timing);
    holdings.automatic.set(timing, effects);
  }
  return effects;
}

function findAutomatic({ cards }: Holdings, timing: string): readonly OpenUse[] {
  return joined(cards, (card) => {
    const happening = card.automatic.size === 0 ? undefined : card.automatic.get(timing);
    return happening === undefined ? NO_USES : happening.map((at) => openUse(card, at)).reverse();
  }).toReversed();
}

const NO_USES: readonly OpenUse[] = [];

/** What each of these cards has to offer, in one list. */
export function joined(cards: readonly Card[], of: (card: Card) => readonly OpenUse[]): readonly OpenUse[] {
  const all: OpenUse[] = [];
  for (const card of cards) for (const use of of(card)) all.push(use);
  return all;
}
