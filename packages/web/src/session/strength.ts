/** How hard a bot thinks, in words a person chooses from. */

import type { BotSpec } from '@tabularium/bots';

/** From forgiving to strong. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The bot behind each word. */
export const BOT_OF: Readonly<Record<Strength, BotSpec>> = {
  easy: { kind: 'greedy' },
  medium: { kind: 'mcts', iterations: 80 },
  hard: { kind: 'mcts', milliseconds: 1500 },
};
