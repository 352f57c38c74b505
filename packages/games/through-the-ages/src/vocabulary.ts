/** The words of Through the Ages: options, steps, actions, facts and reasons. */

import type { ActionsOf, AllOf, AnyOf, Seat } from '@tabularium/kernel';
import type { AgesFeature } from './bot/features.ts';
import type { Gain, Purpose } from './content/model.ts';
import type { BaseLabels } from './labels.ts';
import type { AgesState, AgesView, Source } from './state.ts';

/** What each box brings. An expansion adds its line from its own folder; the base never names it. */
export interface Boxes {
  base: BaseWords;
}

/** The words of the game; the compiler checks steps, facts and texts against them. */
export interface ThroughTheAges {
  boxes: Boxes;
  state: AgesState;
  view: AgesView;
  options: AgesOptions;
  frames: AgesFrames;
  actions: AgesActions;
  facts: AgesFact;
  reasons: AgesReason;
  labels: AgesLabels;
  figures: AgesFigure;
  tallies: 'leader' | 'wonder';
  features: AgesFeature;
  streams: AnyOf<Boxes, 'streams'>;
}

/** The numbers of a civilization that people watch; rates are what a turn brings. */
export type AgesFigure =
  | 'culture'
  | 'cultureRate'
  | 'science'
  | 'scienceRate'
  | 'strength'
  | 'happiness'
  | 'discontent'
  | 'food'
  | 'foodRate'
  | 'resources'
  | 'resourceRate'
  | 'corruption'
  | 'workers'
  | 'civil'
  | 'military'
  | 'cards';

/** What can be chosen when a table is made. */
export type AgesOptions = AllOf<Boxes, 'options'>;

/** What boards call zones and concepts. */
export type AgesLabels = AllOf<Boxes, 'labels'>;

/** What each step remembers. */
export type AgesFrames = AllOf<Boxes, 'frames'>;

/** What can be decided in each step. */
export type AgesActions = ActionsOf<Boxes>;

/** What can be done in the Action Phase. */
export type PhaseAction = AgesActions['act'];

/** What can be done in the Politics Phase. */
export type PoliticalAction = AgesActions['politics'];

/** Everything the log can say. */
export type AgesFact = AnyOf<Boxes, 'facts'>;

/** Why something may be impossible. */
export type AgesReason = AnyOf<Boxes, 'reasons'>;

/** What the base game brings. */
interface BaseWords {
  frames: BaseFrames;
  actions: BaseActions;
  facts: BaseFact;
  reasons: BaseReason;
  labels: BaseLabels;
  options: BaseOptions;
  streams: 'start' | 'civil' | 'military' | 'events';
}

/** What can be chosen of it (TA 2.5, TA 16.7, TA 16.8). */
interface BaseOptions {
  hands: 'open' | 'closed';
  length: 'full' | 'shorter' | 'handbook' | 'peaceful';
  resigning: boolean;
}

/** An attack being carried out. */
export interface Attack {
  card: string;
  attacker: Seat;
  rival: Seat;
  /** The attacker's strength, fixed when the card was played. */
  strength: number;
  /** The attacker's unit that will be sacrificed, or `''`. */
  unit: string;
}

/** A colonization being prepared. */
export interface Force {
  territory: string;
  bid: number;
  /** Units sent, by card. */
  sent: string[];
  /** Colonization values of bonus cards played so far. */
  bonus: number;
  discards: number;
  /** Which price is paid: 0 none, 1 the first. */
  bought: number;
}

