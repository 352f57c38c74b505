/** The state of a game, top to bottom, and the words of Civilization with Fame and Fortune. */

import type { AllOf, AnyOf, Seat, StateOf, View } from '@tabularium/kernel';
import type { FameFeature } from './bot/features.ts';
import type { MarketResource } from './content/goods.ts';
import type { Terrain } from './content/terrain.ts';
import type { UnitType } from './content/units.ts';
import type { FameLabels } from './labels.ts';
import type { visibility } from './visibility.ts';
import type { FameActions } from './vocabulary/actions.ts';
import type { FameFact, FameReason } from './vocabulary/facts.ts';
import type { FameFrames } from './vocabulary/frames.ts';

export type { FameFrames } from './vocabulary/frames.ts';

/** What each box brings; expansions add their lines from their own folders. */
export interface Boxes {
  base: {
    frames: FameFrames;
    actions: FameActions;
    facts: FameFact;
    reasons: FameReason;
    options: BaseOptions;
    labels: FameLabels;
    streams: 'start' | 'map' | 'markers' | 'units' | 'events' | 'wonders' | 'people' | 'fate';
  };
}

/** The words of the game; the compiler checks steps, facts and texts against them. */
export interface FameAndFortune {
  boxes: Boxes;
  state: FameState;
  view: FameView;
  options: FameOptions;
  frames: AllOf<Boxes, 'frames'>;
  actions: AllOf<Boxes, 'actions'>;
  facts: AnyOf<Boxes, 'facts'>;
  reasons: AnyOf<Boxes, 'reasons'>;
  figures: FameFigure;
  tallies: 'civilization' | 'wonder';
  features: FameFeature;
  labels: AllOf<Boxes, 'labels'>;
  streams: AnyOf<Boxes, 'streams'>;
}

/** The numbers of a civilization that people watch. */
export type FameFigure =
  | 'trade'
  | 'culture'
  | 'space'
  | 'technologies'
  | 'coins'
  | 'cities'
  | 'armies'
  | 'scouts'
  | 'forces'
  | 'events'
  | MarketResource;

/** What can be chosen when a table is made (FF 23). */
export type FameOptions = AllOf<Boxes, 'options'>;

/** The options of the base game. */
export interface BaseOptions {
  civilizations: 'random' | 'pick' | 'two-keep-one';
  governmentCards: '2010' | '2013';
  democracyPeace: boolean;
  communismNoArts: boolean;
  lootCultureCard: 'look' | 'backs';
  codeOfLawsScouts: boolean;
  tieBreak: 'immediate' | 'end-of-turn';
  offersPerTurn: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  scoutsFollowArmies: boolean;
  turnLimit: 'none' | '5' | '8' | '12' | '16' | '20' | '30' | '50';
  firstGame: boolean;
  openUnits: boolean;
  openEvents: boolean;
}

/** A square of the map: row by row, from the top left; the layout says which exist. */
export type Square = number;

/** Not on the map: a figure in the supply, a city that is nowhere. */
export const NOWHERE = -1;

/** The five phases of a turn (FF 5.1). */
export const PHASES = ['start', 'trade', 'city', 'movement', 'research'] as const;
export type Phase = (typeof PHASES)[number];

/** The complete state. */
export interface FameState extends StateOf<FameAndFortune> {
  /** The current turn, from 1; 0 during set-up. */
  turn: number;
  phase: Phase;
  /** The first player. */
  first: Seat;
  /** Whose part of the phase it is; the first player's between parts. */
  active: Seat;
  map: WorldMap;
  /** Unit cards in the market, by type. */
  units: Record<UnitType, Pile>;
  /** Culture events of levels I, II and III. */
  events: Pile[];
  wonders: WonderMarket;
  /** Building markers left, by pool. */
  buildings: Record<string, number>;
  /** Resource tokens left in the market. */
  market: Record<MarketResource, number>;
  /** Great person markers left, by type. */
  greatPeople: Record<string, number>;
  /** The great person cards; empty without the deck. */
  people: Pile;
  /** Great person cards that lie in a pyramid as blanks (FF 10.9). */
  blanks: string[];
  /** Hut and village markers that no tile has shown yet. */
  pools: Record<MarkerKind, string[]>;
  /** Markers everybody saw leave the game. */
  spent: string[];
  supply: Supply;
  players: Player[];
  battle: Battle | null;
  /** What each seat researches in this phase; `''` for nothing. Empty in other phases. */
  researching: string[];
  ending: Ending | null;
  /** Victories that wait for the end of the turn (FF 23.4). */
  fulfilled: Ending[];
}

/** How the game ended. */
export interface Ending {
  winner: Seat;
  victory: Victory;
}

export type Victory = 'culture' | 'technology' | 'economy' | 'military' | 'turn-limit' | 'lesson';

/** A deck: cards come from the face-down part; what is discarded lies face up under it. */
export interface Pile {
  /** Face down, the top card last. */
  down: string[];
  /** Face up at the bottom; turned over and shuffled when nothing else is left. */
  up: string[];
}

export interface WorldMap {
  /** The tile on each slot of the layout, home slots first. */
  tiles: Tile[];
  /** Tiles that were put back unseen. */
  box: string[];
  /** The terrain a disaster marker gives a square, by square; `''` without one. */
  disasters: (Terrain | '')[];
  /** What stands on each square. */
  pieces: (Piece | null)[];
  /** Hut and village markers, by square. */
  markers: (Marker | null)[];
  relics: Relic[];
  /** Squares no figure may leave this turn (FF 8.16). */
  locked: Square[];
}

