/** What bots know about Stone Age. */

import type { BotSense } from '@tabularium/kernel';
import { evaluate } from './bot/outlook.ts';
import { playout } from './bot/playout.ts';
import type { StoneAge } from './state.ts';

export const bot: BotSense<StoneAge> = { evaluate, playout, spread: 20 };
