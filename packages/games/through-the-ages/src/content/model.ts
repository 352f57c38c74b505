/**
 * What a card can say. A card is data: its numbers, its symbols, what it changes and what happens at named moments.
 * Whatever only changes numbers is a field here and is read by one place in the queries or rules; whatever does
 * something odd is a small function beside the card, hung on one of these names.
 */

import type { Seat } from '@tabularium/kernel';
import type { AgesState } from '../state.ts';

/** The level of a card: Age A is 0. */
export type Level = 0 | 1 | 2 | 3;

/** Copies in the decks with 2, 3 and 4 players. */
export type Copies = readonly [number, number, number];

/** Which box and module a card belongs to. */
export type CardSet = 'base' | 'adjusted' | 'new';

export type UrbanKind = 'lab' | 'temple' | 'library' | 'theater' | 'arena';
export type UnitKind = 'infantry' | 'cavalry' | 'artillery' | 'air-force';
/** Technologies that hold workers. */
export type WorkerKind = 'farm' | 'mine' | UrbanKind | UnitKind;
/** The four kinds of special (blue) technology; one of each can be in play. */
export type SpecialKind = 'law' | 'warfare' | 'exploration' | 'construction';
export type TechnologyKind = WorkerKind | SpecialKind | 'government';
export type CivilKind = TechnologyKind | 'leader' | 'wonder' | 'action';
export type MilitaryKind = 'event' | 'territory' | 'tactic' | 'aggression' | 'war' | 'pact' | 'bonus';

/** The four ratings of a civilization. */
export type Rating = 'culture' | 'science' | 'strength' | 'happy';
export type Symbols = { readonly [R in Rating]?: number };
export type Goods = 'food' | 'resources';
export type Production = { readonly [G in Goods]?: number };

/** What a civilization can be given, or lose. Population means yellow tokens into the worker pool, free. */
export interface Gain {
  readonly food?: number;
  readonly resources?: number;
  readonly science?: number;
  readonly culture?: number;
  readonly population?: number;
  readonly militaryCards?: number;
  readonly yellowTokens?: number;
  readonly blueTokens?: number;
  /** Spent civil actions that come back. */
  readonly civilActions?: number;
}

type Ask<T> = (game: AgesState, seat: Seat) => T;

/** A gain printed on the card, or one that has to be counted. */
export type Reward = Gain | Ask<Gain>;

/** A continuous effect on a rating: `amount` for each of what `per` counts among the kinds `of`. */
export interface RatingEffect {
  readonly to: Rating;
  readonly per:
    | 'unit'
    | 'unit-type'
    | 'worker'
    | 'worker-level'
    | 'best-level'
    | 'best-value'
    | 'best-of-each'
    | 'on-highest'
    | 'happy-face'
    | 'pair'
    | 'colony'
    | 'army'
    | 'government-level'
    | 'token'
    | 'higher-best-level'
    | 'partner-wonder';
  readonly of?: readonly CivilKind[];
  readonly amount: number;
  /** No more than this in all. */
  readonly max?: number;
  /** The first one counts this much. */
  readonly first?: number;
}

/** A cost made lower (or, with a negative amount, higher). */
export interface Discount {
  /** Taking from the row costs civil actions, building resources, developing science, population food. */
  readonly on: 'take' | 'build' | 'develop' | 'peaceful' | 'population';
  readonly of?: readonly CivilKind[];
  /** One amount, one per level of the affected card, or one that has to be counted. */
  readonly amount:
    | number
    | readonly [number, number, number, number]
    | ((game: AgesState, seat: Seat, card: string) => number);
  /** The lowest cost this discount may lead to; 0 unless the card says otherwise. */
  readonly least?: number;
  readonly if?: Ask<boolean>;
}

/** What temporary resources and science can pay for (TA 17.6). */
export type Purpose = 'units' | 'construction' | 'unit-technologies';

/** Temporary resources or science, for one turn. */
export interface Temporary {
  readonly for: Purpose;
  readonly amount: number;
}

/** What happens at the named moments of a leader or wonder. */
export interface Moments {
  /** Its owner developed a technology (of one of these kinds). */
  readonly developed?: { readonly gain: Gain; readonly of?: readonly TechnologyKind[]; readonly price?: Gain };
  readonly tookTechnology?: Gain;
  readonly tookWonder?: Gain;
  readonly preparedEvent?: Gain;
  readonly declaredRevolution?: Gain;
  /** One yellow token moved from the bank to the worker pool. */
  readonly populationToken?: Gain;
  /** A stage of this wonder was built; `cost` is printed on it. */
  readonly stageBuilt?: (cost: number) => Gain;
  /** This wonder was completed. */
  readonly completed?: Reward;
  /** Leaves play in whatever way. */
  readonly left?: Reward;
  /** Start of the owner's turn. */
  readonly turnStarts?: (game: AgesState, seat: Seat) => void;
  /** After the excess cards were discarded at the end of the owner's turn (TA 14.6). */
  readonly turnEnds?: Reward;
  /** For each card discarded as excess. */
  readonly excessDiscarded?: Gain;
  /** The age of that level begins. */
  readonly ageStarts?: { readonly levels: readonly number[]; readonly gain: Gain };
  readonly gameEnds?: Reward;
}

