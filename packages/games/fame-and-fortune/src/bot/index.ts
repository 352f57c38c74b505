/** What bots know about the game: a race on four tracks, an economy, safety. */

import type { BotSense } from '@tabularium/kernel';
import type { FameAndFortune } from '../state.ts';
import { evaluate } from './outlook.ts';
import { playout } from './playout.ts';

/** Points that are one step of advantage. */
const SPREAD = 5;

/** The sense of a bot. */
export const bot: BotSense<FameAndFortune> = { evaluate, playout, spread: SPREAD, worlds: 2 };
