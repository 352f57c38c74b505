/** The state of a game, top to bottom. What follows from it is computed by the queries. */

import type { AllOf, Known, Seat, StateOf, View } from '@tabularium/kernel';
import type { CityStateId } from './content/city-states.ts';
import type { DiplomacyId } from './content/diplomacy.ts';
import type { FocusId } from './content/focus-cards.ts';
import type { LeaderId } from './content/leaders.ts';
import type { NaturalWonderId } from './content/natural-wonders.ts';
import type { Resource } from './content/resources.ts';
import type { AgendaId, VictoryCardId } from './content/victory-cards.ts';
import type { WonderId, WonderType } from './content/wonders.ts';
import type { visibility } from './visibility.ts';
import type { Boxes, NewDawn } from './vocabulary.ts';

/** What can be chosen of the base game when a table is made. */
export interface BaseOptions {
  /** Where the map comes from: the first game's, laid by the players, or laid by chance under the same rules. */
  map: 'first-game' | 'players' | 'random';
  /** Four victory cards instead of three (ND 18.1). */
  epic: boolean;
  /** What becomes of the steps left over when the tech dial passes 24 (ND 10.7). */
  after24: 'lost' | 'go-on';
  /** Petra's barrier turns a barbarian round instead of holding it (ND 20.5). */
  petraTurns: boolean;
  /** Maracanã's extra economy card comes before the other card instead of after it (ND 20.5). */
  maracanaFirst: boolean;
  /** House rule: the game ends after so many rounds at the latest; 0 for no limit. */
  roundLimit: 0 | 30 | 60 | 120;
}

/** What can be chosen when a table is made, of all boxes. */
export type NewDawnOptions = NewDawn['options'];

/** What expansions add to the state; each zone is `null` at a table without its box. */
type Zones = AllOf<Boxes, 'zones'>;

/** The state of a game. */
export interface NewDawnState extends StateOf<NewDawn>, BaseZones, Zones {}

/** The base game's part of it. */
export interface BaseZones {
  /** The tiles in the order they were laid, as `boardOf` reads them. */
  map: string;
  /** While the map is being built: the tiles each seat has still to lay. */
  tilesToLay: number[][];
  /** What lies on each space, in the code of `queries/pieces.ts`. */
  pieces: number[];
  /** Where each barbarian is, by letter; `-1` off the map. */
  barbarians: number[];
  /** The wonders that were built, and where their tokens lie. */
  wonders: BuiltWonder[];
  /** Trade tokens lying on Great Zimbabwe. */
  stored: number;
  players: Player[];
  /** The wonder decks; the last card of each is on top and face up. A deck from which a card is taken is another deck. */
  decks: Record<WonderType, readonly WonderId[]>;
  /** Resource tokens nobody has. */
  supply: Record<Resource, number>;
  /** The victory cards in play. */
  victoryCards: VictoryCardId[];
  /** Who starts every round and turns the event dial; nobody (`-1`) until it is drawn (ND 2.6, ND 4.10). */
  firstPlayer: Seat;
  /** How many steps clockwise the barbarian direction token is turned. */
  orientation: number;
  /** The sector the event dial points at. */
  sector: number;
  /** The current round, from 1. */
  round: number;
  /** What matters only during the present turn. */
  turn: Turn;
}

/** A wonder's token on the map; whoever has a piece there controls it (ND 12.7). */
export interface BuiltWonder {
  wonder: WonderId;
  space: number;
}

/** One player's things. */
export interface Player {
  leader: LeaderId;
  /** The focus row from slot 1. */
  row: FocusSlot[];
  /** The pointer of the tech dial. */
  dial: number;
  /** Cities not on the map. */
  cities: number;
  /** Control tokens neither on the map nor on victory cards. */
  tokens: number;
  /** Where each caravan in use is: a space, or `ON_CARD`. */
  caravans: number[];
  resources: Record<Resource, number>;
  /** Natural wonder tokens that lie on focus cards (America). */
  stationed: Stationed[];
  /** Diplomacy cards taken from rivals. */
  diplomacy: HeldDiplomacy[];
  /** City-states whose diplomacy card this player holds. */
  cityStateCards: CityStateId[];
  /** Completed agendas of the victory cards in play. */
  agendas: AgendaId[];
}

/** A card of the focus row and the trade tokens on it. */
export interface FocusSlot {
  card: FocusId;
  trade: number;
}

/** A natural wonder token on a focus card. */
export interface Stationed {
  wonder: NaturalWonderId;
  card: FocusId;
}

/** A diplomacy card and the rival it was taken from. */
export interface HeldDiplomacy {
  card: DiplomacyId;
  from: Seat;
}

/** What matters only during the present turn. */
export interface Turn {
  /** Whose turn it is. */
  seat: Seat;
  /** Once-per-turn tokens and effects already used. */
  used: string[];
  /** Spaces gained by attacks; no attack may start there (ND 13.3c). */
  gained: number[];
  /** Cities and city-states a caravan has arrived at (ND 11.6). */
  arrived: number[];
  /** Caravans that went back to the card and rest (ND 11.12). */
  rested: number[];
  /** Was an attack won? */
  won: boolean;
}

/** A turn begins: what belongs to a turn only is ready again (ND 8.7). */
export const newTurn = (seat: Seat): Turn => ({ seat, used: [], gained: [], arrived: [], rested: [], won: false });

/** A caravan that is not on the map. */
export const ON_CARD = -1;

/** What a viewer sees of a state. */
export type NewDawnView = View<StateOf<NewDawn> & BaseZones, typeof visibility> & AllOf<Boxes, 'views'>;

/** What the questions about the game take: a state, or what somebody sees of one. */
export type NewDawnKnown = Known<NewDawnState, NewDawnView>;
