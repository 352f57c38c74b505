/** What boards call the zones and concepts of Stone Age; the words are in the text books. */

import type { Resource } from './content/goods.ts';

/** The columns that compare the players, beside the goods, which have names of their own. */
type Column = 'points' | 'people' | 'field' | 'tools' | 'buildings' | 'cards';

/** The labels of one language. */
export interface StoneAgeLabels {
  readonly columns: { readonly [C in Column]: string };
  /** The same where there is little room. */
  readonly briefly: { readonly [C in Column]: string };
  /** The round, who places first and how many cards the pile holds, in a line. */
  readonly head: (round: number, starter: string, pile: number) => string;
  /** How many cards the pile holds, and what it means. */
  readonly pile: (cards: number) => string;
  /** The buildings under the one on top. */
  readonly tilesBelow: (tiles: number) => string;
  readonly emptyStack: string;
  /** A village place that cannot be taken any more in this round (SA 11.1). */
  readonly closed: string;
  /** What a resource is worth. */
  readonly worth: (value: number) => string;
  /** By what a roll is divided. */
  readonly divided: (divisor: number) => string;
  readonly points: (points: number) => string;
  readonly pointsBetween: (least: number, most: number) => string;
  /** Opens the question how many persons to place there. */
  readonly personsBetween: (least: number, most: number) => string;
  readonly howMany: (place: string) => string;
  /** Opens the question how to pay. */
  readonly payBetween: (least: number, most: number) => string;
  readonly howMuch: (goods: Resource) => string;
  /** Opens the question which two resources to take. */
  readonly useTwoResources: string;
  readonly whichTwo: string;
  /** Persons who are not placed. */
  readonly home: (persons: number) => string;
  readonly ownCards: string;
  /** Stands where a player's cards and buildings will lie. */
  readonly noTreasures: string;
  /** What the end of the round brings and takes. */
  readonly need: (field: number, persons: number) => string;
}
