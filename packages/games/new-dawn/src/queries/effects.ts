/**
 * What leaders, wonders, city-state cards and diplomacy cards change, hung on named moments. The rules ask here; what each
 * card does lies in `effects/`, keyed by the card, and in the folders of the expansions.
 */

import { type AllOf, type Seat, shelf } from '@tabularium/kernel';
import type { CityStateId } from '../content/city-states.ts';
import type { DiplomacyId } from '../content/diplomacy.ts';
import type { FocusId, FocusType } from '../content/focus-cards.ts';
import type { LeaderId } from '../content/leaders.ts';
import type { Wonder, WonderId } from '../content/wonders.ts';
import { asks } from '../questions.ts';
import type { NewDawnKnown, NewDawnState } from '../state.ts';
import type { Boxes, Brought, Fight, Resolving } from '../vocabulary.ts';
import { ANYONE, playerOf } from './players.ts';

/** When a player may choose to use an effect (ND 6.3). */
export type Moment = 'start-of-turn' | 'before-resolving' | 'after-resolving' | 'after-reset' | 'end-of-turn';

/** Everything that can have an effect. */
export type EffectId = LeaderId | WonderId | CityStateId | DiplomacyId | FocusId;

/** A moment of the resolution of some card. */
export interface MomentOf extends Resolving {
  moment: Moment;
}

/** An effect that is used by choice, once per turn. */
export interface Optional {
  readonly moment: Moment | ((game: NewDawnKnown) => Moment);
  /** Can it be used now? `card` was just resolved, in that slot; at the start of a turn no card was. */
  possible(game: NewDawnKnown, seat: Seat, card: FocusId, slot: number): boolean;
  begin(game: NewDawnState, seat: Seat, card: FocusId): void;
}

/** For what a space's difficulty is asked: during the resolution of which card, and for placing a control token? */
export interface TerrainUse {
  readonly during: FocusType | null;
  readonly placing: boolean;
}

/** What a fight looks like when its values are determined. */
export interface FightAt extends Fight {
  readonly target: Target;
  readonly defender: Seat | null;
}

/** What can be attacked (ND 13.3a). */
export type Target = Brought<'target'>;

/** A combat bonus: a number, or a function of the fight; `from` is the rival a diplomacy card was taken from. */
type Bonus = number | ((game: NewDawnKnown, holder: Seat, fight: FightAt, from: Seat) => number);

/** What a card or leader may change; boxes may name more moments. */
export type Effect = BaseEffect & AllOf<Boxes, 'effect'>;

/** The moments and numbers of the base game. */
interface BaseEffect {
  /** Added to the attacker's, the defender's combat value. */
  readonly attack?: Bonus;
  readonly defence?: Bonus;
  /** What the attack bonus comes to more often than not, for whoever plans ahead. */
  readonly usualAttack?: number;
  /** No limit to the range of attacks. */
  readonly unlimitedRange?: boolean;
  /** Added to a wonder's cost. */
  readonly wonderCost?: number | ((game: NewDawnKnown, seat: Seat, wonder: Wonder) => number);
  /** The difficulty a space has instead. */
  readonly difficulty?: (game: NewDawnKnown, seat: Seat, space: number, was: number, use: TerrainUse) => number;
  /** The slot a card counts as. */
  readonly slot?: (slot: number) => number;
  /** Control tokens placed beyond the culture card's number. */
  readonly extraTokens?: (game: NewDawnKnown, seat: Seat) => number;
  /** Control tokens may be placed on empty forests anywhere. */
  readonly placesInForests?: boolean;
  /** Happens when a control token was placed. */
  readonly afterPlacing?: (game: NewDawnState, seat: Seat, space: number) => void;
  /** Do control tokens of that rival count for the maturity of the holder's cities? */
  readonly maturesWith?: (owner: Seat, from: Seat) => boolean;
  /** Empty spaces on the edge are within range of every city built. */
  readonly buildsOnEdge?: boolean;
  /** Steps the caravans may share in each resolution. */
  readonly sharedSteps?: number;
  /** Caravans may start from every own city. */
  readonly startsAnywhere?: boolean;
  /** Happens after the usual reward when a caravan arrived at a city-state or rival city. */
  readonly afterArrival?: (game: NewDawnState, seat: Seat, space: number) => void;
  /** Happens when the player built a city. */
  readonly afterBuilding?: (game: NewDawnState, seat: Seat, space: number) => void;
  /** Resources may be spent like trade tokens while a card is resolved. */
  readonly resourcesAsTrade?: boolean;
  /** Ranges for cities may be counted through water. */
  readonly buildsOverWater?: boolean;
  /** Caravans and armies may enter water. */
  readonly sails?: boolean;
  /** Happens when a caravan arrived at a rival's capital. */
  readonly afterReachingCapital?: (game: NewDawnState, seat: Seat, owner: Seat, from: Seat) => void;
  /** Happens when the player defeated a barbarian. */
  readonly afterBarbarian?: (game: NewDawnState, seat: Seat) => void;
  /** Barbarians cannot enter the player's cities and reinforced tokens. */
  readonly barrier?: boolean;
  /** Trade tokens that may lie on this card instead of focus cards. */
  readonly storage?: number;
  /** Diplomacy cards the player may hold of each rival. */
  readonly diplomacyLimit?: number | ((game: NewDawnKnown, seat: Seat, rival: Seat) => number);
  /** A gained focus card may replace a card of another type. */
  readonly replacesAnyType?: boolean;
  /** Natural wonder tokens lie on focus cards and count as trade tokens there. */
  readonly stationsWonders?: boolean;
  /** Happens once when the player builds the wonder. */
  readonly onBuild?: (game: NewDawnState, seat: Seat, space: number) => void;
  /** Happens when the player gets the wonder by an attack (TI 16.2). */
  readonly onCapture?: (game: NewDawnState, seat: Seat, space: number) => void;
  /** Happens when the player loses control of the wonder. */
  readonly onLoss?: (game: NewDawnState, seat: Seat) => void;
  /** What the player may choose to do. */
  readonly optional?: Optional;
}

