/** What bots know about the game: how good a position is, and what a quick player does. */

import type { BotSense } from '@tabularium/kernel';
import { playerOf } from './queries/players.ts';
import type { ThroughTheAges } from './state.ts';

/** Evaluation and playout hints. */
export const bot: BotSense<ThroughTheAges> = {
  evaluate: (game, seat) => playerOf(game, seat).culture,
  spread: 30,
};
