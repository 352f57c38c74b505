/** What works for a civilization just now: its leader, wonders, government, technologies, colonies, pacts and wars. */

import type { Seat } from '@tabularium/kernel';
import { governmentOf, leaderOf, pactOf, specialOf, territoryOf, warOf, wonderOf } from '../content/cards.ts';
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

/** What the cards come to changes far less often than it is asked for: the last answer for each seat is kept. */
const known: Works[] = [];

/** Where the cards of one question are laid out. */
const laidOut: Powers[] = [];

/** Everything that works for that seat. */
export function worksFor(game: AgesState, seat: Seat): Works {
  const count = layOut(game, seat);
  const last = known[seat];
  if (last !== undefined && isLaidOut(last.powers, count)) return last;
  const works = fold(laidOut.slice(0, count));
  known[seat] = works;
  return works;
}

function isLaidOut(powers: readonly Powers[], count: number): boolean {
  if (powers.length !== count) return false;
  for (let at = 0; at < count; at++) if (powers[at] !== laidOut[at]) return false;
  return true;
}

function layOut(game: AgesState, seat: Seat): number {
  const player = playerOf(game, seat);
  let count = 0;
  if (player.leader !== '') {
    const leader = leaderOf(player.leader);
    laidOut[count++] = leader;
    const stance = leader.stance?.[player.stance];
    if (stance !== undefined) laidOut[count++] = stance;
  }
  for (const wonder of player.wonders) if (!wonder.ravaged) laidOut[count++] = wonderOf(wonder.card);
  laidOut[count++] = governmentOf(player.government);
  for (const special of player.specials) laidOut[count++] = specialOf(special);
  for (const colony of player.colonies) laidOut[count++] = territoryOf(colony);
  return layOutDealings(game, seat, count);
}

/** Pacts and wars lie in front of whoever offered or declared them and concern both sides. */
function layOutDealings(game: AgesState, seat: Seat, already: number): number {
  let count = already;
  const player = playerOf(game, seat);
  for (const other of game.players) {
    const side = other.treaty === null ? undefined : sideOf(other.treaty, seat);
    if (side !== undefined) laidOut[count++] = side;
    for (const war of other.wars) {
      const meanwhile = other === player || war.target === seat ? warOf(war.card).meanwhile : undefined;
      if (meanwhile !== undefined) laidOut[count++] = meanwhile;
    }
  }
  return count;
}

/** What a pact says to that seat, if it is part of it. */
function sideOf(treaty: Treaty, seat: Seat): Powers | undefined {
  if (treaty.a !== seat && treaty.b !== seat) return undefined;
  const pact = pactOf(treaty.card);
  return treaty.a === seat ? pact.a : pact.b;
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
