/**
 * What a box of the game may decide differently. The rules ask these questions by name and never which boxes are in
 * play; the base game's answers are in `answers.ts`, an expansion's in its own folder.
 */

import { questions, type Viewer } from '@tabularium/kernel';
import type { Card, Copies, FamousKind } from './content/model.ts';
import type { AgesKnown, AgesState, Board } from './state.ts';

/** As much of a state or a view as says which cards are at the table. */
export type AgesTable = Pick<AgesKnown, 'seats' | 'options'>;

/** The questions. */
export interface Questions {
  /** Does that card take part, as far as its box and those that stand in for it are concerned (TA 17.2, 17.3)? */
  plays(table: AgesTable, card: Card): boolean;
  /** How many copies of it the decks have with 2, 3 and 4 players. */
  copies(table: AgesTable, card: Card): Copies;
  /** What of the options, beside the boxes in play, decides which cards take part: tables of one name have the same. */
  decks(table: AgesTable): string;
  /** The leaders and wonders that the civil deck of that level gets, or what lies in it for them (TA 17.4). */
  famousInDeck(game: AgesState, level: number): string[];
  /** Every leader and wonder of that level that can be somewhere, and whatever can lie in a deck for one. */
  everyFamous(table: AgesTable, level: number): string[];
  /** Can that leader or wonder be among those that were put back unseen? */
  canBePutBack(table: AgesTable, card: Card): boolean;
  /** Does the viewer know the card at that place of a board of leaders and wonders? */
  knowsOnBoard(board: Board, kind: FamousKind, at: number, viewer: Viewer): boolean;
  /** May everybody look through what is left of the civil deck of that level, without knowing its order (TA 17.4)? */
  showsDeck(table: AgesTable, level: number): boolean;
  /** The card that comes into the row when this one is drawn. */
  unveiled(game: AgesState, drawn: string): string;
  /** Somebody resigned, so many go on: what leaves the deck of that level besides surplus copies (TA 16.10). */
  trimmed(game: AgesState, level: number, players: number): void;
}

/** The answers of the boxes in play at that table. */
export const asks = questions<Questions>();
