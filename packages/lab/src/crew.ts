/** A crew of worker threads that shares out tasks; the order of the results is the order of the tasks. */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from '@tabularium/lab/bundle';
import { Piscina } from 'piscina';

/** As many workers as the machine has processors. */
export const allHands = (): number => availableParallelism();

/** Have the tasks done by that many workers; `tick` is told of every task done. */
export async function inParallel<Task, Done>(
  tasks: readonly Task[],
  jobs: number,
  tick: (done: Done) => void = () => undefined,
): Promise<Done[]> {
  const filename = pathToFileURL(await bundle(join(root, 'packages/lab/src/worker.ts'))).href;
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
