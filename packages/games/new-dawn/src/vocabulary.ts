/** The words of the game: its steps, actions, facts and reasons. The compiler checks rules and texts against them. */

import type { ActionsOf, AllOf, AnyOf, Seat } from '@tabularium/kernel';
import type { NewDawnFeature } from './bot/features.ts';
import type { CITY_STATES, CityStateId } from './content/city-states.ts';
import type { Sector } from './content/dials.ts';
import type { DIPLOMACY_IDS, DiplomacyId } from './content/diplomacy.ts';
import type { BaseFocusCard, FOCUS_CARDS, FOCUS_TYPES, FocusId, FocusType } from './content/focus-cards.ts';
import type { LEADERS } from './content/leaders.ts';
import type { NATURAL_WONDERS, NaturalWonderId } from './content/natural-wonders.ts';
import type { Resource } from './content/resources.ts';
import type { LETTERS, Letter, Side } from './content/tiles.ts';
import type { AgendaId, BaseAgendaId, VICTORY_CARDS } from './content/victory-cards.ts';
import type { WONDERS, WonderId } from './content/wonders.ts';
import type { BaseLabels } from './labels.ts';
import type { EffectId, MomentOf } from './queries/effects.ts';
import type { Spot } from './queries/spots.ts';
import type { BaseOptions, NewDawnState, NewDawnView } from './state.ts';
import type { COMPONENTS } from './text/things.ts';

/** What each box brings. An expansion adds its line from its own folder; the base never names it. */
export interface Boxes {
  base: BaseWords;
}

/** Everything of that kind that any box brings. */
export type Brought<Part extends string> = AnyOf<Boxes, Part>;

/** The words of the game. */
export interface NewDawn {
  boxes: Boxes;
  state: NewDawnState;
  view: NewDawnView;
  options: AllOf<Boxes, 'options'>;
  frames: Frames;
  actions: Actions;
  facts: Fact & { seen: 'all'; spots: Readonly<Record<number, Spot>> };
  reasons: Reason;
  labels: AllOf<Boxes, 'labels'>;
  figures: NewDawnFigure;
  tallies: 'leader' | 'wonder';
  features: NewDawnFeature;
  streams: Brought<'streams'>;
}

/** The numbers of a player that people watch. */
export type NewDawnFigure =
  | 'agendas'
  | 'spaces'
  | 'cities'
  | 'reinforced'
  | 'wonders'
  | 'dial'
  | 'trade'
  | 'caravans'
  | 'diplomacy'
  | Resource;

/** Step name to the fields of its frame. */
export type Frames = AllOf<Boxes, 'frames'>;

/** Decision step name to its actions. */
export type Actions = ActionsOf<Boxes>;

/** What the log can say; everything is public. */
export type Fact = Brought<'facts'>;

/** Why something is not possible. */
export type Reason = Brought<'reasons'>;

/** What the base game brings: its words, and the names of what is in its box. */
interface BaseWords {
  frames: BaseFrames;
  actions: BaseActions;
  facts: BaseFact;
  reasons: BaseReason;
  labels: BaseLabels;
  options: BaseOptions;
  streams: 'set-up' | 'map' | 'wonders' | 'dice' | 'barbarians';
  leaderId: keyof typeof LEADERS;
  focusId: keyof typeof FOCUS_CARDS;
  focusType: (typeof FOCUS_TYPES)[number];
  focusCard: BaseFocusCard;
  wonderId: keyof typeof WONDERS;
  cityStateId: keyof typeof CITY_STATES;
  naturalWonderId: keyof typeof NATURAL_WONDERS;
  diplomacyId: (typeof DIPLOMACY_IDS)[number];
  victoryCardId: keyof typeof VICTORY_CARDS;
  agendaId: BaseAgendaId;
  letter: (typeof LETTERS)[number];
  target: 'barbarian' | 'city-state' | 'token' | 'city' | 'capital';
  component: (typeof COMPONENTS)[number];
  /** What a combat value comes from, besides cards and leaders. */
  strength: 'slot' | 'card' | 'terrain' | 'city-state' | 'reinforced';
}

