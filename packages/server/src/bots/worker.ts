/**
 * The threads of the server: in some bots think, in others whole logs are read. A thinking one gets what the bot's seat
 * may see, and gives back the bot's choice and what it means to do next.
 */

import { randomBytes } from 'node:crypto';
import { type Choice, choose } from '@tabularium/bots';
import { loadGame } from '@tabularium/catalogue';
import type { AnyGame } from '@tabularium/kernel';
import { student } from '../tables/study.ts';
import type { Question } from './thinkers.ts';

/** A worker's work, for any set of games. */
export const thinker =
  (game: (id: string) => Promise<AnyGame>) =>
  async ({ game: id, view, bot, plan }: Question): Promise<Choice> => {
    const seed = randomBytes(16).toString('hex');
    return choose(await game(id), view, bot, seed, () => performance.now(), plan);
  };

/** Reads a whole log. */
export const study = student(loadGame);

export default thinker(loadGame);
