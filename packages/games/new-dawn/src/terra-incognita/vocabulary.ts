/** The words the expansion adds: its steps, actions, facts and reasons. */

import type { Seat } from '@tabularium/kernel';
import type { CityStateId } from '../content/city-states.ts';
import type { DiplomacyId } from '../content/diplomacy.ts';
import type { FocusId, FocusType } from '../content/focus-cards.ts';
import type { NaturalWonderId } from '../content/natural-wonders.ts';
import type { Resource } from '../content/resources.ts';
import type { Letter } from '../content/tiles.ts';
import type { WonderId } from '../content/wonders.ts';
import type { Target } from '../queries/effects.ts';
import type { NewDawnState } from '../state.ts';
import type { Fight, Resolving, TradeSource } from '../vocabulary.ts';
import type { TerraCityStateId } from './content/city-states.ts';
import type { DialEvent } from './content/dial.ts';
import type { TerraDiplomacyId } from './content/diplomacy.ts';
import type { District } from './content/districts.ts';
import type { ArmyCard, GrowthCard, TerraFocusId } from './content/focus-cards.ts';
import type { GovernmentId } from './content/governments.ts';
import type { TerraLeaderId } from './content/leaders.ts';
import type { TerraNaturalWonderId } from './content/natural-wonders.ts';
import type { TERRA_LETTERS } from './content/tiles.ts';
import type { TerraAgendaId, TerraVictoryCardId } from './content/victory-cards.ts';
import type { TerraWonderId } from './content/wonders.ts';
import type { TerraLabels } from './labels.ts';
import type { Terra, TerraView } from './state.ts';
import type { TerraComponent } from './text/names.ts';

/** A military card being resolved, with what its armies have done. */
interface Campaign extends Resolving {
  /** The armies that have moved. */
  moved: number[];
  /** Was a defeated army already sent out again (Mass Production)? */
  redeployed: boolean;
}

/** An army on its way. */
export interface Marching extends Resolving {
  army: number;
  at: number;
  left: number;
  /** The spaces of this move, the starting one first. */
  path: number[];
  explored: boolean;
}

/** A fight of an army against something in its space. */
export interface ArmyFight extends Fight {
  army: number;
  target: Target;
  defender: Seat | null;
  /** Both dice as they lie. */
  attackDie: number;
  defenceDie: number;
  /** The spaces of the move that led to it. */
  path: number[];
}

/** Step name to the fields of its frame. */
interface TerraFrames {
  /** What exploring adds to the base game's frames (TI 6): from where, and the tile in hand. */
  'take-tile': { from?: number; tile?: number };
  'lay-tile': { from?: number };
  /** Was a water token laid before an exploration (Shipbuilding)? */
  'choose-caravan': { laidWater?: boolean };
  'move-caravan': { laidWater?: boolean };
  /** Set-up (TI 3). */
  'place-fort': { seat: Seat };
  union: { seat: Seat };
  'give-ibrahim': { seat: Seat };
  /** Armies (TI 5). */
  'choose-army': Campaign;
  'move-army': Marching;
  'choose-target': Marching;
  'fight-on': { seat: Seat; side: 'attack' | 'defence'; fight: ArmyFight };
  'fight-goes-on': { side: 'attack' | 'defence'; fight: ArmyFight };
  'army-combat': { fight: ArmyFight };
  scorch: { seat: Seat; fight: ArmyFight };
  'settle-army': { seat: Seat; fight: ArmyFight; captured: WonderId | null };
  retort: { seat: Seat; from: Seat };
  'drop-army': { seat: Seat };
  /** Exploration (TI 6). */
  explore: { seat: Seat; from: number };
  'explore-from': { seat: Seat; spaces: number[] };
  survey: { seat: Seat; looks: number };
  'settle-new-tile': { seat: Seat; size: number };
  'lay-water': { seat: Seat; from: number };
  /** Growth and districts (TI 7). */
  'choose-growth': Resolving;
  'place-district': Resolving;
  reinforce: { seat: Seat; card: FocusId | null; left: number; nearCity: boolean };
  deploy: { seat: Seat };
  'reinforce-near-armies': { seat: Seat };
  globalize: { seat: Seat };
  'resolve-districts': { seat: Seat; left: District[]; all: boolean };
  'use-district': { seat: Seat; district: District; defeated: boolean; reinforced: boolean };
  'place-among': { seat: Seat; spaces: number[]; reinforced: boolean; left: number };
  'found-city': { seat: Seat; spaces: number[]; by: 'industrial-zone' | 'cartography' };
  /** Governments and the dial (TI 8, TI 10). */
  'change-government': { seat: Seat };
  'turn-dial': Record<never, never>;
  'dial-event': { event: DialEvent };
  /** Cards. */
  'seize-city': { seat: Seat; spaces: number[] };
  'free-tokens': { seat: Seat; spaces: number[] };
  'copy-card': { seat: Seat; from: Seat };
  'conquer-visited': { seat: Seat; space: number };
  'swap-some': { seat: Seat; only: FocusType | null; without: FocusType | null };
}

