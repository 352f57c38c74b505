/** What bots know about Through the Ages. */

import type { BotSense } from '@tabularium/kernel';
import { evaluate } from './bot/outlook.ts';
import { playout } from './bot/playout.ts';
import type { ThroughTheAges } from './vocabulary.ts';

export const bot: BotSense<ThroughTheAges> = { evaluate, playout, spread: 3 };
