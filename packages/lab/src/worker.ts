/** The entry of a worker thread. */

import { runStage, type SelfPlay, type Stage, selfPlay } from './work.ts';

/** Do the task. */
export default function work(task: SelfPlay | Stage): Promise<unknown> {
  return task.work === 'self-play' ? selfPlay(task) : runStage(task);
}
