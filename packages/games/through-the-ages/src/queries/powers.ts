/** What works for a civilization just now: its leader, wonders, government, technologies, colonies, pacts and wars. */

import type { Seat } from '@tabularium/kernel';
import type {
  Card,
  Discount,
  Exception,
  Gifts,
  PactSide,
  Powers,
  Quantity,
  Rating,
  RatingEffect,
} from '../content/model.ts';
import type { AgesKnown, Treaty } from '../state.ts';
import { cardOf, effectsOf, leaderOf } from './cards.ts';
import type { Effects } from './effects.ts';
import { playerOf } from './players.ts';

/** The numbers on cards that are simply added up. */
const NUMBERS = [
  'civilActions',
  'militaryActions',
  'blueTokens',
  'yellowTokens',
  'colonization',
  'urbanLimit',
] as const satisfies readonly (keyof Powers)[];

type Sum = (typeof NUMBERS)[number] | Quantity;
const QUANTITIES = [
  'civilHand',
  'militaryHand',
  'fewerDiscontent',
  'shelter',
  'draw',
  'colonizationDiscards',
  'actionCards',
  'sacrificedGuard',
] as const satisfies readonly Quantity[];
type Sums = { readonly [S in Sum]: number };

const NO_SUMS: Readonly<Record<Sum, number>> = {
  civilActions: 0,
  militaryActions: 0,
  blueTokens: 0,
  yellowTokens: 0,
  colonization: 0,
  urbanLimit: 0,
  civilHand: 0,
  militaryHand: 0,
  fewerDiscontent: 0,
  shelter: 0,
  draw: 0,
  colonizationDiscards: 0,
  actionCards: 0,
  sacrificedGuard: 0,
};

type Exceptions = { readonly [E in Exception]: boolean };

const NO_EXCEPTIONS: Exceptions = {
  'converts-military': false,
  'no-wonder-surcharge': false,
  'settles-each-turn': false,
  'happy-sources-plus-one': false,
  'second-political-action': false,
  'second-political-action-once': false,
  'never-attacks': false,
  'immune-to-war': false,
  'sees-prepared-events': false,
  'prepares-any-card': false,
  'revolts-by-military': false,
  'infantry-as-cavalry': false,
  'farms-as-units': false,
  'unit-counts-twice': false,
  'labs-produce': false,
  'keeps-tactics': false,
  'plays-taken-card': false,
  'sacrifices-units': false,
};

/** One card at work: what is printed on it and what it does. */
export interface Working {
  readonly powers: PactSide & { readonly kind?: Card['kind'] };
  readonly effects: Effects;
}

/** Everything that works for a civilization, and what it comes to. */
export interface Works {
  /** In the order of TA 2.7. */
  readonly cards: readonly Working[];
  /** What the first card with a power says of it. */
  readonly first: PactSide;
  /** The same of what cards do. */
  readonly effects: Effects;
  readonly offers: Effects['offers'];
  readonly extraAction: Effects['extraAction'];
  readonly exceptions: Exceptions;
  readonly sums: Sums;
  /** Printed symbols, added up. */
  readonly symbols: Readonly<Record<Rating, number>>;
  /** The cards with happy or unhappy faces of their own. */
  readonly faces: readonly Working['powers'][];
  readonly adds: Readonly<Record<Rating, readonly RatingEffect[]>>;
  readonly discounts: Readonly<Record<Discount['on'], readonly Discount[]>>;
  readonly gifts: readonly Gifts[];
  /** Answers that have to be counted. */
  readonly counts: {
    readonly ratings: readonly NonNullable<Effects['rating']>[];
    readonly production: readonly NonNullable<Effects['production']>[];
    readonly discounts: readonly NonNullable<Effects['discount']>[];
  };
}

/** A card in play by its id, a leader's stance by its number, or the side of the pact before it. */
type Sign = string | number;

/** What the cards come to changes far less often than it is asked for: the last answer for each seat is kept. */
const known: { readonly signs: readonly Sign[]; readonly works: Works }[] = [];

/** Where the cards of one question are laid out. */
const laidOut: Sign[] = [];

/** Everything that works for that seat. */
export function worksFor(game: AgesKnown, seat: Seat): Works {
  const count = layOut(game, seat);
  const last = known[seat];
  if (last !== undefined && isLaidOut(last.signs, count)) return last.works;
  const signs = laidOut.slice(0, count);
  const works = fold(cardsBehind(signs));
  known[seat] = { signs, works };
  return works;
}

function isLaidOut(signs: readonly Sign[], count: number): boolean {
  if (signs.length !== count) return false;
  for (let at = 0; at < count; at++) if (signs[at] !== laidOut[at]) return false;
  return true;
}

/** Lay out what works for that seat, in the order of TA 2.7; how many signs that are. */
function layOut(game: AgesKnown, seat: Seat): number {
  const player = playerOf(game, seat);
  let count = 0;
  laidOut[count++] = player.leader;
  laidOut[count++] = player.stance;
  for (const wonder of player.wonders) if (!wonder.ravaged) laidOut[count++] = wonder.card;
  laidOut[count++] = player.government;
  for (const special of player.specials) laidOut[count++] = special;
  for (const colony of player.colonies) laidOut[count++] = colony;
  // Pacts and wars lie in front of whoever offered or declared them and concern both sides.
  for (const other of game.players) {
    const { treaty } = other;
    if (treaty !== null && (treaty.a === seat || treaty.b === seat)) {
      laidOut[count++] = treaty.card;
      laidOut[count++] = treaty.a === seat ? 'a' : 'b';
    }
    for (const war of other.wars) if (other === player || war.target === seat) laidOut[count++] = war.card;
  }
  return count;
}

