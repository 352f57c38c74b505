/** What bots know about the game: a race on four tracks, an economy, safety. */

import type { BotSense } from '@tabularium/kernel';
import type { FameAndFortune } from '../state.ts';
import { evaluate } from './outlook.ts';

/** The sense of a quick bot. */
export const bot: BotSense<FameAndFortune> = { evaluate, spread: 4 };
