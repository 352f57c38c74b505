/** Workers of this page in which bots try something at the same time: as many as there are processors to spare. */

import { type Remote, wrap } from 'comlink';
import type { Host, TryOut } from './host.worker.ts';

/** One processor is for the page, one for whoever hosts the table; more than these would only wait for each other. */
const SPARE = { taken: 2, most: 4 };

/** A crew is hired when it is first asked, and let go with its table. */
export class Crew {
  readonly #workers: Worker[] = [];
  readonly #hands: Remote<Host>[] = [];
  #asked = 0;

  /** Have a world tried by the next one in the row. */
  readonly tryOut: TryOut = (...trial) => {
    const size = Math.max(1, Math.min(SPARE.most, navigator.hardwareConcurrency - SPARE.taken));
    const at = this.#asked++ % size;
    this.#hands[at] ??= this.#hire();
    return this.#hands[at].tryOut(...trial);
  };

  dismiss(): void {
    for (const worker of this.#workers) worker.terminate();
  }

  #hire(): Remote<Host> {
    const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    this.#workers.push(worker);
    return wrap<Host>(worker);
  }
}