/** What is spent as a trade token: one of the card's own, a city-state's, a natural wonder's (America) or a resource (Palenque). */
export type TradeSource = 'trade' | CityStateId | NaturalWonderId | Resource;

/** One part of a combat value beside the die: what it comes from. */
export interface StrengthPart {
  readonly from: Brought<'strength'> | EffectId;
  readonly value: number;
}

/** A fight under way. */
export interface Fight {
  attacker: Seat;
  /** The space under attack. */
  space: number;
  /** The attacker's military card, and the slot it is resolved in. */
  card: FocusId;
  slot: number;
  /** Combat values so far. */
  attack: number;
  defence: number;
}

/** A card being resolved: whose, which, and the number of the slot it counts as. */
export interface Resolving {
  seat: Seat;
  card: FocusId;
  slot: number;
  /** The card whose text is carried out, where another has taken its place meanwhile (ND 6.6). */
  text?: FocusId;
}

/** An industry card being resolved. */
interface Building extends Resolving {
  /** Was a begun wonder left already? A second one is built (ND 12.17). */
  reconsidered?: true;
}

/** An economy card being resolved: the steps its caravans share, and those that have moved. */
interface Caravans extends Resolving {
  bonus: number;
  extra: number;
  moved: number[];
}

/** The frames of the base game. */
interface BaseFrames {
  /** Map building (ND 4). */
  'next-tile': { seat: Seat };
  'take-tile': { seat: Seat };
  'lay-tile': { seat: Seat; tile: number; side: Side; rotation: number };
  /** Set-up (ND 2, ND 3). */
  'found-capital': { seat: Seat };
  populate: Record<never, never>;
  'turn-direction-token': { seat: Seat };
  /** Round and turn (ND 6). */
  turn: { seat: Seat };
  'choose-focus': { seat: Seat };
  resolve: { seat: Seat; card: FocusId; as: number };
  finish: Resolving;
  moment: MomentOf;
  'use-effect': MomentOf;
  reset: { seat: Seat; card: FocusId };
  'end-turn': { seat: Seat };
  'end-round': Record<never, never>;
  'check-victory': Record<never, never>;
  /** The focus row (ND 6, ND 7). */
  'put-trade': {
    seat: Seat;
    left: number;
    onto: Seat;
    type: FocusType | null;
    /** May the tokens be declined (ND 6.3)? */
    optional?: true;
  };
  'swap-cards': { seat: Seat; neighbours: boolean };
  'resolve-another': { seat: Seat; except: FocusId };
  'station-wonder': { seat: Seat; wonder: NaturalWonderId };
  'withdraw-trade': { seat: Seat };
  /** Culture (ND 9). */
  'place-tokens': { seat: Seat; card: FocusId | null; limit: number; left: number; near: Near };
  'spread-over-hills': { seat: Seat; hills: number[] };
  'move-token': { seat: Seat; from: number };
  'convert-token': { seat: Seat };
  'destroy-token': { seat: Seat };
  'name-tokens': { seat: Seat; first: number };
  'yield-token': { seat: Seat; to: Seat; spaces: number[] };
  'nuclear-power': { seat: Seat };
  /** Resources (ND 8). */
  'take-resource': { seat: Seat; onlyNew: boolean };
  'exchange-resource': { seat: Seat };
  /** Science (ND 10). */
  'advance-dial': { seat: Seat; card: FocusId; left: number };
  'advance-farther': { seat: Seat; card: FocusId };
  dial: { seat: Seat; left: number };
  'gain-card': { seat: Seat; level: number };
  'raise-card': { seat: Seat; left: number; anyLevel: boolean; raised: FocusId[] };
  /** Economy (ND 11). */
  'choose-caravan': Caravans;
  'move-caravan': Caravans & {
    caravan: number;
    at: number;
    left: number;
    /** Does it still stand in a rival city or city-state that it did not enter on this move (ND 11.15)? */
    unmoved?: boolean;
    /** Has this caravan left the known map on this move, where a box allows it? */
    explored?: boolean;
  };
  'drop-caravan': { seat: Seat };
  /** Diplomacy (ND 15). */
  'take-diplomacy': { seat: Seat; from: Seat | null; left: number };
  'take-city-state-card': { seat: Seat; cityState: CityStateId };
  'claim-city-state-card': { seat: Seat; cityState: CityStateId };
  'return-diplomacy': { seat: Seat; from: Seat };
  'exchange-diplomacy': { seat: Seat };
  'after-arrival': { seat: Seat; card: FocusId; space: number };
  'move-barbarian': { seat: Seat; barbarian: number };
  /** Industry (ND 12). */
  build: Building;
  'pay-wonder': Building & { wonder: WonderId; production: number };
  /** Military (ND 13). */
  campaign: Resolving & { attacks: number; reinforced: number; turnedFirst: boolean };
  'press-attack': { seat: Seat; fight: Fight };
  'press-defence': { seat: Seat; fight: Fight };
  press: { side: 'attack' | 'defence'; fight: Fight };
  combat: { fight: Fight };
  'conquer-or-liberate': { seat: Seat; space: number };
  'free-token': { seat: Seat; space: number; reinforced: boolean };
  plunder: { seat: Seat; victim: Seat; left: number };
  'carry-off': { seat: Seat; wonder: WonderId };
  /** Events (ND 14). */
  'move-barbarians': { direction: number; next: number };
  'part-barbarians': { rolls: number };
  'pay-barbarian': { seat: Seat; left: number };
}

