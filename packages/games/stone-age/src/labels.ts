/** What boards call the zones and concepts of Stone Age; the words are in the text books. */

/** The columns that compare the players, beside the goods, which have names of their own. */
type Column = 'points' | 'people' | 'field' | 'tools' | 'buildings' | 'cards';

/** The labels of one language. */
export interface StoneAgeLabels {
  readonly columns: { readonly [C in Column]: string };
  /** The round, who places first and how many cards the pile holds, in a line. */
  readonly head: (round: number, starter: string, pile: number) => string;
  /** How many cards the pile holds, and what it means. */
  readonly pile: (cards: number) => string;
  /** The buildings under the one on top. */
  readonly tilesBelow: (tiles: number) => string;
  readonly emptyStack: string;
  /** Persons who are not placed. */
  readonly home: (persons: number) => string;
  readonly ownCards: string;
  /** Stands where a player's cards and buildings will lie. */
  readonly noTreasures: string;
  /** What the end of the round brings and takes. */
  readonly need: (field: number, persons: number) => string;
}
