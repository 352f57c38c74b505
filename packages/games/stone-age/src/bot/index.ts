/** What bots know about Stone Age. */

import type { BotSense } from '@tabularium/kernel';
import type { StoneAge } from '../vocabulary.ts';
import { evaluate } from './outlook.ts';
import { playout } from './playout.ts';

/** How good a position is, and what a quick player does. */
export const bot: BotSense<StoneAge> = { evaluate, playout, spread: 20 };
