/** How many of everything there are (ND 1.2). All from the rulebook's list of components. */

import type { Era } from './wonders.ts';

/** What one player has. */
export const CITIES = 7;
export const CONTROL_TOKENS = 31;

/** Resource tokens of each kind. */
export const RESOURCE_TOKENS = 8;
/** Tokens that fill holes of the map. */
export const WATER_TOKENS = 8;
/** Copies of each city-state's diplomacy card. */
export const CITY_STATE_CARDS = 2;
/** Trade tokens on one focus card (ND 7.3). */
export const TRADE_LIMIT = 3;
/** Tiles dealt to each player beside the capital tile (ND 4.5). */
export const TILES_EACH = 2;
/** Victory cards in a normal and in an epic game (ND 2.8, ND 18.1). */
export const VICTORY_CARDS = 3;
export const EPIC_VICTORY_CARDS = 4;

/** Wonders of each type and era by number of players (ND 2.7, ND 19.1). */
export const WONDERS_IN_PLAY: Readonly<Record<number, Readonly<Record<Era, number>>>> = {
  2: { ancient: 1, medieval: 1, modern: 2 },
  3: { ancient: 1, medieval: 2, modern: 2 },
  4: { ancient: 2, medieval: 2, modern: 2 },
};
