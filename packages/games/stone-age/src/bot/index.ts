/** What bots know about Stone Age. */

import { type BotSense, judged } from '@tabularium/kernel';
import type { StoneAge } from '../vocabulary.ts';
import { cashInToPay } from './cash-in.ts';
import { copyState } from './copy.ts';
import { FEATURES } from './features.ts';
import { partsOf } from './outlook.ts';
import { playout } from './playout.ts';
import { book, type StoneAgeWeights } from './weights.ts';

/** How good a position is, and what a quick player does. */
export const bot: BotSense<StoneAge> = {
  ...judged<StoneAge, StoneAgeWeights>({ features: FEATURES, book, parts: partsOf }),
  playout,
  anytime: cashInToPay,
  copy: copyState,
  worlds: 6,
  spread: 20,
  margin: 30,
};
