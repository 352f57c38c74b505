/** Who may see what (SA 14). */

import { HIDDEN, type Hidden, type Seat, type Viewer } from '@tabularium/kernel';
import type { CardId } from './content/cards.ts';
import type { Ending, Options, StoneAgeVisibility } from './state.ts';

/** Taken cards are face down: their owner may look at them, the others only with the option of open cards (SA 14.4). */
function takenCards(
  cards: CardId[],
  viewer: Viewer,
  owner: Seat | null,
  game: { options: Options; ending: Ending | null },
): (CardId | Hidden)[] {
  return game.options.openCards ? cards : untilScoring(cards, viewer, owner, game);
}

/** Nobody but the owner sees these cards before the final scoring (SA 8.3.8). */
function untilScoring(
  cards: CardId[],
  viewer: Viewer,
  owner: Seat | null,
  game: { ending: Ending | null },
): (CardId | Hidden)[] {
  return viewer === owner || game.ending !== null ? cards : cards.map(() => HIDDEN);
}

/** Everything is open but the piles, the box, taken cards and the extra card. */
export const visibility = {
  round: 'open',
  startPlayer: 'open',
  players: {
    each: {
      persons: 'open',
      placed: 'open',
      food: 'open',
      resources: 'open',
      tools: 'open',
      used: 'open',
      field: 'open',
      score: 'open',
      built: 'open',
      cards: takenCards,
      kept: 'open',
      extra: untilScoring,
    },
  },
  cards: 'open',
  pile: 'hidden',
  buildings: 'open',
  stacks: { each: 'hidden' },
  boxed: 'hidden',
  openRows: 'open',
  ending: 'open',
} satisfies StoneAgeVisibility;
