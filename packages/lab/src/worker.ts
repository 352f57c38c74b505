/** The entry of a worker thread. */

import { type Look, look } from './sanity/sanity.ts';
import type { Duel } from './train/duel.ts';
import { duel, runStage, type SelfPlay, type Stage, selfPlay } from './work.ts';

/** Do the task. */
export default function work(task: SelfPlay | Stage | Duel | Look): Promise<unknown> {
  switch (task.work) {
    case 'self-play':
      return selfPlay(task);
    case 'stage':
      return runStage(task);
    case 'duel':
      return duel(task);
    case 'look':
      return look(task);
  }
}
