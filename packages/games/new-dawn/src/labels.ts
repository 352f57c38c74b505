/** What boards call the zones and concepts of A New Dawn; the words are in the text books. */

import type { FOCUS_TYPES, FocusType } from './content/focus-cards.ts';
import type { Era } from './content/wonders.ts';

/** The labels of one language. */
export interface NewDawnLabels {
  readonly map: string;
  readonly goals: string;
  readonly done: string;
  readonly wonders: string;
  readonly stack: (left: number) => string;
  readonly stackEmpty: string;
  readonly cost: string;
  readonly insteadOf: (printed: number) => string;
  readonly focusRow: string;
  readonly slot: (slot: number) => string;
  readonly level: (level: number) => string;
  readonly trade: (count: number) => string;
  readonly technology: string;
  readonly nextCard: (level: number, at: number) => string;
  readonly events: string;
  readonly direction: string;
  readonly inRounds: (rounds: number) => string;
  readonly cities: string;
  readonly tokens: string;
  readonly wondersHeld: string;
  readonly dial: string;
  readonly agendas: string;
  readonly takenFrom: (name: string) => string;
  readonly difficulty: string;
  readonly owner: string;
  readonly reinforced: string;
  readonly city: string;
  readonly capital: string;
  readonly matureCity: string;
  readonly controlToken: string;
  readonly caravanOf: string;
  readonly barbarian: string;
  readonly barbarianHome: string;
  readonly coast: string;
  readonly defence: string;
  readonly dice: string;
  readonly terrainPart: string;
  readonly cityPart: string;
  readonly reinforcedPart: string;
  readonly neighboursPart: (count: number) => string;
  readonly cityStatePart: string;
  readonly slotPart: string;
  readonly cardPart: string;
  readonly tradePart: string;
  readonly otherPart: string;
  readonly attack: string;
  readonly attackOn: (name: string) => string;
  readonly attackNow: string;
  readonly rethink: string;
  readonly chance: (percent: number) => string;
  readonly attackWon: string;
  readonly attackLost: string;
  readonly tie: string;
  readonly tiles: string;
  readonly tile: string;
  readonly turn: string;
  readonly turnBack: string;
  readonly flip: string;
  readonly positions: (count: number) => string;
  readonly noPosition: string;
  readonly layHere: string;
  readonly replaces: string;
  readonly timeline: string;
  readonly victoryCards: string;
  readonly panels: string;
  readonly of: string;
  readonly resource: string;
  readonly firstPlayer: string;
  readonly types: { readonly [T in FocusType]: string };
  readonly eras: { readonly [E in Era]: string };
  readonly orient: (steps: number) => string;
  readonly naturalWonder: string;
  /** The starter is `null` until the first player is drawn (ND 2.6). */
  readonly head: (round: number, starter: string | null) => string;
  readonly wonder: string;
  readonly cityStates: string;
  readonly naturalWonders: string;
  readonly below: (cards: number) => string;
  readonly caravans: string;
  readonly diplomacy: string;
  readonly needed: (cards: number, all: number) => string;
  /** Says that these players have what wins, before the round is over. */
  readonly enough: (names: readonly string[]) => string;
  readonly hasEnough: string;
}

/** Those the base game brings itself. */
export type BaseLabels = Omit<NewDawnLabels, 'types'> & {
  readonly types: { readonly [T in (typeof FOCUS_TYPES)[number]]: string };
};
