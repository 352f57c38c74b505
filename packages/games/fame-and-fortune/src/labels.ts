/** What boards call the zones and concepts of the game; the words are in the text books. */

import type { Phase } from './state.ts';
import type { FameBoardLabels } from './vocabulary/board-labels.ts';

/** The labels of one language. */
export interface FameLabels {
  readonly turn: (turn: number, phase: string) => string;
  readonly phases: { readonly [P in Phase]: string };
  readonly firstPlayer: (name: string) => string;
  /** Above the map: how the coordinate of a square is read. */
  readonly readMap: string;
  readonly signs: {
    readonly capital: string;
    readonly city: string;
    readonly army: string;
    readonly scout: string;
    readonly group: string;
    readonly hut: string;
    readonly village: string;
    readonly relic: string;
    readonly building: string;
    readonly wonder: string;
    readonly person: string;
    readonly faceDown: string;
    readonly coin: string;
    readonly culture: string;
  };
  readonly market: string;
  readonly wonders: string;
  readonly wondersLeft: (count: number) => string;
  // What is counted for everybody.
  readonly civilization: string;
  readonly government: string;
  readonly production: string;
  readonly trade: string;
  readonly cultureTokens: string;
  readonly track: string;
  readonly coins: string;
  readonly technologies: string;
  readonly units: string;
  readonly eventsHeld: string;
  readonly people: string;
  readonly markers: string;
  // One's own things.
  readonly pyramid: string;
  readonly blank: string;
  readonly cities: string;
  readonly cityLine: (city: string, production: number, trade: number, culture: number, coins: number) => string;
  readonly walls: string;
  readonly fortification: string;
  readonly caravan: string;
  readonly forces: string;
  readonly reserve: string;
  readonly resources: string;
  readonly investments: string;
  readonly nothing: string;
  // A battle.
  readonly battle: (place: string) => string;
  readonly front: (front: number) => string;
  readonly wounds: (wounds: number) => string;
  readonly inHand: (cards: number, bonus: number) => string;
  // A square explained.
  readonly square: (place: string) => string;
  readonly armies: (count: number, name: string) => string;
  readonly scouts: (count: number, name: string) => string;
  readonly cityOf: (name: string) => string;
  readonly capitalOf: (name: string) => string;
  readonly locked: string;
  /** The drawn table. */
  readonly board: FameBoardLabels;
}
