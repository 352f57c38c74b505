/** The words the expansion adds: its steps, actions, facts and reasons. */

import type { Seat } from '@tabularium/kernel';
import type { CityStateId } from '../content/city-states.ts';
import type { DiplomacyId } from '../content/diplomacy.ts';
import type { FocusId, FocusType } from '../content/focus-cards.ts';
import type { Resource } from '../content/resources.ts';
import type { Letter } from '../content/tiles.ts';
import type { AgendaId } from '../content/victory-cards.ts';
import type { WonderId } from '../content/wonders.ts';
import type { Target } from '../effects.ts';
import type { Fight, Resolving, TradeSource } from '../vocabulary.ts';
import type { DialEvent } from './content/dial.ts';
import type { District, GovernmentId } from './names.ts';

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
export interface TerraFrames {
  /** Set-up (TI 3). */
  'place-fort': { seat: Seat };
  union: { seat: Seat };
  'give-ibrahim': { seat: Seat };
  /** Armies (TI 5). */
  'choose-army': Campaign;
  'move-army': Marching;
  'choose-target': Marching;
  'fight-on': { seat: Seat; side: 'attack' | 'defence'; fight: ArmyFight };
  'army-combat': { fight: ArmyFight };
  scorch: { seat: Seat; fight: ArmyFight };
  'settle-army': { seat: Seat; fight: ArmyFight; captured: WonderId | null };
  retort: { seat: Seat; from: Seat };
  'drop-army': { seat: Seat };
  /** Exploration (TI 6). */
  explore: { seat: Seat; from: number };
  'explore-from': { seat: Seat; spaces: number[] };
  survey: { seat: Seat };
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
export interface TerraActions {
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
export type TerraReason =
  | 'too-few-contacts'
  | 'touches-fort'
  | 'touches-city-state'
  | 'fort'
  | 'next-to-fort'
  | 'rival-army'
  | 'pact'
  | 'no-edge'
  | 'no-capital-here'
  | 'explored-already'
  | 'stack-empty';

/** What the log can say. */
export type TerraFact =
  | { fact: 'fort-placed'; seat: Seat; space: number }
  | { fact: 'tile-explored'; seat: Seat; tile: number }
  | { fact: 'tile-does-not-fit'; seat: Seat; tile: number }
  | { fact: 'ibrahim-given'; seat: Seat; to: Seat }
  | { fact: 'army-moved'; seat: Seat; from: number; to: number }
  | { fact: 'army-defeated'; seat: Seat; space: number }
  | { fact: 'army-returned'; seat: Seat; space: number }
  | { fact: 'army-deployed'; seat: Seat; space: number }
  | { fact: 'army-attack'; seat: Seat; space: number; target: Target; owner: Seat | null }
  | { fact: 'die-thrown-again'; seat: Seat; die: number; value: number }
  | { fact: 'resource-committed'; seat: Seat; resource: Resource }
  | { fact: 'fort-taken'; seat: Seat; space: number }
  | { fact: 'fort-abandoned'; space: number }
  | { fact: 'district-placed'; seat: Seat; district: District; space: number }
  | { fact: 'district-lost'; seat: Seat; district: District }
  | { fact: 'district-resolved'; seat: Seat; district: District }
  | { fact: 'government-changed'; seat: Seat; government: GovernmentId }
  | { fact: 'government-lost'; seat: Seat; government: GovernmentId }
  | { fact: 'dial-turned'; sector: number }
  | { fact: 'wonder-cheapened'; wonder: WonderId }
  | { fact: 'wonder-removed'; wonder: WonderId }
  | { fact: 'city-seized'; seat: Seat; rival: Seat; space: number }
  | { fact: 'city-state-annexed'; seat: Seat; cityState: CityStateId }
  | { fact: 'agenda-lost'; seat: Seat; agenda: AgendaId };