/** What a focus card may do of its own while it is resolved in a slot of that number. */
export interface CardMoments {
  /** Comes first, comes last. */
  readonly first?: (game: NewDawnState, seat: Seat, slot: number) => void;
  readonly finish?: (game: NewDawnState, seat: Seat, slot: number) => void;
  /** Steps on the dial beyond the slot's number. */
  readonly extraSteps?: (game: NewDawnKnown, seat: Seat) => number;
  /** Production beyond the slot's number. */
  readonly extraProduction?: (game: NewDawnKnown, seat: Seat) => number;
  /** Follows if no city was built. */
  readonly unlessCity?: (game: NewDawnState, seat: Seat, slot: number) => void;
  /** Happens after the usual reward when a caravan arrived at a city-state or rival city. */
  readonly afterArrival?: (game: NewDawnState, seat: Seat, space: number) => void;
}

/** Where the boxes put what their cards do. */
export const effects = shelf<{
  readonly cards: Readonly<Partial<Record<EffectId, Effect>>>;
  readonly moments: Readonly<Partial<Record<FocusId, CardMoments>>>;
}>();

const NO_EFFECT: Effect = {};
const NO_MOMENTS: CardMoments = {};

/** What that card or leader does. */
export const effectOf = (id: EffectId): Effect => effects.things.cards[id] ?? NO_EFFECT;

/** What that focus card does of its own. */
export const momentsOf = (card: FocusId): CardMoments => effects.things.moments[card] ?? NO_MOMENTS;

type Part = keyof Effect;
type PartOf<P extends Part> = Exclude<Effect[P], undefined>;
type Having<P extends Part> = Map<EffectId, PartOf<P>>;

/** Who has each part of an effect: few cards do, so most are never looked at. */
const having = new Map<Part, Having<Part>>();

effects.whenFilled(() => having.clear());

function whoHas<P extends Part>(part: P): Having<P> {
  let found = having.get(part) as Having<P> | undefined;
  if (found === undefined) {
    found = new Map();
    for (const [id, effect] of Object.entries(effects.things.cards)) {
      const own = effect[part];
      if (own !== undefined) found.set(id as EffectId, own as PartOf<P>);
    }
    having.set(part, found);
  }
  return found;
}

/**
 * Visit that part of everything that works for a seat now, nothing for anyone; `from` is the rival a diplomacy card was
 * taken from, else `-1`.
 */
export function forEachEffect<P extends Part>(
  game: NewDawnKnown,
  seat: Seat,
  part: P,
  visit: (own: PartOf<P>, from: Seat, id: EffectId) => void,
): void {
  if (seat === ANYONE) return;
  const holders = whoHas(part);
  const { leader, cityStateCards, diplomacy } = playerOf(game, seat);
  const led = holders.get(leader);
  if (led !== undefined) visit(led, -1, leader);
  for (const { wonder, space } of game.wonders) {
    const own = holders.get(wonder);
    if (own !== undefined && asks(game).masterOf(game, space) === seat) visit(own, -1, wonder);
  }
  for (const id of cityStateCards) {
    const own = holders.get(id);
    if (own !== undefined) visit(own, -1, id);
  }
  for (const { card, from } of diplomacy) {
    const own = holders.get(card);
    if (own !== undefined) visit(own, from, card);
  }
}

/** The effects that are simply there or not. */
type Power = { [P in keyof Effect]-?: Exclude<Effect[P], undefined> extends boolean ? P : never }[keyof Effect];

/** Does any effect of that seat have this power? */
export function hasEffect(game: NewDawnKnown, seat: Seat, power: Power): boolean {
  let found = false;
  forEachEffect(game, seat, power, () => {
    found = true;
  });
  return found;
}

/** What a seat may choose to use at that moment: effects, and what the text of the focus card allows (ND 6.6). */
export function usable(game: NewDawnKnown, { seat, moment, card, slot, text = card }: MomentOf): EffectId[] {
  const ids: EffectId[] = [];
  const offer = (optional: Optional, id: EffectId) => {
    if (game.turn.used.includes(id) || ids.includes(id)) return;
    const when = typeof optional.moment === 'string' ? optional.moment : optional.moment(game);
    if (when === moment && optional.possible(game, seat, card, slot)) ids.push(id);
  };
  forEachEffect(game, seat, 'optional', (optional, _from, id) => offer(optional, id));
  const { optional } = effectOf(text);
  if (optional !== undefined) offer(optional, text);
  return ids;
}
