/** The words of Stone Age: its steps, actions, facts and reasons. The compiler checks rules and texts against them. */

import type { Asking, Seat } from '@tabularium/kernel';
import type { StoneAgeFeature } from './bot/features.ts';
import type { BuildingId } from './content/buildings.ts';
import type { CardId } from './content/cards.ts';
import type { Goods, Resource, Yield } from './content/goods.ts';
import type { PlaceId } from './content/places.ts';
import type { StoneAgeLabels } from './labels.ts';
import type { Ending, Options, StoneAgeState, StoneAgeView } from './state.ts';

/** The words of Stone Age. */
export interface StoneAge {
  state: StoneAgeState;
  view: StoneAgeView;
  options: Options;
  frames: Frames;
  actions: Actions;
  facts: Fact;
  reasons: Reason;
  labels: StoneAgeLabels;
  figures: Figure;
  features: StoneAgeFeature;
  streams: 'cards' | 'buildings' | 'dice' | 'start';
}

/** What is going on. */
export interface Frames {
  /** Begin a round: its three phases follow (SA 3.1). */
  round: object;
  /** Find out who places first. */
  placing: object;
  /** Put people on one place (SA 4.1). */
  place: { seat: Seat };
  /** That seat's turn to use all people begins (SA 5.1). */
  using: { seat: Seat; left: number };
  /** Choose the next place to resolve (SA 5.2). */
  use: { seat: Seat };
  /** The roll is made: add tools to it, then collect (SA 7.1). */
  gather: { seat: Seat; yields: Yield; dice: number[]; added: number; place: PlaceId | null };
  /** Buy the card on that space or leave it (SA 8.1). */
  'buy-card': { seat: Seat; space: number };
  /** Buy the face-up building of that stack or leave it (SA 9.1). */
  'buy-building': { seat: Seat; stack: number };
  /** Choose which of several equal tools is raised (SA 7.7). */
  'raise-tool': { seat: Seat };
  /** That seat is next to take one of the dice of a dice row (SA 8.3.1). */
  'dice-row': { seat: Seat; dice: number[] };
  /** Pick one of the dice of a dice row (SA 8.3.1). */
  'pick-die': { seat: Seat; dice: number[] };
  /** Pick from the rows that were rolled in other players' turns (SA 16.1). */
  'late-pick': { seat: Seat };
  /** Take two resources at once (SA 16.1). */
  'choose-two': { seat: Seat };
  /** Everyone is fed (SA 12). */
  feeding: object;
  /** Those without enough food pay with resources or go hungry (SA 12.3). */
  feed: Asking<Pay | Starve> & { missing: number[] };
  /** The start player moves on and the next round is prepared, or the game ends (SA 10). */
  'round-end': object;
  /** The game is over: last picks, then the final scoring (SA 13). */
  finish: { ending: Ending };
}

/** The frame of a gathering roll. */
export type FrameOfGather = Readonly<Frames['gather']>;

/** The frame of those who lack food. */
export type FrameOfFeed = Readonly<Frames['feed']>;

/** Put people on a place. */
export interface Placement {
  readonly type: 'place';
  readonly place: PlaceId;
  readonly persons: number;
}

/** Resolve a place. */
export interface Use {
  readonly type: 'use';
  readonly place: PlaceId;
}

/** Add the tool on that tool space to the roll. */
export interface AddTool {
  readonly type: 'add-tool';
  readonly tool: number;
}

/** Add a one-use tool card to the roll. */
export interface AddCard {
  readonly type: 'add-card';
  readonly card: CardId;
}

/** Take what the roll yields. */
export interface Collect {
  readonly type: 'collect';
}

/** Pay with exactly these resources. */
export type Pay = { readonly type: 'pay' } & Goods;

/** Take the person back without buying. */
export interface Decline {
  readonly type: 'decline';
}

/** Raise the tool on that tool space. */
export interface RaiseTool {
  readonly type: 'raise-tool';
  readonly tool: number;
}

/** Take a die with that many pips. */
export interface PickDie {
  readonly type: 'pick-die';
  readonly pips: number;
}