interface OnSpace<Type extends string> {
  readonly type: Type;
  readonly space: number;
}
interface OnSlot<Type extends string> {
  readonly type: Type;
  readonly slot: number;
}
interface Done {
  readonly type: 'done';
}
interface Spend {
  readonly type: 'spend';
  readonly token: TradeSource;
}
interface Gain {
  readonly type: 'gain';
  readonly card: FocusId;
  readonly slot: number;
}
interface Swap {
  readonly type: 'swap';
  readonly slot: number;
  readonly other: number;
}
interface TakeDiplomacy {
  readonly type: 'take-diplomacy';
  readonly card: DiplomacyId;
  readonly from: Seat;
  readonly back: DiplomacyId | null;
}

/** Decision step name to its actions. */
interface TerraActions {
  'move-caravan': { readonly type: 'explore' };
  build: { readonly type: 'settle'; readonly space: number; readonly figure: 'caravan' | 'army' };
  'place-fort': { readonly type: 'place-fort'; readonly q: number; readonly r: number };
  union: TakeDiplomacy;
  'give-ibrahim': { readonly type: 'give-ibrahim'; readonly to: Seat } | Done;
  'choose-army': { readonly type: 'army'; readonly army: number; readonly from: number } | Done;
  'move-army': OnSpace<'march'> | { readonly type: 'halt' } | { readonly type: 'explore' };
  'choose-target': { readonly type: 'target'; readonly target: Target; readonly owner: Seat };
  'fight-on':
    | Done
    | Spend
    | { readonly type: 're-roll'; readonly token: TradeSource }
    | { readonly type: 'commit'; readonly resource: Resource };
  scorch: { readonly type: 'scorch' } | Done;
  retort: Swap | Done;
  'drop-army': { readonly type: 'drop-army'; readonly army: number };
  'explore-from': OnSpace<'explore-from'>;
  survey:
    | { readonly type: 'look' }
    | { readonly type: 'survey'; readonly tile: number; readonly space: number }
    | { readonly type: 'return-tile'; readonly tile: number; readonly to: 'top' | 'bottom' }
    | Done;
  'lay-water': { readonly type: 'lay-water'; readonly q: number; readonly r: number } | Done;
  'choose-growth': { readonly type: 'grow'; readonly by: 'district' | 'reinforcing' } | Done;
  'place-district':
    | { readonly type: 'district'; readonly district: District; readonly space: number }
    | OnSpace<'take-back'>
    | Done;
  reinforce: OnSpace<'reinforce'> | Spend | Done;
  deploy: { readonly type: 'deploy'; readonly army: number; readonly space: number } | Done;
  globalize: { readonly type: 'choose-district'; readonly district: District } | Done;
  'resolve-districts': { readonly type: 'resolve-district'; readonly district: District } | Done;
  'use-district':
    | { readonly type: 'ability'; readonly ability: Ability }
    | { readonly type: 'drive-out'; readonly letter: Letter }
    | { readonly type: 'rout'; readonly seat: Seat; readonly army: number }
    | OnSpace<'reinforce'>
    | Done;
  'place-among': OnSpace<'place'> | OnSpace<'take-back'> | Done;
  'found-city': OnSpace<'build-city'> | Done;
  'change-government': OnSlot<'govern'> | Done;
  'seize-city': OnSpace<'seize'> | Done;
  'free-tokens': OnSpace<'convert'> | Done;
  'copy-card': Gain | Done;
  'conquer-visited': { readonly type: 'conquer' } | Done;
  'swap-some': Swap | Done;
}

/** The abilities of which one is chosen when a district is resolved (TI 7.6). */
export type Ability = 'mature-cities' | 'deserts' | 'forests' | 'city' | 'place-token';

/** Why something is not possible. */
type TerraReason =
  | 'too-few-contacts'
  | 'touches-fort'
  | 'touches-city-state'
  | 'fort'
  | 'next-to-fort'
  | 'rival-army'
  | 'army'
  | 'district-lies'
  | 'pact'
  | 'no-edge'
  | 'no-capital-here'
  | 'explored-already'
  | 'stack-empty';

/** What an explored tile brings: tokens for what is printed on it. */
export type Found = Letter | Resource | CityStateId | NaturalWonderId;

