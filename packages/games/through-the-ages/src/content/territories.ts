/** Territories. All values are verified. */

import type { Cards, Territory } from './model.ts';

/** Every territory: what it brings while owned, and once. */
export const TERRITORIES = {
  'vast-territory-i': { level: 1, copies: [1, 1, 1], blueTokens: -1, yellowTokens: 3, once: { food: 3 } },
  'wealthy-territory-i': { level: 1, copies: [1, 1, 1], blueTokens: 3, once: { resources: 5 } },
  'inhabited-territory-i': { level: 1, copies: [1, 1, 1], yellowTokens: 2, once: { population: 1 } },
  'strategic-territory-i': { level: 1, copies: [1, 1, 1], symbols: { strength: 2 }, once: { militaryCards: 3 } },
  'historic-territory-i': { level: 1, copies: [1, 1, 1], symbols: { happy: 1 }, once: { culture: 6 } },
  'developed-territory-i': { level: 1, copies: [1, 1, 1], blueTokens: 1, yellowTokens: 1, once: { science: 3 } },
  'vast-territory-ii': { level: 2, copies: [1, 1, 1], blueTokens: -1, yellowTokens: 4, once: { food: 4 } },
  'wealthy-territory-ii': { level: 2, copies: [1, 1, 1], blueTokens: 4, once: { resources: 9 } },
  'inhabited-territory-ii': { level: 2, copies: [1, 1, 1], yellowTokens: 3, once: { population: 2 } },
  'strategic-territory-ii': { level: 2, copies: [1, 1, 1], symbols: { strength: 4 }, once: { militaryCards: 5 } },
  'historic-territory-ii': { level: 2, copies: [1, 1, 1], symbols: { happy: 2 }, once: { culture: 11 } },
  'developed-territory-ii': { level: 2, copies: [1, 1, 1], blueTokens: 2, yellowTokens: 2, once: { science: 5 } },
} satisfies Cards<Territory>;