/** A map tile in its slot. */
export interface Tile {
  id: string;
  /** Quarter turns clockwise. */
  rotation: number;
  revealed: boolean;
}

export type PieceKind = 'building' | 'wonder' | 'person';

/** A building, wonder or great person on a square. */
export interface Piece {
  kind: PieceKind;
  /** The building, the wonder, or the type of the great person. */
  id: string;
  owner: Seat;
  /** The wonder has lost its ability (FF 19.1). */
  obsolete: boolean;
}

export type MarkerKind = 'hut' | 'village';

/** A hut or village marker. */
export interface Marker {
  kind: MarkerKind;
  id: string;
  /** Who has seen its front. */
  seenBy: Seat[];
}

/** A relic that nobody has taken yet. */
export interface Relic {
  id: string;
  square: Square;
}

export interface WonderMarket {
  /** Face down, the top card last. */
  deck: string[];
  /** The four slots; `''` is an empty one. */
  open: string[];
  /** Put back unseen. */
  box: string[];
  /** Everybody saw them leave the game. */
  gone: string[];
}

/** Markers that lie ready. */
export interface Supply {
  investments: number;
  /** Two-sided fortification and caravan markers. */
  cityMarkers: number;
  /** Disaster markers desert/grassland. */
  dry: number;
  /** Disaster markers forest/water. */
  wet: number;
}

/** One civilization. */
export interface Player {
  /** `''` before it is chosen. */
  civilization: string;
  /** Civilizations on offer while they are chosen. */
  dealt: string[];
  trade: number;
  /** Culture tokens. */
  culture: number;
  /** Where the marker stands on the culture track: 0 is Start. */
  space: number;
  /** Coin tokens by the card they lie on; `sheet` is the civilization sheet. */
  coins: Record<string, number>;
  /** The pyramid, bottom row first; `''` is a blank. */
  rows: string[][];
  ranks: Record<UnitType, number>;
  government: string;
  /** Unlocked normally, Despotism included. */
  governments: string[];
  /** May be adopted without Anarchy now (FF 5.5). */
  direct: string[];
  /** A forced Anarchy lasts to this turn. */
  anarchyUntil: number;
  /** Standing forces. */
  forces: string[];
  /** Culture events in hand. */
  events: string[];
  resources: Record<MarketResource, number>;
  /** Kept hut and village markers. */
  markers: Marker[];
  /** Great person markers in reserve, by type. */
  reserve: string[];
  /** Great person cards. */
  people: PersonCard[];
  /** Markers on each investment card. */
  investments: Record<string, number>;
  figures: Figure[];
  /** City markers left, the capital's not counted. */
  cityMarkers: number;
  /** The capital comes first. */
  cities: City[];
  /** Abilities used this turn. */
  used: string[];
  /** Offers made this turn. */
  offers: number;
  /** Relics whose reward waits for the next Start of Turn. */
  rewards: Reward[];
  /** The capital must grow as soon as it can (FF 13.4). */
  growing: boolean;
  /** Travel speed is doubled this turn. */
  hurried: boolean;
  standBy: StandBy;
}

/** How long a player passes unasked in reaction windows: not at all, until something of his is the target, this turn. */
export type StandBy = '' | 'target' | 'turn';

/** A relic taken in a turn. */
export interface Reward {
  id: string;
  turn: number;
}

/** A great person card in front of its owner. */
export interface PersonCard {
  id: string;
  open: boolean;
  /** Markers on it. */
  counters: number;
}

export type FigureKind = 'army' | 'scout';

/** An army or a scout. */
export interface Figure {
  kind: FigureKind;
  /** Where it stands, or `NOWHERE`. */
  square: Square;
  /** The turn in which it was put on the map. */
  since: number;
  /** The city a scout sends its square to, by the city's first centre square. */
  city: Square;
  /** Has moved this turn, or may not. */
  moved: boolean;
}

export type CityMarker = 'fortification' | 'caravan';
export type CityDeed = 'produce' | 'arts' | 'harvest' | 'special';

/** A city on the map. */
export interface City {
  /** The centre squares: one, or two of a metropolis. */
  centre: Square[];
  capital: boolean;
  walls: boolean;
  marker: CityMarker | '';
  /** Extra production until the end of the turn. */
  extra: number;
  /** City actions taken this turn. */
  deeds: CityDeed[];
  /** Actions of this turn that effects added; with or without the leave to act under Anarchy. */
  added: number;
  /** Added actions that nobody can cancel and that Anarchy does not forbid. */
  sure: number;
}

/** Which side of a battle: the attacker is 0, the defender 1. */
export type Side = 0 | 1;

/** A battle being fought. */
export interface Battle {
  kind: 'field' | 'city' | 'village';
  square: Square;
  /** The attacker and the defender; the barbarians' hand is played by the attacker's left neighbour. */
  seats: [Seat, Seat];
  /** The attacker's figures, by number. */
  figures: number[];
  hands: [string[], string[]];
  /** Bonuses that arise in this battle. */
  extra: [number, number];
  /** The bonus card each side took. */
  bonus: [number, number];
  fronts: Front[];
  killed: [string[], string[]];
  /** Abilities used in this battle, by side. */
  used: [string[], string[]];
  /** Extra wounds of the next unit played, by side. */
  clash: [number, number];
  /** Walls made the attacker play first (FF 9.4). */
  walled: boolean;
}

/** One front: a unit of each side, or of one. */
export type Front = [FrontUnit | null, FrontUnit | null];

/** A unit in play. */
export interface FrontUnit {
  card: string;
  wounds: number;
}

/** What a viewer may know. */
export type FameView = View<FameState, typeof visibility>;
