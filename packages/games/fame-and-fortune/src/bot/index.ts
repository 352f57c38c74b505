/** What bots know about the game: a race on four tracks, an economy, safety. */

import { type BotSense, judged } from '@tabularium/kernel';
import { copyState } from '../queries/copy.ts';
import type { FameAndFortune } from '../state.ts';
import { obvious } from './exploring.ts';
import { FEATURES } from './features.ts';
import { foolish } from './folly.ts';
import { partsOf, worths } from './outlook.ts';
import { playout } from './playout.ts';
import { rest } from './resting.ts';
import { book, type FameWeights } from './weights.ts';

/** Points that are one step of advantage. */
const SPREAD = 5;

/** What each part of a turn asks again and again; everything else belongs to what was chosen there. */
const QUESTIONS = ['start-of-turn', 'trade-ask', 'city-management', 'choose-mover', 'choose-research'] as const;

/** The sense of a bot. */
export const bot: BotSense<FameAndFortune> = {
  ...judged<FameAndFortune, FameWeights>({ features: FEATURES, book, parts: partsOf, worths }),
  playout,
  foolish,
  obvious,
  rest,
  copy: copyState,
  spread: SPREAD,
  margin: 25,
  worlds: 1,
  iterations: 1,
  levels: { 4: { kind: 'mcts', iterations: 1 }, 5: { kind: 'mcts', iterations: 20 } },
  questions: QUESTIONS,
  windows: ['respond'],
};
