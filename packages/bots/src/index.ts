/** Bots for any game: they see what their seat may see, and think on states imagined from it. */

import { type AnyGame, luckFrom } from '@tabularium/kernel';
import type { Bot, BotSpec, Clock } from './bot.ts';
import { chooseGreedy } from './greedy.ts';
import { type Budget, chooseByTreeSearch } from './mcts.ts';
import { chooseRandom } from './random.ts';

export { BOTS, type Bot, type BotKind, type BotSpec, type Clock } from './bot.ts';
export { parseSpec, printSpec } from './spec.ts';

/** How long mcts thinks when neither the spec nor the game says. */
const ITERATIONS = 1000;

/** The choice of the bot that the spec names. */
export const chooseAction: Bot = (game, view, spec, seed, clock) => {
  const { viewer } = view as { viewer: number | null };
  if (viewer === null) throw new Error('A spectator has nothing to choose.');
  const luck = luckFrom(seed);
  switch (spec.kind) {
    case 'random':
      return chooseRandom(game, view, viewer, luck);
    case 'greedy':
      return chooseGreedy(game, view, viewer, luck);
    case 'mcts':
      return chooseByTreeSearch(game, view, viewer, luck, budgetOf(game, spec, clock));
  }
};

/** The same bot, but it thinks no longer than so many milliseconds. */
export function within(spec: BotSpec, milliseconds: number): BotSpec {
  if (spec.kind !== 'mcts') return spec;
  const asked = spec.milliseconds === undefined ? { iterations: ITERATIONS, ...spec } : spec;
  return { ...asked, milliseconds: Math.min(milliseconds, asked.milliseconds ?? milliseconds) };
}

/** Both limits hold, if both are given. */
function budgetOf({ bot }: AnyGame, { iterations, milliseconds }: BotSpec, clock: Clock | undefined): Budget {
  if (milliseconds === undefined) return (done) => (iterations ?? bot.iterations ?? ITERATIONS) - done;
  if (clock === undefined) throw new Error('A bot that thinks by time needs a clock.');
  const end = clock() + milliseconds;
  return (done) => (clock() < end ? (iterations ?? Number.POSITIVE_INFINITY) - done : 0);
}
