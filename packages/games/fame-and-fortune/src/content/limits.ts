/** The numbers of the box and of the rules that are on no card. Verified: component list and rulebook. */

/** What every player has before anything changes it (FF 8.1, FF 8.2, FF 9.2, FF 11.4, FF 3.9). */
export const AT_START = { travelSpeed: 2, stackingLimit: 2, cultureHand: 2, battleHand: 3, cities: 2 } as const;

/** The most trade a dial can show (FF 6.1). */
export const TRADE_MOST = 27;

/** Coins that win the game (FF 1.4). */
export const COINS_TO_WIN = 15;

/** Figures of each player (FF 2.2), and what they cost (FF 7.5). */
export const FIGURES = { army: { count: 6, cost: 4 }, scout: { count: 2, cost: 6 } } as const;
export type Figure = keyof typeof FIGURES;

/** City markers of each player besides the capital (FF 2.2). */
export const CITY_MARKERS = 2;

/** Tokens of each market resource, for each player (FF 2.3). */
export const TOKENS_PER_PLAYER = 1;

/** Open wonders in the market (FF 2.5). */
export const WONDER_SLOTS = 4;

/** Wonders of each era in the deck (FF 2.5). */
export const WONDERS_PER_ERA = 4;

/** Cities closer than this to each other would share outskirts (FF 5.4). */
export const CITY_DISTANCE = 3;

/** Trade that research needs, by level (FF 10.1). */
export const RESEARCH_TRADE = { 1: 6, 2: 11, 3: 16, 4: 21, 5: 26 } as const;

/** Trade for production when a city hurries (FF 7.4). */
export const RUSH = { trade: 3, production: 1 } as const;

/** The culture of an arts action without any icon (FF 7.12). */
export const ARTS_CULTURE = 1;

/** Cards more in a battle hand: for each army after the first, and for defending a city (FF 9.2). */
export const HAND_BONUS = { furtherArmy: 2, city: 3 } as const;

/** Combat bonus of a defended city; walls come on top (FF 9.3). */
export const DEFENCE = { city: 6, capital: 12 } as const;

/** One army is lost for so many own units killed (FF 9.12). */
export const KILLED_PER_ARMY = 2;

/** The units that defend a village (FF 9.14). */
export const BARBARIANS = ['infantry', 'artillery', 'mounted'] as const;

/** Disaster markers with desert on one side and grassland on the other (FF 4.8). */
export const DISASTERS = { sides: ['desert', 'grassland'], count: 12 } as const;

/** The most that one piece of loot takes in the base game (FF 23.5). */
export const LOOT = { trade: 3, culture: 3, resource: 1, cityResources: 2 } as const;

/** The points each piece of loot costs; without the expansion a destroyed city is worth one that costs two, or two resources. */
export const LOOT_PRICES = {
  'loot-trade': 1,
  'loot-culture': 1,
  'loot-resource': 1,
  'loot-marker': 1,
  'loot-discard-coin': 1,
  'loot-coin': 2,
  'loot-technology': 2,
  'loot-event': 2,
} as const;
