/**
 * What a box of the game may decide differently. The rules ask these questions by name and never which boxes are in
 * play; the base game's answers are in `box.ts`, an expansion's in its own folder.
 */

import { type OpenTable, questions, type Refusal, type Result, type Seat } from '@tabularium/kernel';
import type { Sense } from './bot/sense.ts';
import type { CityStateId } from './content/city-states.ts';
import type { DiplomacyId } from './content/diplomacy.ts';
import type { FocusId, FocusType } from './content/focus-cards.ts';
import type { Era, WonderId } from './content/wonders.ts';
import type { NewDawnKnown, NewDawnState, NewDawnView } from './state.ts';
import type { NewDawn, Reason } from './vocabulary.ts';

/** How a card of some type is resolved. */
export type Resolve = (game: NewDawnState, seat: Seat, id: FocusId, card: never, slot: number) => void;

/** The questions. */
export interface Questions {
  /** The numbers of the places of a focus row, from the left (ND 6.3, TI 4.3). */
  readonly places: readonly number[];
  /** What one player and the table have of everything that is counted. */
  readonly limits: {
    readonly tokens: number;
    readonly districts: number;
    readonly resources: number;
    readonly water: number;
  };
  /** The diplomacy cards every player has for the others. */
  readonly diplomacy: readonly DiplomacyId[];
  /** All wonders in the box, and how many of a type and era are in play. */
  readonly wonders: readonly WonderId[];
  readonly wondersInPlay: (seats: number, era: Era) => number;
  /** How each type of card is resolved. */
  readonly resolve: Readonly<Partial<Record<FocusType, Resolve>>>;
  /** The state before the first decision. */
  setUp(table: OpenTable<NewDawn>): NewDawnState;
  /** Wonders that everybody knows to be neither in a deck nor built. */
  goneWonders(view: NewDawnView): readonly WonderId[];
  /** How many places farther right than it lies a card counts (TI 9). */
  shift(game: NewDawnKnown, seat: Seat, card: FocusId, place: number): number;
  /** The cards of that level, and type if given, that the seat has in its row or deck. */
  cards(game: NewDawnKnown, seat: Seat, level: number, type?: FocusType): readonly FocusId[];
  /** What else keeps that seat from placing a control token there. */
  barsToken(game: NewDawnKnown, seat: Seat, space: number): Refusal<Reason> | null;
  /** What else keeps that seat from building a city there. */
  barsCity(game: NewDawnKnown, seat: Seat, space: number): Refusal<Reason> | null;
  /** Is there a figure besides caravans and barbarians? */
  hasFigure(game: NewDawnKnown, space: number): boolean;
  /** Does something keep the control token there from being turned over or removed by effects? */
  isSheltered(game: NewDawnKnown, space: number): boolean;
  /** What keeps a strike from being aimed at the space. */
  barsStrike(game: NewDawnKnown, space: number): Refusal<Reason> | null;
  /** Is what lies there safe from effects of that seat that remove or replace pieces? */
  isSafe(game: NewDawnKnown, seat: Seat, space: number): boolean;
  /** An effect of that seat has removed or replaced a piece of the other. */
  harmed(game: NewDawnState, by: Seat, victim: Seat): void;
  /** Is the control token there of a special kind, which can be placed next to? */
  isDistrict(game: NewDawnKnown, space: number): boolean;
  /** The control token there leaves the map; true if it was no ordinary one. */
  tokenLeft(game: NewDawnState, space: number): boolean;
  /** The control token has moved from one space to another. */
  tokenMoved(game: NewDawnState, from: number, to: number): void;
  /** A barbarian comes to the space; true if what stands there drives it back. */
  meetBarbarian(game: NewDawnState, space: number): boolean;
  /** A barbarian has left the space it was on. */
  barbarianLeft(game: NewDawnState): void;
  /** A card of the row has been replaced. */
  cardReplaced(game: NewDawnState, seat: Seat, old: FocusId, card: FocusId): void;
  /** A city-state has come under somebody's piece. */
  cityStateConquered(game: NewDawnState, cityState: CityStateId): void;
  /** Who controls a wonder whose token lies there (ND 12.7). */
  masterOf(game: NewDawnKnown, space: number): Seat;
  /** The outcome of a finished game. */
  result(game: NewDawnState): Result;
  /** What the table takes off the cost of a wonder. */
  discount(game: NewDawnKnown, wonder: WonderId): number;
  /** Where the seat may put this wonder's token when it builds it (ND 12.4). */
  wonderSites(game: NewDawnKnown, seat: Seat, wonder: WonderId): number[];
  /** The wonder's card has left its deck. */
  wonderTaken(game: NewDawnState, wonder: WonderId): void;
  /** The spaces a caravan of that seat may step to from there, as far as the map is concerned. */
  caravanWays(game: NewDawnKnown, seat: Seat, from: number): readonly number[];
  /** On how many victory cards an agenda is needed to win (ND 16.4, TI 13.1). */
  cardsToWin(game: NewDawnKnown): number;
  /** Where a city-state counts as a city of the player whose turn it is, `-1` if none does: it is no own piece. */
  borrowedCity(game: NewDawnKnown): number;
  /** The zones of the boxes in a copy of a state, which shares them as yet, are copied, too. */
  copyZones(copy: NewDawnState): void;
  /** What bots know. */
  readonly sense: Sense;
}

/** The answers of the boxes in play at that table. */
export const asks = questions<Questions>();