/** Where control tokens may be placed: next to a city, next to any friendly space, or next to this new city. */
export type Near = 'city' | 'friendly' | number | Brought<'near'>;

interface OnSpace<Type extends string> {
  readonly type: Type;
  readonly space: number;
}
interface OnSlot<Type extends string> {
  readonly type: Type;
  /** The slot from 1. */
  readonly slot: number;
}
interface Done {
  readonly type: 'done';
}
interface Spend {
  readonly type: 'spend';
  readonly token: TradeSource;
}
type PlaceToken = OnSpace<'place'> | OnSpace<'take-back'>;

/** The actions of the base game. */
interface BaseActions {
  'take-tile': { readonly type: 'take-tile'; readonly tile: number; readonly side: Side; readonly rotation: number };
  'lay-tile': { readonly type: 'lay-tile'; readonly q: number; readonly r: number };
  'found-capital': OnSpace<'found-capital'>;
  'turn-direction-token': { readonly type: 'orient'; readonly orientation: number };
  'choose-focus': OnSlot<'focus'> | Use;
  'use-effect': Use | Done;
  'put-trade': OnSlot<'put-trade'> | { readonly type: 'store-trade' } | Done;
  'swap-cards': { readonly type: 'swap'; readonly slot: number; readonly other: number } | Done;
  'resolve-another': OnSlot<'resolve'> | Done;
  'station-wonder': OnSlot<'station'>;
  'withdraw-trade': OnSlot<'withdraw'> | Done;
  'place-tokens': PlaceToken | Spend | Done;
  'spread-over-hills': PlaceToken | Done;
  'move-token': OnSpace<'lift'> | OnSpace<'put-down'> | Done;
  'convert-token': OnSpace<'convert'> | OnSpace<'take-back'> | Done;
  'destroy-token': OnSpace<'destroy'> | Done;
  'name-tokens': OnSpace<'name'> | OnSpace<'take-back'> | Done;
  'yield-token': OnSpace<'yield'>;
  'nuclear-power': OnSpace<'strike'> | Done;
  'take-resource': { readonly type: 'take-resource'; readonly resource: Resource } | Done;
  'exchange-resource': { readonly type: 'exchange'; readonly give: Resource; readonly take: Resource } | Done;
  'advance-dial': Spend | { readonly type: 'advance' } | Done;
  'gain-card': { readonly type: 'gain'; readonly card: FocusId; readonly slot: number } | Done;
  'raise-card': OnSlot<'raise'> | BaseActions['gain-card'];
  'choose-caravan': { readonly type: 'caravan'; readonly caravan: number; readonly from: number } | Spend | Done;
  'move-caravan': OnSpace<'step'> | { readonly type: 'stop' } | Spend;
  'drop-caravan': { readonly type: 'drop'; readonly caravan: number };
  'take-diplomacy': TakeDiplomacy | Done;
  'take-city-state-card': { readonly type: 'take-city-state-card' } | Done;
  'return-diplomacy': { readonly type: 'return'; readonly card: DiplomacyId };
  'exchange-diplomacy': TakeDiplomacy | Done;
  'move-barbarian': { readonly type: 'choose-barbarian'; readonly letter: Letter } | OnSpace<'drive'> | Done;
  build: OnSpace<'build-city'> | { readonly type: 'wonder'; readonly wonder: WonderId } | Done;
  'pay-wonder':
    | { readonly type: 'pay'; readonly resource: Resource | NaturalWonderId }
    | Spend
    | OnSpace<'raise-wonder'>
    | Leave;
  campaign: OnSpace<'attack'> | OnSpace<'reinforce'> | Done;
  'press-attack': Spend | Done;
  'press-defence': Spend | Done;
  'conquer-or-liberate': { readonly type: 'conquer' } | { readonly type: 'liberate' };
  'free-token': OnSpace<'take-back'>;
  plunder: OnSlot<'plunder'> | Done;
  'carry-off': OnSpace<'carry-off'>;
  'pay-barbarian': OnSlot<'pay-barbarian'>;
}