/** What its steps remember. */
interface BaseFrames {
  // Set-up
  'build-decks': object;
  // The turn
  turn: { seat: Seat };
  replenish: { seat: Seat };
  'turn-effects': { seat: Seat };
  wars: { seat: Seat };
  'make-tactics-available': { seat: Seat };
  'politics-phase': { seat: Seat };
  politics: { seat: Seat; left: number; begun: boolean };
  'action-phase': { seat: Seat };
  act: { seat: Seat };
  'end-of-turn': { seat: Seat };
  excess: { seat: Seat };
  'turn-scores': { seat: Seat };
  production: { seat: Seat };
  'draw-military': { seat: Seat };
  'next-turn': { seat: Seat };
  'final-scoring': object;
  // Civil actions
  order: { seat: Seat; card: string; bonus: number; extra: boolean; all: boolean };
  'under-wonder': { seat: Seat; leader: string; back: number };
  // Politics
  look: { seat: Seat; at: Seat };
  'answer-pact': { seat: Seat; from: Seat; card: string; a: Seat; b: Seat };
  reveal: { seat: Seat };
  // Attacks
  defend: Attack & { seat: Seat; defence: number; cards: number; guard: string };
  fallen: { seat: Seat; card: string };
  plunder: { seat: Seat; from: Seat; amount: number };
  raid: { seat: Seat; from: Seat; levels: number[]; gained: number };
  annex: { seat: Seat; from: Seat };
  infiltrate: { seat: Seat; from: Seat; perLevel: number };
  kidnap: { seat: Seat; from: Seat; culture: number };
  'war-sacrifice': { seat: Seat; attacker: Seat; card: string; target: Seat; units: string[] };
  'war-ends': { attacker: Seat; card: string; target: Seat; units: string[] };
  spoils: { seat: Seat; from: Seat; left: number };
  // Events
  effect: { seat: Seat; card: string; index: number; from: Seat; to: Seat; revealer: Seat };
  choose: { seat: Seat; choices: Gain[]; source: Source };
  mix: { seat: Seat; amount: number; gain: boolean };
  'lose-worker': { seat: Seat; left: number };
  'lose-token': { seat: Seat; left: number };
  cover: { seat: Seat; builder: Seat; left: number };
  demolish: { seat: Seat; of: Seat };
  discard: { seat: Seat; left: number };
  'free-build': { seat: Seat; card: string };
  civilization: { seat: Seat };
  planning: { seat: Seat };
  'row-cards': { seat: Seat; left: number; taken: number };
  'refill-row': object;
  ravage: { seat: Seat; upTo: number };
  'move-worker': { seat: Seat };
  negotiate: { seat: Seat; from: Seat; to: Seat; choices: Gain[] };
  'lose-colony': { seat: Seat };
  // Colonization
  bid: { seat: Seat; territory: string; bid: number; leader: Seat; passed: Seat[] };
  force: Force & { seat: Seat };
}

export type Done = { readonly type: 'done' };
export type Choose = { readonly type: 'choose'; readonly option: number };
type Trade = { readonly type: 'trade' };
type Extra = { readonly extra?: true };
export type Take = { readonly type: 'take'; readonly space: number } & Extra;
export type Populate = { readonly type: 'population' };
export type Build = { readonly type: 'build'; readonly card: string } & Extra;
export type Upgrade = { readonly type: 'upgrade'; readonly from: string; readonly to: string } & Extra;
export type Stage = { readonly type: 'stage'; readonly count: number };
export type Develop = { readonly type: 'develop'; readonly card: string } & Extra;
export type Revolution = { readonly type: 'revolution'; readonly card: string };
export type OfCard<T extends string> = { readonly type: T; readonly card: string };

/** What every civilization, and cards of the base game, can do in the Action Phase. */
type BasePhaseAction =
  | Take
  | Populate
  | Build
  | Upgrade
  | OfCard<'destroy'>
  | OfCard<'leader'>
  | Stage
  | Develop
  | Revolution
  | ({ readonly type: 'play'; readonly card: string } & Extra)
  | OfCard<'tactic'>
  | { readonly type: 'copy'; readonly at: number }
  | OfCard<'recruit'>
  | { readonly type: 'settle' }
  | { readonly type: 'turn-choice'; readonly option: 'culture' | 'arms' }
  | { readonly type: 'convert' }
  | Trade
  | { readonly type: 'end-turn' };

/** The same in the Politics Phase. */
type BasePoliticalAction =
  | OfCard<'prepare'>
  | { readonly type: 'aggress'; readonly card: string; readonly rival: Seat; readonly unit?: string }
  | { readonly type: 'declare'; readonly card: string; readonly rival: Seat }
  | { readonly type: 'offer'; readonly card: string; readonly partner: Seat; readonly side: 'a' | 'b' }
  | { readonly type: 'cancel'; readonly owner: Seat }
  | { readonly type: 'resign' }
  | { readonly type: 'leader-power'; readonly card?: string }
  | { readonly type: 'look'; readonly at?: Seat }
  | { readonly type: 'no-politics' };

