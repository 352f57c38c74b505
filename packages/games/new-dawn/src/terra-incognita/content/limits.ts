/** How many of everything there are with the expansion (TI 1.7). All from the booklet's list of components. */

/** What one player has. */
export const CONTROL_TOKENS = 34;
/** Resource tokens of each kind. */
export const RESOURCE_TOKENS = 10;
/** Tokens that fill holes of the map. */
export const WATER_TOKENS = 16;
/** Victory cards beside the two fort cards, one more in an epic game (TI 3.9, TI 17.3). */
export const NORMAL_VICTORY_CARDS = 3;
/** Victory cards, the fort cards included, on which no agenda is needed (TI 13.1). */
export const SPARE_VICTORY_CARDS = 1;
/** Core tiles by number of players (TI 18.1). */
export const CORE_TILES: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 4, 5: 4 };
/** Wonders of each type in play by era, whatever the number of players (TI 3.8). */
export const WONDERS_IN_PLAY = { ancient: 2, medieval: 2, modern: 3 } as const;
/** Spaces of the core a fort must touch, spaces a tile must touch (TI 3.3g, TI 3.3h, TI 6.3). */
export const FORT_CONTACTS = 2;
export const TILE_CONTACTS = 4;
/** How strongly an uncontrolled fort defends itself (TI 5.8, TI 11.3). */
export const FORT_DEFENCE = 6;
/** What another army in the space adds to a defence, however many there are (TI 5.8). */
export const ARMY_SUPPORT = 2;
/** The combat value a won attack needs for the agenda Devastating (TI 13.11). */
export const DEVASTATING = 16;
