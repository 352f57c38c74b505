/** A crew of worker threads that shares out tasks; the order of the results is the order of the tasks. */

import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { bundle } from '@tabularium/build';
import { Piscina } from 'piscina';

/** As many workers as the machine has processors. */
export const allHands = (): number => availableParallelism();

/** Have the tasks done by that many workers; `tick` is told of every task done. */
export async function inParallel<Task, Done>(
  tasks: readonly Task[],
  jobs: number,
  tick: (done: Done) => void = () => undefined,
): Promise<Done[]> {
  const { worker } = await bundle({ worker: 'packages/lab/src/worker.ts' });
  const filename = pathToFileURL(worker).href;
  const hands = Math.max(1, Math.min(jobs, tasks.length));
  const crew = new Piscina<Task, Done>({ filename, minThreads: hands, maxThreads: hands });
  const results: Done[] = [];
  let next = 0;
  const hand = async () => {
    while (next < tasks.length) {
      const at = next++;
      const done = await crew.run(tasks[at] as Task);
      results[at] = done;
      tick(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: hands }, hand));
  } finally {
    await crew.destroy();
  }
  return results;
}