/** What can be decided in them. */
interface BaseActions {
  politics: BasePoliticalAction;
  act: BasePhaseAction;
  excess: OfCard<'discard'>;
  order: Build | Upgrade | Stage | Develop | Revolution;
  'under-wonder': OfCard<'place-under'> | Done;
  look: Done;
  'answer-pact': { readonly type: 'accept' } | { readonly type: 'refuse' };
  defend: OfCard<'play-bonus'> | OfCard<'discard'> | OfCard<'sacrifice'> | Done;
  plunder: { readonly type: 'split'; readonly food: number; readonly resources: number };
  raid: OfCard<'raze'> | Done;
  annex: OfCard<'take-colony'>;
  infiltrate: OfCard<'remove'>;
  kidnap: OfCard<'take-card'> | Done;
  'war-sacrifice': OfCard<'sacrifice'> | Done;
  spoils: OfCard<'take-card'> | Done;
  choose: Choose;
  mix: { readonly type: 'split'; readonly food: number; readonly resources: number };
  'lose-worker': OfCard<'lose-worker'>;
  'lose-token': OfCard<'lose-token'> | Done;
  demolish: OfCard<'raze'> | Done;
  cover: OfCard<'cover'>;
  discard: OfCard<'discard'>;
  'free-build': Build | Done;
  civilization: Populate | Build | Develop | Revolution | Trade | Done;
  planning: OfCard<'follow'> | Done;
  'row-cards': Take | Done;
  ravage: OfCard<'ravage'> | Done;
  'move-worker': { readonly type: 'move'; readonly from: string; readonly to: string } | Done;
  negotiate: Choose | Done;
  'lose-colony': OfCard<'give-up'>;
  bid: { readonly type: 'bid'; readonly amount: number } | { readonly type: 'no-bid' };
  force:
    | OfCard<'send'>
    | OfCard<'play-bonus'>
    | OfCard<'discard'>
    | { readonly type: 'buy'; readonly bonus: number }
    | Trade
    | Done;
}

type Told<F extends string, Fields = object> = {
  readonly fact: F;
  readonly seen: 'all' | readonly Seat[];
} & Readonly<Fields>;
/** A fact about somebody. */
export type OfSeat<F extends string, Fields = object> = Told<F, { seat: Seat } & Fields>;

/** The choices that may be left, or may turn out to be none. */
export type Declinable =
  | 'plunder'
  | 'free-build'
  | 'civilization'
  | 'planning'
  | 'row-cards'
  | 'move-worker'
  | 'demolish'
  | 'ravage'
  | 'negotiate';

/** What a card lends for a turn. */
export type Grant = Purpose | 'military-actions';

