/** The threads in which whole logs are read, so that a long match keeps nobody but its own table waiting. */

import { Piscina } from 'piscina';
import type { Answers, Question } from '../tables/study.ts';
import { Turns } from './turns.ts';

/** The most time and memory one log may take; a thread that needs more is given up. */
const BUDGET = { milliseconds: 20_000, megabytes: 384 } as const;
/** How many characters of a log are read in a millisecond, roughly. */
const PACE = 200;

/** A pool of reading threads. */
export class Students {
  readonly turns = new Turns(2);
  private readonly pool: Piscina<Question, Answers[Question['kind']]>;
  private readonly milliseconds: number;

  /** `worker` is the file of the thread's code. */
  constructor(worker: string, budget: { milliseconds: number; megabytes: number } = BUDGET) {
    this.milliseconds = budget.milliseconds;
    this.pool = new Piscina({
      filename: worker,
      name: 'study',
      minThreads: 0,
      maxThreads: this.turns.lanes,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: budget.megabytes },
    });
  }

  /** What the question asks; readers who ask much wait for those who ask little. */
  study<K extends Question['kind']>(question: Extract<Question, { kind: K }>, reader: string): Promise<Answers[K]> {
    return this.turns.take(
      reader,
      lengthOf(question) / PACE,
      () => this.pool.run(question, { signal: AbortSignal.timeout(this.milliseconds) }) as Promise<Answers[K]>,
    );
  }

  /** End all threads. */
  close(): Promise<void> {
    return this.pool.destroy();
  }
}

function lengthOf(question: Question): number {
  return question.kind === 'import' ? question.file.length : question.log.length;
}
