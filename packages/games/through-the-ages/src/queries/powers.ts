/** What works for a civilization just now: its leader, wonders, government, technologies, colonies, pacts and wars. */

import type { Seat } from '@tabularium/kernel';
import { cardOf, leaderOf } from '../content/cards.ts';
import type { Discount, Moments, Powers, Rating, RatingEffect } from '../content/model.ts';
import type { AgesState, Treaty } from '../state.ts';
import { playerOf } from './players.ts';

/** The numbers on cards that are simply added up. */
const SUMS = [
  'civilActions',
  'militaryActions',
  'blueTokens',
  'yellowTokens',
  'colonization',
  'civilHand',
  'militaryHand',
  'urbanLimit',
  'fewerDiscontent',
  'shelter',
  'extraDraw',
  'colonizationDiscards',
] as const satisfies readonly (keyof Powers)[];

type Sum = (typeof SUMS)[number];

/** Everything that works for a civilization, and what it comes to. */
export interface Works {
  /** The cards, in the order of TA 2.7. */
  readonly powers: readonly Powers[];
  /** What the first card with a power says of it. */
  readonly first: Powers;
  readonly sums: Readonly<Record<Sum, number>>;
  /** Printed symbols, added up. */
  readonly symbols: Readonly<Record<Rating, number>>;
  /** The cards with happy or unhappy faces of their own. */
  readonly faces: readonly Powers[];
  /** The cards whose symbols or production change with the age. */
  readonly ageing: readonly Powers[];
  readonly adds: Readonly<Record<Rating, readonly RatingEffect[]>>;
  readonly discounts: Readonly<Record<Discount['on'], readonly Discount[]>>;
  readonly moments: readonly Moments[];
}

/** A card in play by its id, a leader's stance by its number, or the side of the pact before it. */
type Sign = string | number;

/** What the cards come to changes far less often than it is asked for: the last answer for each seat is kept. */
const known: { readonly signs: readonly Sign[]; readonly works: Works }[] = [];

/** Where the cards of one question are laid out. */
const laidOut: Sign[] = [];

/** Everything that works for that seat. */
export function worksFor(game: AgesState, seat: Seat): Works {
  const count = layOut(game, seat);
  const last = known[seat];
  if (last !== undefined && isLaidOut(last.signs, count)) return last.works;
  const signs = laidOut.slice(0, count);
  const works = fold(powersBehind(signs));
  known[seat] = { signs, works };
  return works;
}

function isLaidOut(signs: readonly Sign[], count: number): boolean {
  if (signs.length !== count) return false;
  for (let at = 0; at < count; at++) if (signs[at] !== laidOut[at]) return false;
  return true;
}

/** Lay out what works for that seat, in the order of TA 2.7; how many signs that are. */
function layOut(game: AgesState, seat: Seat): number {
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
function powersBehind([leader = '', stance = -1, ...signs]: readonly Sign[]): Powers[] {
  const powers: (Powers | undefined)[] = [];
  if (leader !== '') {
    const card = leaderOf(String(leader));
    powers.push(card, card.stance?.[Number(stance)]);
  }
  for (let at = 0; at < signs.length; at++) {
    const card = cardOf(String(signs[at]));
    if (card.kind === 'pact') powers.push(signs[++at] === 'a' ? card.a : card.b);
    else if (card.kind === 'war') powers.push(card.meanwhile);
    // Whatever else is in play has powers of its own.
    else powers.push(card as Powers);
  }
  return powers.filter((power) => power !== undefined);
}

function fold(powers: readonly Powers[]): Works {
  const adds = powers.flatMap((power) => power.adds ?? []);
  const discounts = powers.flatMap((power) => power.discounts ?? []);
  const addsTo = (rating: Rating) => adds.filter(({ to }) => to === rating);
  const discountsOn = (what: Discount['on']) => discounts.filter(({ on }) => on === what);
  const symbol = (rating: Rating) => powers.reduce((sum, { symbols }) => sum + (symbols?.[rating] ?? 0), 0);
  const sums = {} as Record<Sum, number>;
  for (const what of SUMS) sums[what] = powers.reduce((sum, power) => sum + (power[what] ?? 0), 0);
  return {
    powers,
    first: Object.assign({}, ...powers.toReversed()),
    sums,
    symbols: {
      culture: symbol('culture'),
      science: symbol('science'),
      strength: symbol('strength'),
      happy: symbol('happy'),
    },
    faces: powers.filter(({ symbols, byAge }) => symbols?.happy !== undefined || byAge !== undefined),
    ageing: powers.filter(({ byAge }) => byAge !== undefined),
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
    moments: powers.flatMap(({ on }) => on ?? []),
  };
}

/** The cards that work for that seat, in the order of TA 2.7. */
export function powersOf(game: AgesState, seat: Seat): readonly Powers[] {
  return worksFor(game, seat).powers;
}

/** The sum of one number over everything that works for that seat. */
export function total(game: AgesState, seat: Seat, what: Sum): number {
  return worksFor(game, seat).sums[what];
}

/** The first card in play that has this power, and what it says. */
export function powerOf<K extends keyof Powers>(game: AgesState, seat: Seat, name: K): Powers[K] {
  return worksFor(game, seat).first[name];
}

/** Does anything in play have this power? */
export function has(game: AgesState, seat: Seat, name: keyof Powers): boolean {
  return powerOf(game, seat, name) !== undefined;
}

/** All pacts that seat is part of. */
export function treatiesOf(game: AgesState, seat: Seat): Treaty[] {
  const treaties: Treaty[] = [];
  for (const { treaty } of game.players) {
    if (treaty !== null && (treaty.a === seat || treaty.b === seat)) treaties.push(treaty);
  }
  return treaties;
}

/** The pacts between these two. */
export function treatiesBetween(game: AgesState, one: Seat, other: Seat): Treaty[] {
  return treatiesOf(game, one).filter(({ a, b }) => a === other || b === other);
}

/** The other party of a pact. */
export function partnerIn(treaty: Treaty, seat: Seat): Seat {
  return treaty.a === seat ? treaty.b : treaty.a;
}
