/**
 * What is printed on a card, as data: its numbers, its symbols, what it changes and what it gives at named moments.
 * What a card does beyond that is said by its id in `effects/`.
 */

/** The level of a card: Age A is 0. */
export type Level = 0 | 1 | 2 | 3;

/** Copies in the decks with 2, 3 and 4 players. */
export type Copies = readonly [number, number, number];

export type UrbanKind = 'lab' | 'temple' | 'library' | 'theater' | 'arena';
export type UnitKind = 'infantry' | 'cavalry' | 'artillery' | 'air-force';
/** Technologies that hold workers. */
export type WorkerKind = 'farm' | 'mine' | UrbanKind | UnitKind;
/** The four kinds of special (blue) technology; one of each can be in play. */
export type SpecialKind = 'law' | 'warfare' | 'exploration' | 'construction';
export type TechnologyKind = WorkerKind | SpecialKind | 'government';
/** What a mix of boxes is about: the cards there is one of each. */
export type FamousKind = 'leader' | 'wonder';
export type CivilKind = TechnologyKind | FamousKind | 'action';
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

/** A gain printed on the card, or one that the card's effect has to count. */
export type Reward = Gain | 'counted';

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
  /** One amount, or one per level of the affected card. */
  readonly amount: number | readonly [number, number, number, number];
  /** The lowest cost this discount may lead to; 0 unless the card says otherwise. */
  readonly least?: number;
  /** Only with a worker on a card of this kind. */
  readonly with?: WorkerKind;
}

/** What temporary resources and science can pay for (TA 17.6). */
export type Purpose = 'units' | 'construction' | 'unit-technologies';

/** Temporary resources or science, for one turn. */
export interface Temporary {
  readonly for: Purpose;
  readonly amount: number;
}