/** What happens to the civil action that normally comes back, and to the card, when a leader is replaced. */
export interface Replacement {
  /** How many spent civil actions come back. */
  readonly back: number;
  /** The owner may put it under a completed wonder for these symbols; then no action comes back. */
  readonly underWonder?: Symbols;
  /** It becomes the prize beside the culture track. */
  readonly prize?: Prize;
}

/** A prize for everybody who develops that many technologies in one turn. */
export interface Prize {
  readonly technologies: number;
  readonly gain: Gain;
}

/** A political action offered by a leader. */
export type Power =
  | { readonly does: 'leave-for'; readonly gain: Gain }
  | { readonly does: 'leave-and-colonize' }
  | { readonly does: 'weaken'; readonly gain: Gain; readonly lostAtLeast: Copies };

/** Everything a card in play can change while it works. */
export interface Powers {
  readonly symbols?: Symbols;
  readonly civilActions?: number;
  readonly militaryActions?: number;
  readonly blueTokens?: number;
  readonly yellowTokens?: number;
  readonly colonization?: number;
  readonly civilHand?: number;
  readonly militaryHand?: number;
  readonly urbanLimit?: number;
  /** Extra food or resources at each production (TA 17.5). */
  readonly production?: Production | Ask<Production>;
  /** Extra production by how many colours the civil hand has, from none on; the last entry holds for more (TA 18.A3). */
  readonly colourProduction?: readonly Production[];
  readonly adds?: readonly RatingEffect[];
  readonly discounts?: readonly Discount[];
  /** Symbols and production that depend on the age of the game. */
  readonly byAge?: { readonly [age: number]: { readonly symbols?: Symbols; readonly production?: Production } };
  readonly on?: Moments;
  readonly temporary?: { readonly for: Purpose; readonly amount: number; readonly duringActions?: true };
  /** Temporary resources given at the start of the Action Phase only. */
  readonly phaseStarts?: Ask<Temporary>;
  readonly replacement?: Replacement;
  readonly political?: Power;
  /** Political actions in one phase: a second one once per game, or always. */
  readonly secondPolitical?: 'once' | 'always';
  /** One military action may be used as a civil one each turn. */
  readonly convertsMilitary?: true;
  /** Completed wonders do not make taking a wonder dearer. */
  readonly noWonderSurcharge?: true;
  readonly looksAt?: 'top-event' | 'military-hand';
  readonly seesPreparedEvents?: true;
  /** Extra strength against aggressions and when an event looks for the weakest. */
  readonly shelter?: number;
  readonly cannotAttack?: true;
  /** Military actions an attacker pays against the owner. */
  readonly attackPrice?: (cost: number) => number;
  readonly revolutionByMilitary?: true;
  /** Any urban building may be upgraded to this kind once per turn. */
  readonly upgradesTo?: UrbanKind;
  readonly infantryAsCavalry?: true;
  readonly farmsAsUnits?: true;
  readonly unitCountsTwice?: true;
  /** For one military action population and a unit, each cheaper by this. */
  readonly recruits?: { readonly food: number; readonly resources: number };
  /** Military cards that may be discarded in a colonization for +1 each. */
  readonly colonizationDiscards?: number;
  /** Resources that may be paid in a colonization, for +1, +2, +3. */
  readonly colonizationPrices?: readonly number[];
  /** An action of its own each turn for these kinds, with a discount and a gain. */
  readonly extraAction?: { readonly of: readonly CivilKind[]; readonly discount: number; readonly gain: Gain };
  /** Once per turn: gain this or have these temporary goods; the gain comes by itself if nothing was chosen. */
  readonly eachTurn?: { readonly gain: Gain; readonly temporary: readonly Temporary[] };
  /** Chosen at the end of each Action Phase, lasts until the next choice. */
  readonly stance?: readonly [Powers, Powers];
  /** Labs produce resources equal to their level. */
  readonly labsProduce?: true;
  readonly keepsTactics?: true;
  readonly extraDraw?: number;
  /** Left under the current tactic when it leaves play, for that much tactical strength. */
  readonly tacticBonus?: number;
  readonly preparesAnyCard?: true;
  readonly fewerDiscontent?: number;
  /** A unit may be sacrificed in an aggression or war: it counts twice, with these extras. */
  readonly sacrifice?: { readonly attackCulture: number; readonly defenceStrength: number };
  /** Every other source of at least one happy face gives one more. */
  readonly happySourcesPlusOne?: true;
  /** One worker on the best card of the kind (up to that level) produces one more token. */
  readonly extraToken?: readonly { readonly kind: 'farm' | 'mine'; readonly upTo: Level }[];
  readonly populationEachTurn?: true;
  /** The first action card of each turn gives this much more. */
  readonly actionCardBonus?: number;
  /** Once per turn an action card may be played in the turn it was taken. */
  readonly playsTakenCard?: true;
  /** Tokens stay on the completed wonder; each may be spent for this. */
  readonly tokenFor?: Gain;
  readonly games?: { readonly gain: Gain; readonly attackerLoses: number };
  /** May put yellow tokens aside that come back at the ends of ages: at most so many. */
  readonly storesYellow?: number;
  /** Pact sides. */
  readonly attackBonus?: number;
  readonly convertsGoods?: Goods;
  readonly cooperation?: { readonly discount: number; readonly partnerPays: number };
  readonly immuneToWar?: true;
}