/** What the signs stand for. */
function cardsBehind([leader = '', stance = -1, ...signs]: readonly Sign[]): Working[] {
  const cards: Working[] = [];
  const add = (powers: Working['powers'] | undefined, effects: Effects = {}) => {
    if (powers !== undefined) cards.push({ powers, effects });
  };
  if (leader !== '') {
    const effects = effectsOf(String(leader));
    add(leaderOf(String(leader)), effects);
    add(effects.stances?.[Number(stance)]);
  }
  for (let at = 0; at < signs.length; at++) {
    const card = cardOf(String(signs[at]));
    if (card.kind === 'pact') add(signs[++at] === 'a' ? card.a : card.b);
    else if (card.kind === 'war') add(card.meanwhile);
    // Whatever else is in play has powers of its own.
    else add(card as Working['powers'], effectsOf(card.id));
  }
  return cards;
}

function fold(cards: readonly Working[]): Works {
  const powers = cards.map((card) => card.powers);
  const adds = powers.flatMap((power) => power.adds ?? []);
  const discounts = powers.flatMap((power) => power.discounts ?? []);
  const addsTo = (rating: Rating) => adds.filter(({ to }) => to === rating);
  const discountsOn = (what: Discount['on']) => discounts.filter(({ on }) => on === what);
  const symbol = (rating: Rating) => powers.reduce((sum, { symbols }) => sum + (symbols?.[rating] ?? 0), 0);
  const effects: Effects = Object.assign({}, ...cards.map((card) => card.effects).toReversed());
  return {
    cards,
    first: Object.assign({}, ...powers.toReversed()),
    effects,
    offers: effects.offers,
    extraAction: effects.extraAction,
    exceptions: exceptionsOf(powers),
    sums: sumsOf(powers),
    symbols: {
      culture: symbol('culture'),
      science: symbol('science'),
      strength: symbol('strength'),
      happy: symbol('happy'),
    },
    faces: powers.filter(({ symbols }) => symbols?.happy !== undefined),
    adds: {
      culture: addsTo('culture'),
      science: addsTo('science'),
      strength: addsTo('strength'),
      happy: addsTo('happy'),
    },
    discounts: {
      take: discountsOn('take'),
      build: discountsOn('build'),
      develop: discountsOn('develop'),
      peaceful: discountsOn('peaceful'),
      population: discountsOn('population'),
    },
    gifts: powers.flatMap(({ on }) => on ?? []),
    counts: {
      ratings: cards.flatMap(({ effects }) => effects.rating ?? []),
      production: cards.flatMap(({ effects }) => effects.production ?? []),
      discounts: cards.flatMap(({ effects }) => effects.discount ?? []),
    },
  };
}

function exceptionsOf(powers: readonly Powers[]): Exceptions {
  const exceptions: Record<Exception, boolean> = { ...NO_EXCEPTIONS };
  for (const power of powers) for (const exception of power.exceptions ?? []) exceptions[exception] = true;
  return exceptions;
}

function sumsOf(powers: readonly Powers[]): Sums {
  const sums = { ...NO_SUMS };
  for (const power of powers) {
    for (const what of NUMBERS) sums[what] += power[what] ?? 0;
    if (power.plus !== undefined) for (const what of QUANTITIES) sums[what] += power.plus[what] ?? 0;
  }
  return sums;
}

/** The cards that work for that seat, in the order of TA 2.7. */
export function workingFor(game: AgesKnown, seat: Seat): readonly Working[] {
  return worksFor(game, seat).cards;
}

/** The sum of one number over everything that works for that seat. */
export function total(game: AgesKnown, seat: Seat, what: Sum): number {
  return worksFor(game, seat).sums[what];
}

/** Does this exception to the rules hold for that seat? */
export function holds(game: AgesKnown, seat: Seat, exception: Exception): boolean {
  return worksFor(game, seat).exceptions[exception];
}

/** The first card in play that has this power, and what it says. */
export function powerOf<K extends keyof PactSide>(game: AgesKnown, seat: Seat, name: K): PactSide[K] {
  return worksFor(game, seat).first[name];
}

/** What the first card in play that does something of this name does. */
export function effectFor<K extends keyof Effects>(game: AgesKnown, seat: Seat, name: K): Effects[K] {
  return worksFor(game, seat).effects[name];
}

/** All pacts that seat is part of. */
export function treatiesOf(game: AgesKnown, seat: Seat): Treaty[] {
  const treaties: Treaty[] = [];
  for (const { treaty } of game.players) {
    if (treaty !== null && (treaty.a === seat || treaty.b === seat)) treaties.push(treaty);
  }
  return treaties;
}

/** The pacts between these two. */
export function treatiesBetween(game: AgesKnown, one: Seat, other: Seat): Treaty[] {
  return treatiesOf(game, one).filter(({ a, b }) => a === other || b === other);
}

/** The other party of a pact. */
export function partnerIn(treaty: Treaty, seat: Seat): Seat {
  return treaty.a === seat ? treaty.b : treaty.a;
}
