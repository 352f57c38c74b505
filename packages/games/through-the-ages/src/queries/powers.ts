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
import { cardOf, effectsOf, leaderOf, NO_EFFECTS } from './cards.ts';
import type { Effects } from './effects.ts';
import { playerOf } from './players.ts';

/** The numbers on cards that are simply added up. */
type Numbers = 'civilActions' | 'militaryActions' | 'blueTokens' | 'yellowTokens' | 'colonization' | 'urbanLimit';

type Sum = Numbers | Quantity;
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

const RATINGS = ['culture', 'science', 'strength', 'happy'] as const satisfies readonly Rating[];

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

/** What is asked of the first card alone that says anything of it. */
type First = {
  -readonly [K in 'convertsGoods' | 'cooperation' | 'upgradesTo' | 'extraToken' | 'production']-?:
    | PactSide[K]
    | undefined;
};

/** What is asked of the first card alone that does anything of that name. */
type FirstEffects = {
  -readonly [K in 'sacrificed' | 'produced' | 'colonizationPrices' | 'extraAction' | 'beforehand' | 'offers']-?:
    | Effects[K]
    | undefined;
};

/** One card at work: what is printed on it and what it does. */
export interface Working {
  readonly powers: PactSide & { readonly kind?: Card['kind']; readonly id?: string };
  readonly effects: Effects;
}

/** Everything that works for a civilization, and what it comes to. */
export interface Works {
  /** In the order of TA 2.7. */
  readonly cards: readonly Working[];
  readonly first: Readonly<First>;
  readonly effects: Readonly<FirstEffects>;
  readonly exceptions: Exceptions;
  readonly sums: Sums;
  /** Printed symbols, added up. */
  readonly symbols: Readonly<Record<Rating, number>>;
  /** The cards with happy or unhappy faces of their own. */
  readonly faces: readonly Working['powers'][];
  readonly adds: Readonly<Record<Rating, readonly RatingEffect[]>>;
  readonly discounts: Readonly<Record<Discount['on'], readonly Discount[]>>;
  /** What cards simply give at named moments, each with its id. */
  readonly gifts: readonly { readonly on: Gifts; readonly card: string }[];
  /** Answers that have to be counted. */
  readonly counts: {
    readonly ratings: readonly NonNullable<Effects['rating']>[];
    readonly production: readonly NonNullable<Effects['production']>[];
    readonly discounts: readonly NonNullable<Effects['discount']>[];
  };
}

/** A card in play by its id, a leader's stance by its number, or the side of the pact before it. */
type Sign = string | number;

/** The signs of what works for a seat as they were last laid out, and what the cards came to. */
interface Pile {
  readonly signs: Sign[];
  /** How many signs lie there up to now. */
  count: number;
  changed: boolean;
  works: Works | undefined;
}

/** What the cards come to changes far less often than it is asked for: the last answer for each seat is kept. */
const piles: Pile[] = [];

/** Everything that works for that seat. */
export function worksFor(game: AgesKnown, seat: Seat): Works {
  const pile = piles[seat] ?? newPile(seat);
  layOut(pile, game, seat);
  if (pile.works !== undefined && !pile.changed) return pile.works;
  const works = fold(cardsBehind(pile.signs));
  pile.works = works;
  pile.changed = false;
  return works;
}

function newPile(seat: Seat): Pile {
  const pile = { signs: [], count: 0, changed: true, works: undefined };
  piles[seat] = pile;
  return pile;
}

/** Lay out what works for that seat, in the order of TA 2.7, over what lay there before. */
function layOut(pile: Pile, game: AgesKnown, seat: Seat): void {
  const player = playerOf(game, seat);
  pile.count = 0;
  lay(pile, player.leader);
  lay(pile, player.stance);
  for (const wonder of player.wonders) if (!wonder.ravaged) lay(pile, wonder.card);
  lay(pile, player.government);
  for (const special of player.specials) lay(pile, special);
  for (const colony of player.colonies) lay(pile, colony);
  // Pacts and wars lie in front of whoever offered or declared them and concern both sides.
  for (const other of game.players) {
    const { treaty } = other;
    if (treaty !== null && (treaty.a === seat || treaty.b === seat)) {
      lay(pile, treaty.card);
      lay(pile, treaty.a === seat ? 'a' : 'b');
    }
    for (const war of other.wars) if (other === player || war.target === seat) lay(pile, war.card);
  }
  if (pile.signs.length === pile.count) return;
  pile.signs.length = pile.count;
  pile.changed = true;
}

function lay(pile: Pile, sign: Sign): void {
  const at = pile.count++;
  if (pile.signs[at] === sign) return;
  pile.signs[at] = sign;
  pile.changed = true;
}

