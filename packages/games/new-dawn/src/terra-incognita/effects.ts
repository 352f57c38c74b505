/** What the expansion's cards and leaders may change beyond the base game's effects. */

import type { Seat } from '@tabularium/kernel';
import type { FocusId } from '../content/focus-cards.ts';
import type { Effect } from '../effects.ts';
import type { NewDawnState } from '../state.ts';
import { TERRA_CITY_STATES } from './content/city-states.ts';
import { TERRA_DIPLOMACY } from './content/diplomacy.ts';
import { TERRA_LEADERS } from './content/leaders.ts';
import { TERRA_WONDERS } from './content/wonders.ts';
import type { ArmyFight } from './vocabulary.ts';

/** What only an army can attack (TI 5.6). */
export type TerraTarget = 'army' | 'caravan' | 'fort';

/** Moments and numbers the expansion adds. */
export interface TerraEffect {
  /** How many places farther right a card counts that lies in that place (TI 9.6). */
  readonly shift?: (game: NewDawnState, seat: Seat, card: FocusId, place: number) => number;
  /** What each reinforced token adds to the holder's defence instead of 1. */
  readonly reinforcedWorth?: number;
  /** Happens after the holder has won an attack. */
  readonly afterWinning?: (game: NewDawnState, seat: Seat, fight: ArmyFight) => void;
  /** Happens when the player gets the wonder by an attack (TI 16.2). */
  readonly onCapture?: (game: NewDawnState, seat: Seat, space: number) => void;
  /** Happens just before a rival city is replaced by one of the holder. */
  readonly beforeTakingCity?: (game: NewDawnState, seat: Seat, space: number) => void;
  /** Armies may move any number of spaces. */
  readonly marchesFar?: boolean;
  /** Armies may pass rival control tokens (TI 15.1). */
  readonly passesTokens?: boolean;
  /** Resources may be spent in a fight, 2 combat value each. */
  readonly commitsResources?: boolean;
  /** Water next to own districts is friendly and of every terrain for their abilities. */
  readonly polders?: boolean;
  /** Pieces of the giver count as friendly for abilities of the holder's districts. */
  readonly sharesDistricts?: boolean;
  /** The wonder is built in a new city on the edge of the map, if possible. */
  readonly builtOnEdge?: boolean;
  /** The giver may not be attacked or robbed of pieces by the holder. */
  readonly pact?: boolean;
}

/** All effects of the expansion by the name of the card or leader. */
export const terraEffects = (): Record<string, Effect> => ({
  ...TERRA_LEADERS,
  ...TERRA_WONDERS,
  ...TERRA_CITY_STATES,
  ...TERRA_DIPLOMACY,
});