/** What the log can say. */
type BaseFact =
  | OfSeat<'turn-began', { round: number }>
  | Told<'age-began', { age: number }>
  | Told<'last-round', { round: number }>
  | Told<'row-removed', { cards: string[] }>
  | Told<'row-filled', { cards: string[] }>
  | OfSeat<'took', { card: string; actions: number }>
  /** By which card, or `''`. */
  | OfSeat<'gained', { gain: Gain; by: string }>
  | OfSeat<'lost', { gain: Gain }>
  | OfSeat<'grew-population', { food: number }>
  | OfSeat<'gained-population'>
  | OfSeat<'lost-workers', { card: string; count: number }>
  | OfSeat<'lost-token', { card: string }>
  | OfSeat<'put-aside'>
  | OfSeat<'brought-back'>
  | OfSeat<'built', { card: string; cost: number }>
  | OfSeat<'upgraded', { from: string; to: string; cost: number }>
  /** `seat` is whose card it was, `by` who did it. */
  | OfSeat<'destroyed', { card: string; by: Seat }>
  | OfSeat<'played-leader', { card: string; replaced: string }>
  | OfSeat<'leader-left', { card: string }>
  | OfSeat<'placed-under', { card: string; wonder: string }>
  | OfSeat<'built-stages', { card: string; count: number; owner: Seat; paid: Gain }>
  | OfSeat<'covered-from', { card: string }>
  | OfSeat<'wonder-abandoned', { card: string }>
  | OfSeat<'antiquated-cards', { cards: string[] }>
  | OfSeat<'completed', { card: string }>
  | OfSeat<'developed', { card: string; science: number; revolution: boolean }>
  | OfSeat<'played-card', { card: string }>
  | OfSeat<'played-tactic', { card: string; copied: boolean }>
  /** `again`: another copy of it lies there already. */
  | OfSeat<'tactic-shared', { card: string; again: boolean }>
  | OfSeat<'converted'>
  | OfSeat<'traded', { from: 'food' | 'resources' }>
  | OfSeat<'prepared', { level: number; culture: number }>
  | OfSeat<'prepared-card', { card: string }>
  | OfSeat<'revealed', { card: string }>
  | OfSeat<'looked', { at: Seat }>
  | OfSeat<'saw', { cards: string[] }>
  | OfSeat<'used-power', { card: string }>
  | OfSeat<'attacked', { card: string; rival: Seat; strength: number }>
  | OfSeat<'defended', { defence: number; cards: number }>
  | OfSeat<'sacrificed', { card: string }>
  | OfSeat<'fallen', { card: string }>
  | OfSeat<'aggression-ended', { card: string; rival: Seat; success: boolean }>
  | OfSeat<'war-declared', { card: string; rival: Seat }>
  | OfSeat<'war-ended', { card: string; rival: Seat; winner: Seat; advantage: number }>
  | OfSeat<'pact-offered', { card: string; partner: Seat }>
  | OfSeat<'pact-accepted', { card: string; partner: Seat }>
  | OfSeat<'pact-refused', { card: string; partner: Seat }>
  | OfSeat<'pact-ended', { card: string; partner: Seat }>
  | OfSeat<'resigned'>
  | OfSeat<'bid', { amount: number }>
  | OfSeat<'passed-bid'>
  | OfSeat<'colonized', { card: string; force: number; units: string[]; price: number }>
  | Told<'territory-left', { card: string }>
  | OfSeat<'lost-colony', { card: string }>
  | OfSeat<'ravaged', { card: string }>
  | OfSeat<'moved-worker', { from: string; to: string; cost: number }>
  | OfSeat<'discarded', { count: number }>
  | OfSeat<'discarded-cards', { cards: string[] }>
  | OfSeat<'drew', { count: number }>
  | OfSeat<'drew-cards', { cards: string[] }>
  | OfSeat<'uprising', { discontent: number }>
  | OfSeat<'scored-turn', { science: number; culture: number }>
  | OfSeat<'produced', { food: number; resources: number }>
  | OfSeat<'consumed', { food: number }>
  | OfSeat<'corruption', { resources: number; food: number }>
  | OfSeat<'famine', { missing: number; culture: number }>
  | OfSeat<'showed-hand', { cards: string[] }>
  | OfSeat<'took-from-hand', { card: string; from: Seat }>
  | OfSeat<'took-unseen', { from: Seat }>
  /** A colony or a technology out of somebody's area. */
  | OfSeat<'captured', { card: string; from: Seat }>
  /** For this turn only. */
  | OfSeat<'granted', { purpose: Grant; amount: number; by: string }>
  | OfSeat<'gave-up-politics'>
  | Told<'became-prize', { card: string }>
  | Told<'planned', { cards: string[] }>
  /** One of them was chosen. */
  | OfSeat<'followed', { card: string }>
  /** What was offered or demanded was not taken, or there was nothing to take; of a free worker `card` says where. */
  | OfSeat<'declined', { step: Declinable; card: string }>
  /** The event or action card has changed nothing for anybody. */
  | Told<'no-effect', { card: string }>
  | OfSeat<'scored', { card: string; culture: number }>;

/** Why something may be impossible. */
type BaseReason =
  | 'no-civil-actions'
  | 'no-military-actions'
  | 'first-round'
  | 'hand-full'
  | 'technology-known'
  | 'leader-of-age-taken'
  | 'wonder-unfinished'
  | 'bank-empty'
  | 'not-enough-food'
  | 'not-enough-resources'
  | 'not-enough-science'
  | 'no-unused-worker'
  | 'urban-limit'
  | 'revolution-needs-all-actions'
  | 'partner-has-no-science'
  | 'card-taken-this-turn'
  | 'order-impossible'
  | 'tactic-already-played'
  | 'no-tokens-left'
  | 'not-stronger'
  | 'pact-forbids'
  | 'may-not-attack'
  | 'nothing-to-take'
  | 'last-round'
  | 'immune-to-war'
  | 'two-players'
  | 'power-used'
  | 'no-resigning-now'
  | 'political-action-given-up'
  | 'too-many-cards'
  | 'bid-too-high'
  | 'force-too-small';
