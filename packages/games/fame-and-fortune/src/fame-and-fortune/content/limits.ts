/** The numbers of the expansion that are on no card. Verified: its own booklet. */

/** A metropolis: squares of outskirts, culture of an arts action, combat bonus on top of the capital's (FF 13.1). */
export const METROPOLIS = { outskirts: 10, artsCulture: 2, combatBonus: 2 } as const;

/** Markers that are a fortification on one side and a caravan on the other (FF 17). */
export const FORTS_AND_CARAVANS = 15;

/** What they bring: combat bonus of the city, production of one action (FF 17.3). */
export const FORT_BONUS = 2;
export const CARAVAN_PRODUCTION = 2;

/** Disaster markers with forest on one side and water on the other (FF 4.8). */
export const FAME_DISASTERS = { sides: ['forest', 'water'], count: 8 } as const;

/** Loot points: for figures in the square, for a city destroyed (FF 9.13). */
export const LOOT_POINTS = { figures: 1, city: 2 } as const;

/** What loot points buy (FF 9.13). */
export const LOOT_PRICES = {
  trade: 1,
  culture: 1,
  resource: 1,
  'discard-coin': 1,
  technology: 2,
  'culture-event': 2,
  'steal-coin': 2,
} as const;
export type LootKind = keyof typeof LOOT_PRICES;
