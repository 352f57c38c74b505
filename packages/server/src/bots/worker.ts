/**
 * The threads of the server: in some bots think, in others whole logs are read. A thinking one gets what the bot's seat
 * may see, and gives back the bot's choice.
 */

import { randomBytes } from 'node:crypto';
import { chooseAction } from '@tabularium/bots';
import { loadGame } from '@tabularium/catalogue';
import type { AnyAction, AnyGame } from '@tabularium/kernel';
import { student } from '../tables/study.ts';
import type { Question } from './thinkers.ts';

/** A worker's work, for any set of games. */
export const thinker =
  (game: (id: string) => Promise<AnyGame>) =>
  async (question: Question): Promise<AnyAction> => {
    const seed = randomBytes(16).toString('hex');
    return chooseAction(await game(question.game), question.view, question.bot, seed, () => performance.now());
  };

/** Reads a whole log. */
export const study = student(loadGame);

export default thinker(loadGame);
