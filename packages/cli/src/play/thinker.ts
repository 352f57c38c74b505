/** The thread in which a bot thinks hard, so that the keyboard is heard meanwhile. */

import { parentPort } from 'node:worker_threads';
import { choose } from '@tabularium/bots';
import { loadGame } from '@tabularium/catalogue';
import type { Question } from './thinking.ts';

parentPort?.on('message', async ({ game, view, bot, seed, plan }: Question) => {
  parentPort?.postMessage(choose(await loadGame(game), view, bot, seed, () => performance.now(), plan));
});
