/** What a card is worth by what it does: read from its effects, so that no card is known by name. */

import type { Holdings } from '../queries/holdings.ts';
import type { FameState } from '../state.ts';
import { type AnyEffect, type AnyOp, type Card, libraryOf } from '../vocabulary/library.ts';

/** The numbers an operation may carry, as far as its worth depends on them. */
interface Numbers extends AnyOp {
  readonly stat?: string;
  readonly value?: number;
  readonly add?: number;
  readonly trade?: number;
  readonly culture?: number;
  readonly coinToken?: number;
  readonly greatPerson?: number;
  readonly steps?: number;
  readonly count?: number;
  readonly scope?: string;
}

/** One more of each number of a player, as long as its card is in force. */
const STAT: Readonly<Record<string, number>> = {
  'travel-speed': 0.9,
  'stacking-limit': 0.7,
  'culture-hand': 0.6,
  'battle-hand': 1.8,
  cities: 9,
  coin: 0,
  'combat-bonus': 0.25,
  'unit-strength': 3,
};

/** Numbers every player starts with: a set value counts above them. */
const BEFORE: Readonly<Record<string, number>> = { 'travel-speed': 2, 'stacking-limit': 2, cities: 2 };

const OPS: Readonly<Record<string, (op: Numbers) => number>> = {
  'stat-set': ({ stat = '', value = 0 }) => (STAT[stat] ?? 0.5) * (value - (BEFORE[stat] ?? 0)),
  'stat-add': ({ stat = '', add = 0 }) => (STAT[stat] ?? 0.5) * add,
  'cost-change': ({ add = 0 }) => -1.6 * add,
  'city-production': ({ add = 0, scope }) => (scope === 'each-city' ? 2.4 * add : 0.35 * add),
  gain: ({ trade = 0, culture = 0, coinToken = 0, greatPerson = 0 }) =>
    0.25 * trade + 0.4 * culture + 3.5 * coinToken + 3 * greatPerson,
  'gain-scaled': () => 2,
  advance: ({ steps = 0 }) => 3 * steps,
  'draw-events': ({ count = 0 }) => count,
  'build-free': () => 2.5,
  'learn-free': () => 6,
  'swap-technology': () => 3,
  'extra-action': () => 3,
  'split-production': () => 2.5,
  'equal-production': () => 3,
  'harvest-twice': () => 1.5,
  harvest: () => 1.5,
  'capital-no-action': () => -5,
  'no-arts': () => -1,
  'no-attack-on-players': () => -0.5,
  'armies-found-cities': () => 1.5,
  'all-governments': () => 2,
  'grow-metropolis': () => 3,
  water: () => 1.2,
  cancel: () => 0.8,
  'lose-coin': () => 2,
  'gain-other': () => -0.3,
  'technology-victory': () => 100,
};

const OTHERWISE = 0.9;

/** A use pays again and again, but only while it can be paid. */
const AGAIN = { free: 3, paid: 1.4 } as const;

/** What one effect is worth when it happens once. */
export function worthOfUse({ ops, choice }: AnyEffect): number {
  let sum = 0;
  for (const op of ops) {
    const worth = OPS[op.op]?.(op) ?? OTHERWISE;
    sum = choice ? Math.max(sum, worth) : sum + worth;
  }
  return sum;
}

/** What one effect is worth on a card in force. */
function worthOfEffect(effect: AnyEffect): number {
  const once = worthOfUse(effect);
  if (effect.limit === undefined) return once;
  return once * (effect.cost === undefined ? AGAIN.free : AGAIN.paid);
}

/** What a technology lets its owner do. */
const UNLOCKED = { building: 3.2, government: 1.4, rank: 1.3, walls: 1 } as const;

const known = new Map<Card, number>();

/** What a card in force is worth. */
export function worthOfCard(game: FameState, card: Card): number {
  let worth = known.get(card);
  if (worth === undefined) {
    worth = card.effects.reduce((sum, effect) => sum + worthOfEffect(effect), 0);
    const unlocks = card.kind === 'technology' ? libraryOf(game.options).technologies[card.id]?.unlocks : undefined;
    if (unlocks?.building !== undefined) worth += UNLOCKED.building;
    if (unlocks?.government !== undefined) worth += UNLOCKED.government;
    if (unlocks?.rank !== undefined) worth += UNLOCKED.rank;
    if (unlocks?.walls) worth += UNLOCKED.walls;
    known.set(card, worth);
  }
  return worth;
}

const sums = new WeakMap<Holdings, number>();

/** What all these cards are worth together. */
export function worthOfCards(game: FameState, holdings: Holdings): number {
  let sum = sums.get(holdings);
  if (sum === undefined) {
    sum = holdings.cards.reduce((total, card) => total + worthOfCard(game, card), 0);
    sums.set(holdings, sum);
  }
  return sum;
}