interface CardHead {
  readonly id: string;
  readonly level: Level;
  readonly set: CardSet;
  readonly copies: Copies;
  /** The base card it stands in for. */
  readonly replaces?: string;
  /** Copies when the module of its set is in play (extra copies marked 3+, seventh bonus cards). */
  readonly moduleCopies?: Copies;
}

/** What one worker gives. */
export interface Output extends Symbols {
  readonly food?: number;
  readonly resources?: number;
}

/** Farms, mines, urban buildings and units. */
export interface WorkerTechnology extends CardHead {
  readonly kind: WorkerKind;
  readonly develop: number;
  readonly build: number;
  readonly gives: Output;
}

/** Governments: the totals printed on them are powers like any other. */
export interface Government extends CardHead, Powers {
  readonly kind: 'government';
  readonly develop: number;
  readonly revolution: number;
}

/** Special (blue) technologies. */
export interface SpecialTechnology extends CardHead, Powers {
  readonly kind: SpecialKind;
  readonly develop: number;
  /** Stages that may be built with one civil action. */
  readonly stagesAtOnce?: number;
}

/** Leaders; `taking` changes the price of this very card in the row. */
export interface Leader extends CardHead, Powers {
  readonly kind: 'leader';
  readonly taking?: Ask<number>;
}

/** Wonders with the costs of their stages. */
export interface Wonder extends CardHead, Powers {
  readonly kind: 'wonder';
  readonly stages: readonly number[];
  readonly paidIn?: 'food';
  readonly taking?: Ask<number>;
  /** Its `actionCardBonus` works from the first stage on. */
  readonly worksUnfinished?: true;
  /** Others may build one stage per turn. */
  readonly othersMayBuild?: true;
}

/** What an action card tells its player to do. */
export type Order =
  | { readonly does: 'build-or-upgrade'; readonly of: readonly WorkerKind[]; readonly discount: number }
  | { readonly does: 'upgrade'; readonly of: readonly WorkerKind[]; readonly discount: number }
  | { readonly does: 'population'; readonly gain: Gain }
  | { readonly does: 'stage'; readonly discount: number }
  | { readonly does: 'develop'; readonly gain: Gain }
  | { readonly does: 'gain'; readonly gain: Gain }
  | { readonly does: 'choose'; readonly choices: readonly Gain[] }
  | { readonly does: 'boost'; readonly resources: number; readonly militaryActions: number }
  | { readonly does: 'per-stronger'; readonly resources: Copies }
  | { readonly does: 'per-more-culture'; readonly culture: Copies };

/** Yellow action cards. */
export interface ActionCard extends CardHead {
  readonly kind: 'action';
  readonly order: Order;
}

export type CivilCard = WorkerTechnology | Government | SpecialTechnology | Leader | Wonder | ActionCard;

/** Whom an effect of an event concerns; decided once, when it is revealed (TA 8.8). */
export type Who =
  | 'each'
  | 'strongest'
  | 'weakest'
  | 'two-strongest'
  | 'two-weakest'
  | 'second-weakest'
  | 'most-culture'
  | 'fewest-culture'
  | 'happiest'
  | 'most-discontent'
  | 'revealer';

