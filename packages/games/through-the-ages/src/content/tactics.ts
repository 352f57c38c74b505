/** Tactics: infantry, cavalry and artillery of one army. All values are verified. */

import type { Cards, Tactic } from './model.ts';

/** Every tactic. */
export const TACTICS = {
  'fighting-band-i': { level: 1, copies: [2, 2, 2], army: [2, 0, 0], strength: 1, antiquated: 1 },
  'legion-i': { level: 1, copies: [2, 2, 2], army: [3, 0, 0], strength: 2, antiquated: 2 },
  'phalanx-i': { level: 1, copies: [2, 2, 2], army: [2, 1, 0], strength: 3, antiquated: 3 },
  'medieval-army-i': { level: 1, copies: [2, 2, 2], army: [1, 1, 0], strength: 2, antiquated: 2 },
  'heavy-cavalry-i': { level: 1, copies: [2, 2, 2], army: [0, 3, 0], strength: 4, antiquated: 4 },
  'conquistadors-ii': { level: 2, copies: [1, 1, 1], army: [1, 2, 0], strength: 5, antiquated: 3 },
  'fortifications-ii': { level: 2, copies: [1, 1, 1], army: [0, 0, 2], strength: 5, antiquated: 3 },
  'mobile-artillery-ii': { level: 2, copies: [1, 1, 1], army: [0, 1, 1], strength: 5, antiquated: 3 },
  'defensive-army-ii': { level: 2, copies: [1, 1, 1], army: [2, 0, 1], strength: 6, antiquated: 3 },
  'napoleonic-army-ii': { level: 2, copies: [1, 1, 1], army: [1, 1, 1], strength: 7, antiquated: 4 },
  'classic-army-ii': { level: 2, copies: [1, 1, 1], army: [2, 2, 0], strength: 8, antiquated: 4 },
  'entrenchments-iii': { level: 3, copies: [1, 1, 1], army: [1, 0, 2], strength: 9, antiquated: 5 },
  'mechanized-army-iii': { level: 3, copies: [2, 2, 2], army: [0, 1, 2], strength: 10, antiquated: 5 },
  'shock-troops-iii': { level: 3, copies: [1, 1, 1], army: [1, 3, 0], strength: 11, antiquated: 6 },
  'modern-army-iii': { level: 3, copies: [2, 2, 2], army: [2, 1, 1], strength: 13, antiquated: 7 },
} satisfies Cards<Tactic>;
