/** The pool of threads in which bots think, so that a thinking bot never keeps anyone else waiting. */

import { availableParallelism } from 'node:os';
import type { AnyAction } from '@tabularium/kernel';
import type { BotChoice } from '@tabularium/protocol';
import { Piscina } from 'piscina';

/** What a bot is asked. */
export interface Question {
  readonly game: string;
  readonly view: object;
  readonly bot: BotChoice;
}

/** Longer than any bot may think; one that takes longer is given up, and its thread with it. */
const LONGEST_THOUGHT = 30_000;

/** A pool of thinking threads. */
export class Thinkers {
  private readonly pool: Piscina<Question, AnyAction>;

  /** `worker` is the file of the thread's code. */
  constructor(worker: string) {
    this.pool = new Piscina({
      filename: worker,
      minThreads: 0,
      maxThreads: Math.max(2, availableParallelism()),
      idleTimeout: 60_000,
    });
  }

  /** The bot's choice. */
  think(question: Question): Promise<AnyAction> {
    return this.pool.run(question, { signal: AbortSignal.timeout(LONGEST_THOUGHT) });
  }

  /** How many bots wait for a thread. */
  get waiting(): number {
    return this.pool.queueSize;
  }

  /** End all threads. */
  close(): Promise<void> {
    return this.pool.destroy();
  }
}