/** Take these two resources. */
export type ChooseTwo = { readonly type: 'choose-two' } & Goods;

/** Use the two-resources card now. */
export type CashIn = { readonly type: 'cash-in' } & Goods;

/** Pay nothing and lose points. */
export interface Starve {
  readonly type: 'starve';
}

/** Who may do what where. */
export interface Actions {
  place: Placement;
  use: Use;
  gather: AddTool | AddCard | Collect;
  'buy-card': Pay | Decline;
  'buy-building': Pay | Decline;
  'raise-tool': RaiseTool;
  'pick-die': PickDie;
  'late-pick': PickDie;
  'choose-two': ChooseTwo;
  feed: Pay | Starve;
  anytime: CashIn;
}

/** Where a player's final score comes from (SA 13). */
export interface ScoreParts {
  track: number;
  green: number;
  farmer: number;
  toolmaker: number;
  builder: number;
  shaman: number;
  resources: number;
}

type Told<F> = { readonly [K in keyof F]: { readonly fact: K; readonly seen: 'all' } & Readonly<F[K]> }[keyof F];

/** Everything the log can say. */
export type Fact =
  | Told<{
      started: { seat: Seat };
      'round-began': { round: number; seat: Seat };
      placed: { seat: Seat; place: PlaceId; persons: number };
      rolled: { seat: Seat; yields: Yield; dice: readonly number[] };
      'tool-added': { seat: Seat; value: number };
      'card-added': { seat: Seat; card: CardId; value: number };
      gathered: { seat: Seat; yields: Yield; total: number; amount: number };
      gained: { seat: Seat; goods: Yield; amount: number };
      'supply-short': { seat: Seat; goods: Resource };
      'tool-gained': { seat: Seat; value: number };
      'tools-full': { seat: Seat };
      'tool-choice': { seat: Seat };
      born: { seat: Seat; persons: number };
      'hut-in-vain': { seat: Seat };
      'field-step': { seat: Seat; level: number };
      'field-full': { seat: Seat };
      'card-bought': { seat: Seat; card: CardId; paid: Goods };
      'card-declined': { seat: Seat; card: CardId };
      'building-bought': { seat: Seat; building: BuildingId; paid: Goods; points: number };
      'building-declined': { seat: Seat; building: BuildingId };
      'building-revealed': { stack: number; building: BuildingId };
      'stack-emptied': { stack: number };
      scored: { seat: Seat; points: number };
      'row-rolled': { seat: Seat; dice: readonly number[] };
      'die-picked': { seat: Seat; pips: number };
      'card-kept': { seat: Seat; card: CardId };
      'extra-drawn': { seat: Seat };
      'pile-empty': { seat: Seat };
      'cashed-in': { seat: Seat; goods: Goods };
      fed: { seat: Seat; income: number; eaten: number };
      'paid-hunger': { seat: Seat; paid: Goods };
      starved: { seat: Seat };
      'cards-laid': { cards: readonly CardId[] };
      ended: { ending: Ending };
      'final-score': { seat: Seat; parts: Readonly<ScoreParts>; total: number };
    }>
  | { readonly fact: 'extra-seen'; readonly seat: Seat; readonly card: CardId; readonly seen: readonly Seat[] };

/** Why something may be impossible. */
export type Reason =
  | 'already-there'
  | 'place-full'
  | 'place-taken'
  | 'hut-needs-two'
  | 'one-person-only'
  | 'too-few-rings'
  | 'too-few-persons'
  | 'village-closed'
  | 'players-limit'
  | 'not-in-play'
  | 'too-few-resources'
  | 'wrong-number'
  | 'wrong-kinds'
  | 'wrong-goods'
  | 'must-pay-all'
  | 'more-than-missing'
  | 'tool-used'
  | 'tool-missing'
  | 'nobody-there';

/** The numbers of a player that people watch. */
export type Figure = 'score' | 'food' | Resource | 'persons' | 'field' | 'tools' | 'buildings' | 'cards';
