/** Pieces of the expansion in English. */

import type { FamePieces } from '../cards.ts';

/** The words. */
export const pieces: FamePieces = {
  metropolis: [
    'Metropolis',
    'A capital grown over two squares: 10 squares of outskirts, 2 culture when devoted to the arts, combat bonus +2.',
    'FF 13.1',
  ],
  fortification: [
    'Fortification',
    'Made of a disbanded army: combat bonus +2 for the next defence of the city.',
    'FF 17.3',
  ],
  caravan: ['Caravan', 'Made of a disbanded scout: discard it for 2 production of the city.', 'FF 17.3'],
  relic: ['Relic', 'The first player to end a move there with an army wins its reward.', 'FF 16.2'],
  loot: ['Loot', 'What the winner of a battle may take: 1 point for figures, 2 for a city.', 'FF 9.13'],
  'investment-marker': [
    'Investment marker',
    'An invested coin. It no longer counts as a coin and cannot be stolen.',
    'FF 15.3',
  ],
};
