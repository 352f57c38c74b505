/** What bots know about Stone Age. */

import type { BotSense, Seat } from '@tabularium/kernel';
import { playerAt } from './queries.ts';
import { scoreParts, total } from './rules/scoring.ts';
import type { StoneAge, StoneAgeState } from './state.ts';

export const bot: BotSense<StoneAge> = {
  evaluate: (game: StoneAgeState, seat: Seat) => total(scoreParts(playerAt(game, seat))),
  spread: 25,
};
