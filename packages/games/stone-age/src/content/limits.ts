/** The numbers of the box (SA 1, SA 2.3). Verified by several sources; that scores may be negative by one (SA 1.7). */

/** What each player begins with (SA 2.3). */
export const START = { persons: 5, food: 12 } as const;

/** The most a player can own (SA 1.5, SA 1.6). */
export const MOST = { persons: 10, field: 10, tools: 3, toolValue: 4 } as const;

/** Points lost by a player who does not feed everyone (SA 12.4). */
export const HUNGER = 10;

/** Face-up card spaces (SA 2.1). */
export const CARD_SPACES = 4;

/** Tiles in a building stack (SA 2.2). */
export const STACK = 7;