/** Leave a begun wonder that nothing has been paid for. */
interface Leave {
  readonly type: 'leave';
}

interface Use {
  readonly type: 'use';
  readonly effect: EffectId;
}

interface TakeDiplomacy {
  readonly type: 'take-diplomacy';
  readonly card: DiplomacyId;
  readonly from: Seat;
  /** The card given back for it, if any. */
  readonly back: DiplomacyId | null;
}

/** The reasons of the base game. */
type BaseReason =
  | 'too-difficult'
  | 'water'
  | 'occupied'
  | 'barbarian'
  | 'out-of-reach'
  | 'next-to-city'
  | 'token-lies-there'
  | 'no-city-left'
  | 'no-city-for-wonder'
  | 'too-expensive'
  | 'no-target'
  | 'own-piece'
  | 'no-attacks-left'
  | 'either-or'
  | 'all-reinforced'
  | 'already-held'
  | 'already-arrived'
  | 'no-steps-left'
  | 'used-up'
  | 'no-token-left'
  | 'supply-empty';

/** The questions whose answer may be that nothing is wanted, and the log says so. */
export type Declinable =
  | 'advance-dial'
  | 'put-trade'
  | 'gain-card'
  | 'take-diplomacy'
  | 'take-city-state-card'
  | 'take-resource'
  | 'build';

