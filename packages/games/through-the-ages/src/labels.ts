/** What boards call the zones and concepts of Through the Ages; the words are in the text books. */

import type { CivilKind, MilitaryKind, WorkerKind } from './content/model.ts';
import type { AgesReason } from './vocabulary.ts';

/** Kinds of cards. */
export type CardKind = CivilKind | MilitaryKind;

/** What a civilization counts. */
export type Counted = 'food' | 'resources' | 'science' | 'culture' | 'strength' | 'happy' | 'civil' | 'military';

/** The labels of one language. */
export interface BaseLabels {
  readonly kinds: { readonly [K in CardKind]: string };
  readonly counts: { readonly [C in Counted]: string };
  /** Where there is room for one short word only. */
  readonly briefly: { readonly civil: string; readonly military: string };
  /** What is spent, in a letter or two. */
  readonly signs: { readonly [C in 'civil' | 'science' | 'resources' | 'food']: string };
  /** What those letters and the terminal's marks mean. */
  readonly signsMean: string;

  // The middle of the table.
  readonly row: string;
  readonly space: (space: number, cost: number) => string;
  readonly canTake: string;
  readonly timeline: string;
  readonly age: (age: string) => string;
  readonly round: (round: number) => string;
  readonly lastRound: string;
  readonly lastRoundIs: (round: number) => string;
  readonly turnOf: (name: string) => string;
  readonly civilDeck: string;
  readonly militaryDeck: string;
  readonly currentEvents: string;
  readonly futureEvents: string;
  readonly pastEvents: string;
  readonly lastEvent: string;
  readonly eventsKnown: string;
  readonly finalEvents: string;
  readonly tactics: string;
  readonly noTactics: string;

  // A civilization.
  readonly desks: string;
  readonly deskOf: (name: string) => string;
  readonly resigned: string;
  readonly perTurn: (sum: string) => string;
  readonly unused: (workers: number) => string;
  readonly discontent: (workers: number) => string;
  readonly yellowBank: string;
  readonly blueBank: string;
  readonly nextWorker: (food: number) => string;
  readonly noWorker: string;
  readonly eats: (food: number) => string;
  readonly corrupts: (resources: number) => string;
  readonly fields: string;
  readonly urban: (limit: number) => string;
  readonly units: string;
  readonly special: string;
  readonly wonders: string;
  readonly colonies: string;
  readonly workers: (workers: number) => string;
  readonly tokens: (tokens: number) => string;
  readonly realm: string;
  readonly noLeader: string;
  /** Of a wonder that is not finished. */
  readonly building: string;
  readonly stages: (done: number, all: number) => string;
  readonly ravaged: string;
  /** Of a leader that lies under a wonder. */
  readonly under: (name: string) => string;
  readonly pactWith: (name: string) => string;
  readonly warOn: (name: string) => string;
  readonly hands: string;
  readonly civilHand: string;
  readonly militaryHand: string;
  readonly emptyHand: string;
  readonly back: (age: string) => string;

  // A moment that asks for more than a button.
  readonly attackStrength: string;
  readonly ownStrength: string;
  readonly cardsPlayed: string;
  readonly holds: string;
  readonly falls: (missing: number) => string;
  readonly highest: string;
  readonly force: string;

  // The faces of cards.
  /** What a card does, in a line. */
  readonly brief: (card: string) => string;
  /** Long words of names, with hyphens where they may be parted. */
  readonly parted: readonly string[];
  /** What is signed on a face beside what is counted. */
  readonly signed: { readonly [S in Signed]: string };
  /** Behind what is taken off a price. */
  readonly cheaper: string;
  /** What the price at the foot of a card is for. */
  readonly verbs: { readonly [V in Verb]: string };
  /** Why something is impossible, in two or three words. */
  readonly why: { readonly [R in AgesReason]: string };

  // The table of cards.
  readonly ageNames: readonly string[];
  readonly cardsLeft: (left: number) => string;
  readonly zone: (cost: number) => string;
  readonly expiring: string;
  readonly arriving: string;
  readonly taken: string;
  readonly free: (left: number, all: number) => string;
  readonly many: { readonly [K in WorkerKind]: string };
  readonly ofLimit: (count: number, limit: number) => string;
  readonly inHand: string;
  readonly idle: string;
  readonly happyNeeded: string;
  readonly priceAndFood: string;
  readonly corruption: string;
  readonly fromNoCorruption: (tokens: number) => string;
  readonly noTactic: string;
  readonly noWonder: string;
  readonly noGovernment: string;
  readonly armies: (count: number) => string;
  readonly strongest: string;
  readonly weakest: string;
  readonly backToMine: string;
  readonly lectern: string;
  readonly ifYouEnd: string;
  readonly uprising: string;
  readonly famine: (missing: number) => string;
  readonly draws: string;
  readonly sinceYourTurn: string;
  readonly needed: string;
  readonly bidOf: (name: string) => string;
  readonly noBidYet: string;
  readonly gap: (gap: number) => string;
  readonly close: string;
  readonly deskParts: string;
  /** The parts of a civilization's board, where a small screen shows one at a time. */
  readonly parts: { readonly [P in 'works' | 'realm' | 'forces' | 'banks']: string };
}

/** What stands on faces beside what is counted. */
export type Signed =
  | 'unhappy'
  | 'colonization'
  | 'yellow'
  | 'blue'
  | 'limit'
  | 'card'
  | 'population'
  | 'defence'
  | 'stages';

/** What a price is paid for. */
export type Verb =
  | 'develop'
  | 'build'
  | 'peaceful'
  | 'revolution'
  | 'lead'
  | 'stage'
  | 'play'
  | 'prepare'
  | 'attack'
  | 'declare'
  | 'offer'
  | 'copy'
  | 'asked';
