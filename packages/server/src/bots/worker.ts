/**
 * The threads of the server: in some bots think, in others whole logs are read. A thinking one gets what the bot's seat
 * may see, and gives back the bot's choice and what it means to do next, or turns that are to be tried in several worlds.
 */

import { randomBytes } from 'node:crypto';
import { consider, type Thought, tryOut } from '@tabularium/bots';
import { loadGame } from '@tabularium/catalogue';
import type { AnyGame } from '@tabularium/kernel';
import { student } from '../tables/study.ts';
import type { Errand } from './thinkers.ts';

/** A worker's work, for any set of games. */
export const thinker =
  (game: (id: string) => Promise<AnyGame>) =>
  async (errand: Errand): Promise<Thought | number[]> => {
    const { game: id, view, bot, plan } = errand;
    if ('contest' in errand) return tryOut(await game(id), view, bot, errand.contest, errand.world);
    const seed = randomBytes(16).toString('hex');
    return consider(await game(id), view, bot, seed, () => performance.now(), plan);
  };

/** Reads a whole log. */
export const study = student(loadGame);

export default thinker(loadGame);
