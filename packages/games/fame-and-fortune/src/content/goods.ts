/** What is counted: the resources of the market, those that exist on markers and cards only, and the icons of the map. */

/** The resources of the market; one token of each per player (FF 2.3). */
export const MARKET_RESOURCES = ['incense', 'iron', 'silk', 'wheat'] as const;
export type MarketResource = (typeof MARKET_RESOURCES)[number];

/** All resources; spies and uranium lie on hut and village markers and on cards only (FF 12.3). */
export const RESOURCES = [...MARKET_RESOURCES, 'spy', 'uranium'] as const;
export type Resource = (typeof RESOURCES)[number];

/** So many icons of each kind in a square (FF 4.1). */
export interface Icons {
  readonly production?: number;
  readonly trade?: number;
  readonly culture?: number;
  readonly coin?: number;
}