/** What the log can say. */
type TerraFact =
  | { fact: 'fort-placed'; seat: Seat; space: number }
  | { fact: 'tile-drawn'; seat: Seat; tile: number }
  | { fact: 'tile-explored'; seat: Seat; tile: number; found: readonly Found[] }
  | { fact: 'water-laid'; seat: Seat; space: number }
  | { fact: 'united'; seat: Seat; rival: Seat }
  | { fact: 'tile-does-not-fit'; seat: Seat; tile: number }
  | { fact: 'ibrahim-given'; seat: Seat; to: Seat }
  | { fact: 'armies-gained'; seat: Seat; count: number }
  | { fact: 'army-set-out'; seat: Seat; space: number }
  | { fact: 'army-dropped'; seat: Seat; space: number }
  | { fact: 'army-moved'; seat: Seat; from: number; to: number }
  | { fact: 'army-defeated'; seat: Seat; space: number }
  | { fact: 'army-returned'; seat: Seat; from: number; to: number }
  | { fact: 'army-deployed'; seat: Seat; space: number }
  | { fact: 'army-attack'; seat: Seat; space: number; target: Target; owner: Seat | null }
  | { fact: 'die-thrown-again'; seat: Seat; die: number; value: number }
  | { fact: 'resource-committed'; seat: Seat; resource: Resource }
  | { fact: 'fort-taken'; seat: Seat; space: number }
  | { fact: 'fort-abandoned'; space: number }
  | { fact: 'trade-paid'; seat: Seat; card: FocusId; count: number }
  | { fact: 'tile-looked-at'; seat: Seat }
  | { fact: 'tile-chosen'; seat: Seat; tile: number }
  | { fact: 'tile-returned'; seat: Seat; to: 'top' | 'bottom' }
  | { fact: 'district-placed'; seat: Seat; district: District; space: number }
  | { fact: 'district-lost'; seat: Seat; district: District }
  | { fact: 'district-resolved'; seat: Seat; district: District; barren: boolean }
  | { fact: 'government-changed'; seat: Seat; government: GovernmentId }
  | { fact: 'government-lost'; seat: Seat; government: GovernmentId }
  | { fact: 'dial-turned'; sector: number }
  | { fact: 'wonder-cheapened'; wonder: WonderId }
  | { fact: 'wonder-removed'; wonder: WonderId }
  | { fact: 'city-seized'; seat: Seat; rival: Seat; space: number }
  | { fact: 'city-state-annexed'; seat: Seat; cityState: CityStateId };

/** What can be chosen of it when a table is made. */
interface TerraOptions {
  /** The base game alone, or with the expansion (TI 1). */
  module: 'base' | 'terra-incognita';
  /** No fort victory cards, all of the others are needed (TI 17.1). */
  peaceful: boolean;
  /** With how many trade tokens each seat starts (TI 17.2). */
  handicap: readonly number[];
}

/** Moments and numbers the expansion adds. */
export interface TerraEffect {
  /** How many places farther right a card counts that lies in that place (TI 9.6). */
  readonly shift?: (game: NewDawnState, seat: Seat, card: FocusId, place: number) => number;
  /** What each reinforced token adds to the holder's defence instead of 1. */
  readonly reinforcedWorth?: number;
  /** Happens after the holder has won an attack. */
  readonly afterWinning?: (game: NewDawnState, seat: Seat, fight: ArmyFight) => void;
  /** Happens just before a rival city is replaced by one of the holder. */
  readonly beforeTakingCity?: (game: NewDawnState, seat: Seat, space: number) => void;
  /** Armies may move any number of spaces. */
  readonly marchesFar?: boolean;
  /** Armies may pass rival control tokens (TI 15.1). */
  readonly passesTokens?: boolean;
  /** Resources may be spent in a fight, 2 combat value each. */
  readonly commitsResources?: boolean;
  /** Water next to own districts is friendly and of every terrain for their abilities. */
  readonly polders?: boolean;
  /** Pieces of the giver count as friendly for abilities of the holder's districts. */
  readonly sharesDistricts?: boolean;
  /** The wonder is built in a new city on the edge of the map, if possible. */
  readonly builtOnEdge?: boolean;
  /** For caravans all water on the edge of the map is next to each other. */
  readonly roundsTheMap?: boolean;
  /** The player is united with another from the first turn on. */
  readonly unites?: boolean;
  /** Caravans of whoever holds Ibrahim bring both a trade token (TI 15.3). */
  readonly hasVizier?: boolean;
  /** The city-state is a city of its card's holder in that player's turns (TI 15.2). */
  readonly lendsItself?: boolean;
  /** The giver may not be attacked or robbed of pieces by the holder. */
  readonly pact?: boolean;
}

/** What the expansion brings: its words, and the names of what is in its box. */
interface TerraWords {
  frames: TerraFrames;
  actions: TerraActions;
  facts: TerraFact;
  reasons: TerraReason;
  labels: TerraLabels;
  options: TerraOptions;
  zones: { terra: Terra | null };
  views: { terra: TerraView | null };
  effect: TerraEffect;
  leaderId: TerraLeaderId;
  focusId: TerraFocusId;
  focusType: 'growth';
  focusCard: ArmyCard | GrowthCard;
  wonderId: TerraWonderId;
  cityStateId: TerraCityStateId;
  naturalWonderId: TerraNaturalWonderId;
  diplomacyId: TerraDiplomacyId;
  victoryCardId: TerraVictoryCardId;
  agendaId: TerraAgendaId;
  letter: (typeof TERRA_LETTERS)[number];
  printed: 'fort';
  tileKind: 'fort' | 'water';
  near: 'district';
  /** What only an army can attack (TI 5.6). */
  target: 'army' | 'caravan' | 'fort';
  component: TerraComponent;
  /** What only fights of armies add. */
  strength: 'fort' | 'army';
}

declare module '../vocabulary.ts' {
  interface Boxes {
    terraIncognita: TerraWords;
  }
}
