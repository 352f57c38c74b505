/** Workers of this page in which bots try something while their host tries another: as many as there are processors to spare. */

import { type Remote, wrap } from 'comlink';
import type { Host, TryOut } from './host.worker.ts';

/** Whoever hosts the table has a processor already, and more hands than these would have nothing to do. */
const HOST = 1;
const MOST = 3;

/** A crew is hired when it is first asked, and let go with its table. */
export class Crew {
  readonly #hands: Hand[] = [];
  #asked = 0;

  /** Have a world tried by the next one in the row. */
  readonly tryOut: TryOut = (...trial) => {
    const at = this.#asked++ % Math.max(1, Math.min(MOST, navigator.hardwareConcurrency - HOST));
    this.#hands[at] ??= hire();
    const { remote, broken } = this.#hands[at];
    return Promise.race([remote.tryOut(...trial), broken]);
  };

  dismiss(): void {
    for (const { worker } of this.#hands) worker.terminate();
  }
}

interface Hand {
  readonly worker: Worker;
  readonly remote: Remote<Host>;
  /** Fails when the worker cannot be had or breaks: nothing more will come from it then. */
  readonly broken: Promise<never>;
}

function hire(): Hand {
  const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, fail) => {
    worker.onerror = ({ message }) => fail(new Error(message));
  });
  broken.catch(() => {}); // whoever waits for a trial is told
  return { worker, remote: wrap<Host>(worker), broken };
}
