/** Bots for any game: they see what their seat may see, and think on states imagined from it. */

import { luckFrom } from '@tabularium/kernel';
import type { Bot } from './bot.ts';
import { chooseRandom } from './random.ts';

export { BOTS, type Bot, type BotKind, type BotSpec, type Clock } from './bot.ts';

/** The choice of the bot that the spec names. */
export const chooseAction: Bot = (game, view, _spec, seed) => {
  const { viewer } = view as { viewer: number | null };
  if (viewer === null) throw new Error('A spectator has nothing to choose.');
  return chooseRandom(game, view, viewer, luckFrom(seed));
};