/** What the signs stand for. */
function cardsBehind([leader = '', stance = -1, ...signs]: readonly Sign[]): Working[] {
  const cards: Working[] = [];
  const add = (powers: Working['powers'] | undefined, effects = NO_EFFECTS) => {
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

const NONE: readonly never[] = [];

function fold(cards: readonly Working[]): Works {
  const first = firstOf(cards);
  const effects = firstEffectsOf(cards);
  const exceptions: Record<Exception, boolean> = { ...NO_EXCEPTIONS };
  const sums = { ...NO_SUMS };
  const symbols = { culture: 0, science: 0, strength: 0, happy: 0 };
  const faces: Working['powers'][] = [];
  const adds: Record<Rating, RatingEffect[]> = { culture: [], science: [], strength: [], happy: [] };
  const discounts: Record<Discount['on'], Discount[]> = {
    take: [],
    build: [],
    develop: [],
    peaceful: [],
    population: [],
  };
  const gifts: { on: Gifts; card: string }[] = [];
  for (const { powers } of cards) {
    addUp(sums, powers);
    addSymbols(symbols, powers);
    if (powers.symbols?.happy !== undefined) faces.push(powers);
    for (const exception of powers.exceptions ?? NONE) exceptions[exception] = true;
    for (const effect of powers.adds ?? NONE) adds[effect.to].push(effect);
    for (const discount of powers.discounts ?? NONE) discounts[discount.on].push(discount);
    if (powers.on !== undefined) gifts.push({ on: powers.on, card: powers.id ?? '' });
  }
  const counts = countsOf(cards);
  return { cards, first, effects, exceptions, sums, symbols, faces, adds, discounts, gifts, counts };
}

function firstOf(cards: readonly Working[]): First {
  const first: First = {
    convertsGoods: undefined,
    cooperation: undefined,
    upgradesTo: undefined,
    extraToken: undefined,
    production: undefined,
  };
  for (const { powers } of cards) {
    first.convertsGoods ??= powers.convertsGoods;
    first.cooperation ??= powers.cooperation;
    first.upgradesTo ??= powers.upgradesTo;
    first.extraToken ??= powers.extraToken;
    first.production ??= powers.production;
  }
  return first;
}

function firstEffectsOf(cards: readonly Working[]): FirstEffects {
  const first: FirstEffects = {
    sacrificed: undefined,
    produced: undefined,
    colonizationPrices: undefined,
    extraAction: undefined,
    beforehand: undefined,
    offers: undefined,
  };
  for (const { effects } of cards) {
    if (effects === NO_EFFECTS) continue;
    first.sacrificed ??= effects.sacrificed;
    first.produced ??= effects.produced;
    first.colonizationPrices ??= effects.colonizationPrices;
    first.extraAction ??= effects.extraAction;
    first.beforehand ??= effects.beforehand;
    first.offers ??= effects.offers;
  }
  return first;
}

function countsOf(cards: readonly Working[]): Works['counts'] {
  const ratings: NonNullable<Effects['rating']>[] = [];
  const production: NonNullable<Effects['production']>[] = [];
  const discounts: NonNullable<Effects['discount']>[] = [];
  for (const { effects } of cards) {
    if (effects.rating !== undefined) ratings.push(effects.rating);
    if (effects.production !== undefined) production.push(effects.production);
    if (effects.discount !== undefined) discounts.push(effects.discount);
  }
  return { ratings, production, discounts };
}

function addSymbols(sums: Record<Rating, number>, { symbols }: Powers): void {
  if (symbols !== undefined) for (const rating of RATINGS) sums[rating] += symbols[rating] ?? 0;
}

function addUp(sums: Record<Sum, number>, powers: Powers): void {
  sums.civilActions += powers.civilActions ?? 0;
  sums.militaryActions += powers.militaryActions ?? 0;
  sums.blueTokens += powers.blueTokens ?? 0;
  sums.yellowTokens += powers.yellowTokens ?? 0;
  sums.colonization += powers.colonization ?? 0;
  sums.urbanLimit += powers.urbanLimit ?? 0;
  if (powers.plus !== undefined) for (const what of QUANTITIES) sums[what] += powers.plus[what] ?? 0;
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
export function powerOf<K extends keyof First>(game: AgesKnown, seat: Seat, name: K): First[K] {
  return worksFor(game, seat).first[name];
}

/** What the first card in play that does something of this name does. */
export function effectFor<K extends keyof FirstEffects>(game: AgesKnown, seat: Seat, name: K): FirstEffects[K] {
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
