/** The levels that people choose from: the same five in every game, each a recipe of search, budget and noise. */

import type { AnyGame } from '@tabularium/kernel';
import type { BotSpec, Level } from './bot.ts';

/** The recipes where turns are planned. */
const PLANNING: Readonly<Record<Level, BotSpec>> = {
  1: { kind: 'greedy', noise: 1.6 },
  2: { kind: 'greedy', noise: 0.4 },
  3: { kind: 'plan', iterations: 200 },
  4: { kind: 'plan', iterations: 2000 },
  5: { kind: 'reply', iterations: 8000 },
};

/** The recipes where a tree of moves is searched. */
const SEARCHING: Readonly<Record<Level, BotSpec>> = {
  1: { kind: 'greedy', noise: 1.6 },
  2: { kind: 'greedy', noise: 0.4 },
  3: { kind: 'greedy' },
  4: { kind: 'mcts', iterations: 80 },
  5: { kind: 'mcts', iterations: 600 },
};

/** What a bot does in that game: a level's recipe, or what the spec says itself. */
export function recipeFor({ bot }: AnyGame, spec: BotSpec): BotSpec {
  if (spec.kind !== 'level') return spec;
  const { level = 3 } = spec;
  const recipe = bot.levels?.[level] ?? (bot.search === 'plan' ? PLANNING : SEARCHING)[level];
  return spec.milliseconds === undefined
    ? (recipe as BotSpec)
    : { ...(recipe as BotSpec), milliseconds: spec.milliseconds };
}
