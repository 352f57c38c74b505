/** What bots know about Through the Ages. */

import type { BotSense } from '@tabularium/kernel';
import type { ThroughTheAges } from '../vocabulary.ts';
import { evaluate } from './outlook.ts';
import { playout } from './playout.ts';

export const bot: BotSense<ThroughTheAges> = { evaluate, playout, spread: 3 };
