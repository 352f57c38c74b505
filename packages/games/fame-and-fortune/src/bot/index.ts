/** What bots know about the game: a race on four tracks, an economy, safety. */

import type { BotSense } from '@tabularium/kernel';
import type { FameAndFortune } from '../state.ts';
import { evaluate, evaluateAll } from './outlook.ts';
import { playout } from './playout.ts';

/** Points that are one step of advantage. */
const SPREAD = 5;

/** What each part of a turn asks again and again; everything else belongs to what was chosen there. */
const QUESTIONS = ['start-of-turn', 'trade-ask', 'city-management', 'choose-mover', 'choose-research'] as const;

/** The sense of a bot. */
export const bot: BotSense<FameAndFortune> = {
  evaluate,
  evaluateAll,
  playout,
  spread: SPREAD,
  worlds: 1,
  plansTurns: true,
  iterations: 150,
  questions: QUESTIONS,
};
