/** The state of a game of Stone Age, top to bottom. What follows from it is computed by the queries. */

import type { Seat, StateOf, View, Visibility } from '@tabularium/kernel';
import type { BuildingId } from './content/buildings.ts';
import type { CardId } from './content/cards.ts';
import type { Goods, Resource } from './content/goods.ts';
import type { visibility } from './visibility.ts';
import type { StoneAge } from './vocabulary.ts';

/** What can be chosen when a table is made (SA 2.4, SA 14.4, SA 16). */
export interface Options {
  /** Who begins. */
  startPlayer: 'random' | 'seat-1' | 'seat-2' | 'seat-3' | 'seat-4';
  /** Everyone may look at the cards the others have taken (SA 14.4). */
  openCards: boolean;
  /** The others pick their dice-row die at their next turn (SA 16.1). */
  lateDicePicks: boolean;
  /** The two-resources card is used when it is taken (SA 16.1). */
  twoResourcesAtOnce: boolean;
  /** The hunting grounds may be visited several times a round (SA 16.1). */
  huntAgain: boolean;
  /** Resources are limited to the pieces in the box (SA 16.2). */
  limitedSupply: boolean;
}

/** The state of a game of Stone Age. */
export interface StoneAgeState extends StateOf<StoneAge> {
  /** The round being played, from 1. */
  round: number;
  /** Who places and acts first this round. */
  startPlayer: Seat;
  players: Player[];
  /** The face-up cards, from the right: the first costs one resource, the last four (SA 2.1). */
  cards: (CardId | null)[];
  /** The face-down card pile; the last is on top. */
  pile: CardId[];
  /** The face-up building of each stack; `null` once the stack is empty. */
  buildings: (BuildingId | null)[];
  /** The face-down tiles of each stack; the last is next. */
  stacks: BuildingId[][];
  /** Tiles that were put back into the box unseen (SA 2.2). */
  boxed: BuildingId[];
  /** Dice rows from which somebody still picks at their next turn (only with `lateDicePicks`). */
  openRows: OpenRow[];
  /** Why the game ended, once it has. */
  ending: Ending | null;
}

/** One player's board. */
export interface Player {
  /** People owned, placed or not. */
  persons: number;
  /** People on each place, in the order of `PLACES`. */
  placed: number[];
  food: number;
  resources: { -readonly [R in Resource]: Goods[R] };
  /** The values of the tools on the three tool spaces; 0 is an empty space. */
  tools: number[];
  /** Which of them were used this round. */
  used: boolean[];
  /** The level on the field track. */
  field: number;
  /** Points scored so far; may be negative (SA 1.7). */
  score: number;
  /** Buildings owned. */
  built: BuildingId[];
  /** Taken cards, face down (SA 8.2). */
  cards: CardId[];
  /** Taken cards with an effect that was not used yet, face up (SA 8.2). */
  kept: CardId[];
  /** The card drawn by the extra card: nobody else sees it before the end (SA 8.3.8). */
  extra: CardId[];
}

/** A rolled dice row in which some seats have not picked yet. */
export interface OpenRow {
  dice: number[];
  /** Who still picks. */
  waiting: Seat[];
}

/** The two ways a game ends (SA 10.1, SA 10.2). */
export type Ending = 'stack-empty' | 'cards-short';

/** What a viewer sees of it. */
export type StoneAgeView = View<StoneAgeState, typeof visibility>;

/** Checked in `visibility.ts`. */
export type StoneAgeVisibility = Visibility<StoneAgeState>;
