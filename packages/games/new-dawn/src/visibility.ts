/** Who sees which part of the state. */

import { HIDDEN, type Visibility } from '@tabularium/kernel';
import type { WonderId } from './content/wonders.ts';
import type { BaseZones } from './state.ts';

/** Everything is open but the wonder cards under the top ones (ND 20.3). */
const topOnly = (deck: readonly WonderId[]): (WonderId | typeof HIDDEN)[] =>
  deck.map((wonder, at) => (at === deck.length - 1 ? wonder : HIDDEN));

/** Who sees which part of the state. */
export const visibility = {
  map: 'open',
  tilesToLay: 'open',
  pieces: 'open',
  barbarians: 'open',
  wonders: 'open',
  stored: 'open',
  players: 'open',
  decks: { culture: topOnly, economy: topOnly, science: topOnly, military: topOnly },
  supply: 'open',
  victoryCards: 'open',
  firstPlayer: 'open',
  orientation: 'open',
  sector: 'open',
  round: 'open',
  turn: 'open',
} satisfies Visibility<BaseZones>;