/** What one seat is asked or made to do by an event or aggression. */
export type Deed =
  | { readonly does: 'gain'; readonly gain: Reward }
  | { readonly does: 'lose'; readonly lose: Reward }
  | { readonly does: 'choose'; readonly choices: readonly Gain[] }
  | { readonly does: 'gain-mix'; readonly amount: number }
  | { readonly does: 'lose-mix'; readonly amount: number }
  | { readonly does: 'produce'; readonly parts: readonly ('corruption' | 'food' | 'consumption' | 'resources')[] }
  | { readonly does: 'lose-all-food' }
  | { readonly does: 'lose-actions'; readonly amount: Ask<number>; readonly drawPerAction?: true }
  | { readonly does: 'destroy-own' }
  | { readonly does: 'destroy-of-each-other' }
  | { readonly does: 'free-build'; readonly technology: string }
  | { readonly does: 'develop-civilization' }
  | { readonly does: 'choose-revealed'; readonly cards: number }
  | { readonly does: 'remove-old-leader' }
  | { readonly does: 'lose-colony' }
  | { readonly does: 'take-row-cards'; readonly worth: number }
  | { readonly does: 'ravage'; readonly upTo: Level }
  | { readonly does: 'move-worker' }
  | { readonly does: 'take-tokens'; readonly from: Who; readonly yellow: number }
  | { readonly does: 'negotiate'; readonly from: Who; readonly to: Who; readonly choices: readonly Gain[] }
  | { readonly does: 'rank'; readonly by: Rating; readonly culture: Readonly<Record<number, readonly number[]>> }
  | { readonly does: 'score'; readonly culture: Ask<number> };

/** One line of an event: who, under which condition, does what. */
export interface Effect {
  readonly who: Who;
  readonly if?: 'among-two-weakest' | 'not-in-last-age' | 'in-last-age' | 'three-or-more';
  readonly deed: Deed;
}

/** Events; the impacts of Age III are scored at the end of the game. */
export interface EventCard extends CardHead {
  readonly kind: 'event';
  readonly effects: readonly Effect[];
}

/** Territories: powers while owned, and what happens once. */
export interface Territory extends CardHead, Powers {
  readonly kind: 'territory';
  readonly once: Gain | { readonly choices: readonly Gain[] };
}

/** Tactics: the units of one army and what it adds. */
export interface Tactic extends CardHead {
  readonly kind: 'tactic';
  /** Infantry, cavalry and artillery of one army. */
  readonly army: readonly [number, number, number];
  readonly strength: number;
  /** The value with a unit two or more levels below; the same where there is none. */
  readonly antiquated: number;
  /** The level of the lowest unit of the army is added. */
  readonly addsLowestLevel?: true;
}

/** What a successful aggression does. */
export type Assault =
  | { readonly does: 'plunder'; readonly amount: number }
  | { readonly does: 'take'; readonly take: Gain }
  | { readonly does: 'enslave'; readonly gain: Gain }
  | { readonly does: 'raid'; readonly levels: readonly Level[] }
  | { readonly does: 'kidnap'; readonly bonus: Gain }
  | { readonly does: 'annex' }
  | { readonly does: 'infiltrate'; readonly perLevel: Gain };

export interface Aggression extends CardHead {
  readonly kind: 'aggression';
  readonly militaryActions: number;
  readonly assault: Assault;
}

/** What the victor of a war takes, by strength advantage. */
export interface War extends CardHead {
  readonly kind: 'war';
  readonly militaryActions: number;
  readonly spoils: (advantage: number) => Gain;
  /** Special technologies may be taken instead of science. */
  readonly orTechnologies?: true;
  /** What both sides have while it lies there. */
  readonly meanwhile?: Powers;
}

export interface Pact extends CardHead {
  readonly kind: 'pact';
  readonly a: Powers;
  readonly b: Powers;
  /** The two sides differ, so that the offer names who is who. */
  readonly sided: boolean;
  readonly forbidsAttack?: true;
  readonly endsOnAttack?: true;
}

export interface BonusCard extends CardHead {
  readonly kind: 'bonus';
  readonly defence: number;
  readonly colonization: number;
}

export type MilitaryCard = EventCard | Territory | Tactic | Aggression | War | Pact | BonusCard;
export type Card = CivilCard | MilitaryCard;

/** The five kinds of urban building. */
export const URBAN: readonly UrbanKind[] = ['lab', 'temple', 'library', 'theater', 'arena'];
/** The four kinds of unit. */
export const UNITS: readonly UnitKind[] = ['infantry', 'cavalry', 'artillery', 'air-force'];
/** Farms and mines. */
export const FIELDS: readonly ('farm' | 'mine')[] = ['farm', 'mine'];
