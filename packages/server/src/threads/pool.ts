/** Threads for what takes long. One that runs out of time or memory is given up with its own question, and nothing else. */

import { Piscina } from 'piscina';

/** The most time and memory one question may take. The time counts from when a thread begins with it. */
export interface Budget {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** What a pool of threads is made of. */
interface Settings {
  /** The file of their code, and what of it they run. */
  readonly file: string;
  readonly name: string;
  readonly most: number;
  readonly budget: Budget;
  /** A thread has died whose question was answered or given up already. */
  complain(what: string, table: undefined, cause: unknown): void;
}

/** How long an idle thread is kept, in milliseconds. */
const IDLE = 60_000;

/** Threads that answer questions. */
export class Pool<Question, Answer> {
  private readonly threads: Piscina<Question, Answer>;
  private readonly milliseconds: number;

  constructor({ file, name, most, budget, complain }: Settings) {
    this.milliseconds = budget.milliseconds;
    this.threads = new Piscina({
      filename: file,
      name,
      minThreads: 0,
      maxThreads: most,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: budget.megabytes },
    });
    // without somebody who listens, such an error would end the server
    this.threads.on('error', (cause) => complain('A thread has died', undefined, cause));
  }

  /** The answer, found in one of the threads. */
  ask(question: Question): Promise<Answer> {
    return this.threads.run(question, { signal: AbortSignal.timeout(this.milliseconds) });
  }

  /** End all threads. */
  close(): Promise<void> {
    return this.threads.destroy();
  }
}
