/** What bots know about the game. */

import type { BotSense } from '@tabularium/kernel';
import { completedCards } from './rules/victory.ts';
import type { NewDawn } from './vocabulary.ts';

/** Evaluation of a position. */
export const bot: BotSense<NewDawn> = {
  evaluate: (game, seat) => 10 * completedCards(game, seat),
  spread: 10,
};
