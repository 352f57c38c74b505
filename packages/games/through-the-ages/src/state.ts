/** The state of a game, top to bottom. */

import type { Known, Seat, StateOf, View } from '@tabularium/kernel';
import type { visibility } from './visibility.ts';
import type { ThroughTheAges } from './vocabulary.ts';

/** The complete state. */
export interface AgesState extends StateOf<ThroughTheAges> {
  /** The age of the game: 0 is Age A, 4 the end of the game. */
  age: number;
  round: number;
  /** Whose turn it is. */
  current: Seat;
  /** Who is a turn ahead and starts the last round. */
  starting: Seat;
  /** The round that is the last one; 0 while nobody knows. */
  lastRound: number;
  /** The 13 spaces of the card row from left to right; `''` is an empty one. */
  row: string[];
  /** Civil decks by age, the top card last. */
  civilDecks: string[][];
  /** Leaders and wonders the placeholders of an open mix stand for, by age. */
  boards: Board[];
  /** Leaders and wonders that were put back unseen. */
  box: string[];
  /** Cards that everybody saw leave the game. */
  gone: string[];
  /** Military decks by age, the top card last; Age A holds the cards not used at set-up. */
  militaryDecks: string[][];
  /** Military discards by age, played openly. */
  openDiscards: string[][];
  /** Military discards by age, face down. */
  hiddenDiscards: string[][];
  currentEvents: EventDeck;
  /** Prepared events, the latest last. */
  futureEvents: PreparedEvent[];
  pastEvents: string[];
  /** Age A cards revealed by Development of Planning. */
  planned: string[];
  /** The Age III events of the shorter game, scored at its end. */
  finalEvents: { open: string[]; hidden: string[] };
  commonTactics: Standard[];
  players: Player[];
  /** The leader that became the Nobel Prize, or `''`. */
  prize: string;
  /** Who opened the Olympic Games that are running; -1 for nobody. */
  games: Seat;
  turn: Turn;
  /** Tokens put into the box since set-up; negative when the table uses more. */
  tokens: { yellow: number; blue: number };
}

/** The leader and wonder board of one age. */
export interface Board {
  leaders: string[];
  wonders: string[];
  /** Does everybody know the cards? */
  open: boolean;
  /** Laid out for a draft: each seat knows its own share. */
  dealt: boolean;
}

/** Face-down events, the top card last. */
export interface EventDeck {
  cards: string[];
  /** Who has looked at the top card. */
  seenBy: Seat[];
}

/** One event in the future events pile. */
export interface PreparedEvent {
  card: string;
  /** Who knows it: whoever prepared it, and whoever may look. */
  seenBy: Seat[];
}

/** A tactic card with what lies under it. */
export interface Standard {
  card: string;
  bonus: number;
}

/** A technology in play that holds workers. */
export interface Technology {
  card: string;
  workers: number;
  /** Blue tokens on it. */
  tokens: number;
}

/** A completed wonder. */
export interface Monument {
  card: string;
  /** Turned face down by Ravages of Time. */
  ravaged: boolean;
  /** The leader that lies under it, or `''`. */
  under: string;
  /** Blue tokens it has kept. */
  tokens: number;
}

/** A pact in its offerer's area. */
export interface Treaty {
  card: string;
  a: Seat;
  b: Seat;
}

/** A declared war. */
export interface Declaration {
  card: string;
  target: Seat;
}

/** One civilization. */
export interface Player {
  /** Has resigned. */
  out: boolean;
  civilHand: string[];
  militaryHand: string[];
  /** Is the civil hand closed to the others? */
  closed: boolean;
  /** Who is looking at the civil hand just now; -1 for nobody. */
  civilShownTo: Seat;
  /** Who is looking at the military hand just now; -1 for nobody. */
  militaryShownTo: Seat;
  science: number;
  culture: number;
  /** Yellow tokens in the bank. */
  yellow: number;
  /** Blue tokens in the bank. */
  blue: number;
  /** Unused workers. */
  workers: number;
  /** Civil actions still available. */
  civil: number;
  /** Military actions still available. */
  military: number;
  technologies: Technology[];
  government: string;
  specials: string[];
  leader: string;
  /** The levels of leaders taken so far. */
  leadersTaken: number[];
  wonders: Monument[];
  /** The unfinished wonder, or `''`. */
  building: string;
  /** Stages of it that are covered. */
  stages: number;
  colonies: string[];
  /** The current tactic, or none. */
  tactic: Standard | null;
  /** Tactics in their own area that nobody can copy; the current one is among them until it is made available. */
  exclusive: Standard[];
  treaty: Treaty | null;
  wars: Declaration[];
  /** What the leader's stance is set to; -1 before the first choice. */
  stance: number;
  /** Yellow tokens put aside for the ends of ages. */
  stored: number;
  /** Leaders whose power of once per game is used up. */
  used: string[];
  /** Political actions given up in advance. */
  givenUp: number;
  /** Whose hand was looked at last turn; -1 for nobody's. */
  lookedAt: Seat;
  /** A card taken by Kidnapping this turn, and the culture for playing it. */
  kidnapped: Kidnapped | null;
  /** Culture by where it came from, in the order of `SOURCES`. */
  ledger: number[];
}

/** A card taken from a rival's hand. */
export interface Kidnapped {
  card: string;
  culture: number;
}

/** Where culture comes from, for the breakdown of the result. */
export const SOURCES = ['production', 'events', 'leaders', 'wonders', 'cards', 'attacks', 'scoring'] as const;
export type Source = (typeof SOURCES)[number];

/** What is true only during the current turn. */
export interface Turn {
  /** Civil actions made from military ones, not yet used. */
  extraCivil: number;
  /** Military actions of this turn only, not yet used; they are part of those available. */
  extraMilitary: number;
  converted: boolean;
  extraUsed: boolean;
  chosen: boolean;
  populated: boolean;
  crossed: boolean;
  tacticDone: boolean;
  /** Action cards taken in this Action Phase. */
  taken: string[];
  takenPlayed: boolean;
  boosted: boolean;
  replacedLeader: boolean;
  developed: number;
  helped: boolean;
  traded: boolean;
  looked: boolean;
  /** Temporary resources for units. */
  units: number;
  /** Temporary resources for wonder stages and urban buildings. */
  construction: number;
  /** Temporary science for unit technologies. */
  unitScience: number;
  /** Food used as a resource. */
  resources: number;
  /** A resource used as food. */
  food: number;
}

/** What a viewer sees of the state. */
export type AgesView = View<AgesState, typeof visibility>;

/** What the game's questions read: the same of a state and of what a viewer sees of it. */
export type AgesKnown = Known<AgesState, AgesView>;

/** A civilization, as it is or as somebody sees it. */
export type KnownPlayer = AgesKnown['players'][number];