/** The facts of the base game. */
type BaseFact =
  | { fact: 'tile-laid'; seat: Seat; tile: number }
  | { fact: 'capital-founded'; seat: Seat; space: number }
  | { fact: 'map-populated' }
  | { fact: 'first-player-drawn'; seat: Seat }
  | { fact: 'direction-chosen'; seat: Seat; orientation: number }
  | { fact: 'round-began'; round: number }
  | { fact: 'declined'; seat: Seat; step: Declinable }
  | { fact: 'card-chosen'; seat: Seat; card: FocusId; slot: number }
  | { fact: 'card-reset'; seat: Seat; card: FocusId }
  | { fact: 'effect-used'; seat: Seat; effect: EffectId }
  | { fact: 'cards-swapped'; seat: Seat; card: FocusId; other: FocusId }
  | { fact: 'trade-gained'; seat: Seat; card: FocusId }
  | { fact: 'trade-stored'; seat: Seat }
  | { fact: 'trade-withdrawn'; seat: Seat; card: FocusId }
  | { fact: 'storage-lost'; seat: Seat; count: number }
  | { fact: 'trade-lost'; seat: Seat }
  | { fact: 'trade-spent'; seat: Seat; token: TradeSource; card: FocusId }
  | { fact: 'resource-taken'; seat: Seat; resource: Resource; source: 'map' | 'supply' }
  | { fact: 'resource-spent'; seat: Seat; resource: Resource | NaturalWonderId }
  | { fact: 'natural-wonder-taken'; seat: Seat; wonder: NaturalWonderId }
  | { fact: 'natural-wonder-lost'; seat: Seat; wonder: NaturalWonderId }
  | { fact: 'natural-wonder-stationed'; seat: Seat; wonder: NaturalWonderId; card: FocusId }
  | { fact: 'token-placed'; seat: Seat; space: number }
  | { fact: 'token-taken-back'; seat: Seat; space: number }
  | { fact: 'token-moved'; seat: Seat; from: number; to: number }
  | { fact: 'token-replaced'; seat: Seat; rival: Seat; space: number }
  | { fact: 'token-turned'; seat: Seat; space: number; reinforced: boolean }
  | { fact: 'token-destroyed'; seat: Seat; space: number }
  | { fact: 'city-destroyed'; seat: Seat; space: number }
  | { fact: 'space-struck'; seat: Seat; space: number }
  | { fact: 'dial-advanced'; seat: Seat; to: number }
  | { fact: 'card-gained'; seat: Seat; card: FocusId; old: FocusId }
  | { fact: 'caravans-gained'; seat: Seat; count: number }
  | { fact: 'caravan-set-out'; seat: Seat; space: number }
  | { fact: 'caravan-returned'; seat: Seat; space: number }
  | { fact: 'caravan-dropped'; seat: Seat; space: number }
  | { fact: 'caravan-moved'; seat: Seat; from: number; to: number }
  | { fact: 'caravan-arrived'; seat: Seat; space: number }
  | { fact: 'caravan-lost'; seat: Seat; space: number }
  | { fact: 'diplomacy-taken'; seat: Seat; from: Seat; card: DiplomacyId }
  | { fact: 'diplomacy-returned'; seat: Seat; from: Seat; card: DiplomacyId }
  | { fact: 'city-state-card-taken'; seat: Seat; cityState: CityStateId }
  | { fact: 'city-state-card-returned'; seat: Seat; cityState: CityStateId }
  | { fact: 'city-state-card-lost'; seat: Seat; cityState: CityStateId }
  | { fact: 'city-built'; seat: Seat; space: number }
  | { fact: 'wonder-built'; seat: Seat; wonder: WonderId; space: number }
  | { fact: 'wonder-revealed'; wonder: WonderId }
  | { fact: 'wonder-carried-off'; seat: Seat; wonder: WonderId; space: number }
  | { fact: 'attack-declared'; seat: Seat; space: number; against: Seat | CityStateId | Letter }
  | {
      fact: 'dice-thrown';
      seat: Seat;
      attackDie: number;
      attack: number;
      attackParts: readonly StrengthPart[];
      defenceDie: number;
      defence: number;
      defenceParts: readonly StrengthPart[];
    }
  | { fact: 'attack-won'; seat: Seat; space: number; attack: number; defence: number }
  | { fact: 'attack-lost'; seat: Seat; space: number; attack: number; defence: number }
  | { fact: 'barbarian-defeated'; seat: Seat; letter: Letter }
  | { fact: 'city-state-conquered'; seat: Seat; cityState: CityStateId }
  | { fact: 'city-state-liberated'; seat: Seat; cityState: CityStateId }
  | { fact: 'city-state-free'; cityState: CityStateId }
  | { fact: 'space-conquered'; seat: Seat; rival: Seat; space: number }
  | { fact: 'capital-defeated'; seat: Seat; rival: Seat }
  | { fact: 'trade-plundered'; seat: Seat; rival: Seat; card: FocusId }
  | { fact: 'sector-turned'; sector: Sector }
  | { fact: 'direction-rolled'; die: number }
  | { fact: 'barbarian-moved'; letter: Letter; from: number; to: number }
  | { fact: 'barbarian-returned'; letter: Letter; space: number }
  | { fact: 'barbarian-turned'; letter: Letter; at: 'edge' | 'barrier' }
  | { fact: 'barbarian-stayed'; letter: Letter; space: number }
  | { fact: 'barbarian-repelled'; letter: Letter; space: number }
  | { fact: 'barbarians-met'; letters: readonly Letter[]; space: number; mover: Letter; die: number }
  | { fact: 'nothing-to-pay'; seat: Seat }
  | { fact: 'barbarian-paid'; seat: Seat; card: FocusId }
  | { fact: 'agenda-completed'; seat: Seat; agenda: AgendaId }
  | { fact: 'agenda-lost'; seat: Seat; agenda: AgendaId };
