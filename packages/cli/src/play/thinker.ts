/** A thread in which a bot thinks hard, so that the keyboard is heard meanwhile. */

import { parentPort } from 'node:worker_threads';
import { consider, type Thought, tryOut } from '@tabularium/bots';
import { loadGame } from '@tabularium/catalogue';
import type { Question, Trial } from './thinking.ts';

parentPort?.on('message', async (question: Question | Trial) => parentPort?.postMessage(await answerTo(question)));

async function answerTo(question: Question | Trial): Promise<Thought | number[]> {
  const { game: id, view, bot } = question;
  const game = await loadGame(id);
  if ('contest' in question) return tryOut(game, view, bot, question.contest, question.world);
  return consider(game, view, bot, question.seed, () => performance.now(), question.plan);
}