/** What a leader or wonder simply gives at the named moments. */
export interface Gifts {
  /** Its owner developed a technology (of one of these kinds). */
  readonly developed?: { readonly gain: Gain; readonly of?: readonly TechnologyKind[] };
  readonly tookTechnology?: Gain;
  readonly tookWonder?: Gain;
  readonly preparedEvent?: Gain;
  readonly declaredRevolution?: Gain;
  /** One yellow token moved from the bank to the worker pool. */
  readonly populationToken?: Gain;
  /** This wonder was completed. */
  readonly completed?: Gain;
  /** Leaves play in whatever way. */
  readonly left?: Gain;
  /** For each card discarded as excess. */
  readonly excessDiscarded?: Gain;
  /** The age of that level begins. */
  readonly ageStarts?: { readonly levels: readonly number[]; readonly gain: Gain };
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

/** An exception to the rules that holds for whoever has the card. */
export type Exception =
  /** One military action may be used as a civil one each turn. */
  | 'converts-military'
  /** Completed wonders do not make taking a wonder dearer. */
  | 'no-wonder-surcharge'
  /** One population each turn for nothing. */
  | 'settles-each-turn'
  /** Every other source of at least one happy face gives one more. */
  | 'happy-sources-plus-one'
  | 'second-political-action'
  /** The same, once per game. */
  | 'second-political-action-once'
  | 'never-attacks'
  | 'immune-to-war'
  | 'sees-prepared-events'
  | 'prepares-any-card'
  /** A revolution takes all military actions instead of the civil ones. */
  | 'revolts-by-military'
  | 'infantry-as-cavalry'
  | 'farms-as-units'
  | 'unit-counts-twice'
  /** Labs produce resources equal to their level. */
  | 'labs-produce'
  | 'keeps-tactics'
  /** Once per turn an action card may be played in the turn it was taken. */
  | 'plays-taken-card'
  /** A unit may be sacrificed in an aggression or war: it counts twice. */
  | 'sacrifices-units';

/** Numbers of a civilization that few cards change. */
export type Quantity =
  | 'civilHand'
  | 'militaryHand'
  | 'fewerDiscontent'
  /** Extra strength against aggressions and when an event looks for the weakest. */
  | 'shelter'
  /** Military cards drawn at the end of the turn. */
  | 'draw'
  /** Military cards that may be discarded in a colonization for +1 each. */
  | 'colonizationDiscards'
  /** What the first action card of each turn gives more. */
  | 'actionCards'
  /** Extra strength of a unit sacrificed in defence. */
  | 'sacrificedGuard';

/** What several cards in play can change while they work. */
export interface Powers {
  readonly symbols?: Symbols;
  readonly civilActions?: number;
  readonly militaryActions?: number;
  readonly blueTokens?: number;
  readonly yellowTokens?: number;
  readonly colonization?: number;
  readonly urbanLimit?: number;
  /** Numbers that few cards change. */
  readonly plus?: { readonly [Q in Quantity]?: number };
  readonly exceptions?: readonly Exception[];
  /** Extra food or resources at each production (TA 17.5). */
  readonly production?: Production;
  readonly adds?: readonly RatingEffect[];
  readonly discounts?: readonly Discount[];
  readonly on?: Gifts;
  readonly temporary?: Temporary & { readonly duringActions?: true };
  /** Any urban building may be upgraded to this kind once per turn. */
  readonly upgradesTo?: UrbanKind;
  /** One worker on the best card of the kind (up to that level) produces one more token. */
  readonly extraToken?: readonly { readonly kind: 'farm' | 'mine'; readonly upTo: Level }[];
}

/** An action of its own each turn for these kinds, with a discount and a gain. */
export interface ExtraAction {
  readonly of: readonly CivilKind[];
  readonly discount: number;
  readonly gain: Gain;
}

interface CardHead {
  readonly id: string;
  readonly level: Level;
  /** The box it comes in. */
  readonly box: string;
  readonly copies: Copies;
  /** The card of another box it stands in for. */
  readonly replaces?: string;
}

/** A card as its box lists it under its id: the box adds the kind where all cards of a list are of one, and how many. */
export type Listed<C extends Card> = Omit<
  C,
  'id' | 'box' | 'copies' | 'makes' | ([C['kind']] extends [ManyKinds] ? never : 'kind')
> &
  (C['kind'] extends OneOfEach ? { readonly copies?: Copies } : Pick<C, 'copies'>);
type ManyKinds = WorkerKind | SpecialKind;
/** The decks have one copy of each, unless the box says otherwise; pacts are left out with two players. */
type OneOfEach = 'leader' | 'wonder' | 'event' | 'pact';

/** Lists of cards by their ids. */
export type Cards<C extends Card> = Readonly<Record<string, Listed<C>>>;

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
  /** The same, with 0 for what it does not give. */
  readonly makes: Readonly<Record<keyof Output, number>>;
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

/** Leaders. */
export interface Leader extends CardHead, Powers {
  readonly kind: 'leader';
  /** Its effect changes the price in the row. */
  readonly taking?: 'counted';
  readonly replacement?: Replacement;
}

/** Wonders with the costs of their stages. */
export interface Wonder extends CardHead, Powers {
  readonly kind: 'wonder';
  readonly stages: readonly number[];
  readonly paidIn?: 'food';
  /** Its effect changes the price in the row. */
  readonly taking?: 'counted';
  /** The tokens of its stages stay on it when it is completed. */
  readonly keepsTokens?: true;
  /** What it adds to action cards works from the first stage on. */
  readonly worksUnfinished?: true;
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

/** Any card of the civil decks. */
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
  | { readonly does: 'lose-actions'; readonly amount: number | 'counted'; readonly drawPerAction?: true }
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
  /** Culture that the card's effect counts. */
  | { readonly does: 'score' };

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

/** Aggressions. */
export interface Aggression extends CardHead {
  readonly kind: 'aggression';
  readonly militaryActions: number;
  readonly assault: Assault;
}

/** What the victor of a war takes: so much at least, and one more for each or every so many points of advantage. */
export interface Spoils {
  readonly of: 'culture' | 'science' | 'yellowTokens';
  readonly least?: number;
  readonly every?: number;
}

/** Wars. */
export interface War extends CardHead {
  readonly kind: 'war';
  readonly militaryActions: number;
  readonly spoils: Spoils;
  /** Special technologies may be taken instead of science. */
  readonly orTechnologies?: true;
  /** What both sides have while it lies there. */
  readonly meanwhile?: Powers;
}

/** What one side of a pact has. */
export interface PactSide extends Powers {
  /** Extra strength in an attack on the partner. */
  readonly attackBonus?: number;
  /** One of this good may be used as the other good each turn. */
  readonly convertsGoods?: Goods;
  readonly cooperation?: { readonly discount: number; readonly partnerPays: number };
}

/** Pacts. */
export interface Pact extends CardHead {
  readonly kind: 'pact';
  readonly a: PactSide;
  readonly b: PactSide;
  /** The two sides differ, so that the offer names who is who. */
  readonly sided: boolean;
  readonly forbidsAttack?: true;
  readonly endsOnAttack?: true;
}

/** Military bonus cards. */
export interface BonusCard extends CardHead {
  readonly kind: 'bonus';
  readonly defence: number;
  readonly colonization: number;
}

/** Any card of the military decks. */
export type MilitaryCard = EventCard | Territory | Tactic | Aggression | War | Pact | BonusCard;
/** Any card. */
export type Card = CivilCard | MilitaryCard;

/** The five kinds of urban building. */
export const URBAN: readonly UrbanKind[] = ['lab', 'temple', 'library', 'theater', 'arena'];
/** The four kinds of unit. */
export const UNITS: readonly UnitKind[] = ['infantry', 'cavalry', 'artillery', 'air-force'];
/** Farms and mines. */
export const FIELDS: readonly ('farm' | 'mine')[] = ['farm', 'mine'];
