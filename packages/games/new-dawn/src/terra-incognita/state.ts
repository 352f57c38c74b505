/** What the expansion adds to the state of a game. */

import type { Hidden, Seat } from '@tabularium/kernel';
import type { FocusId } from '../content/focus-cards.ts';
import type { WonderId } from '../content/wonders.ts';
import type { UniqueFocusId } from './content/focus-cards.ts';

/** The expansion's part of the state; `null` at a table without it. */
export interface Terra {
  /** The tile stack; the last one is at the bottom, where tiles are drawn. */
  stack: number[];
  /** Tiles from the bottom that a player is looking at (Astronomy), and who; `-1` for nobody. */
  looked: { seat: Seat; tiles: number[] };
  /** One for each seat. */
  realms: Realm[];
  /** Face-up wonders with a trade token on them (TI 10.5). */
  marked: WonderId[];
  /** Wonders removed from the game by the dial. */
  removed: WonderId[];
  /** Who holds Ibrahim, `-1` while the card lies beside the Ottoman sheet (TI 15.3). */
  ibrahim: Seat;
  /** Antananarivo while it counts as the city of the player whose turn it is: its space, else `-1` (TI 15.2). */
  lent: number;
  /** Who controls a wonder built there while nobody's city is: whoever did last (TI 15.2). */
  keeper: Seat;
  /** What matters only during the present turn. */
  turn: TerraTurn;
}

/** What one player has beyond the base game's things. */
export interface Realm {
  /** Where each army in use is: a space, or `ON_CARD`. */
  armies: number[];
  /** Where each district lies, by kind; `-1` off the map. */
  districts: number[];
  /** The card its government lies on (TI 8.2). */
  governed: FocusId | null;
  /** The leader's unique focus card. */
  unique: UniqueFocusId;
  /** The player of whom any number of diplomacy cards may be held (Poland), `-1` for nobody. */
  union: Seat;
}

/** What matters only during the present turn. */
export interface TerraTurn {
  /** Was a focus card replaced (University of Sankore)? */
  replaced: boolean;
  /** Armies that were defeated and rest (TI 5.28). */
  rested: number[];
}

/** A turn begins. */
export const newTerraTurn = (): TerraTurn => ({ replaced: false, rested: [] });

/** What a viewer sees of it. */
export interface TerraView extends Omit<Terra, 'stack' | 'looked'> {
  stack: (number | Hidden)[];
  looked: { seat: Seat; tiles: (number | Hidden)[] };
}
