/** The threads in which whole logs are read, so that a long match keeps nobody but its own table waiting. */

import type { Complain } from '../parts.ts';
import type { Answers, Question } from '../tables/study.ts';
import { type Budget, Pool } from './pool.ts';
import { Turns } from './turns.ts';

/** The most time and memory one log may take; a thread that needs more is given up. */
const BUDGET: Budget = { milliseconds: 20_000, megabytes: 384 };
/** How many characters of a log are read in a millisecond, roughly. */
const PACE = 200;

/** A pool of reading threads. */
export class Students {
  readonly turns = new Turns(2);
  private readonly pool: Pool<Question, Answers[Question['kind']]>;

  /** `file` is the threads' code. */
  constructor(file: string, complain: Complain, budget = BUDGET) {
    this.pool = new Pool({ file, name: 'study', most: this.turns.lanes, budget, complain });
  }

  /** What the question asks; readers who ask much wait for those who ask little. */
  study<K extends Question['kind']>(question: Extract<Question, { kind: K }>, reader: string): Promise<Answers[K]> {
    return this.turns.take(reader, lengthOf(question) / PACE, () => this.pool.ask(question) as Promise<Answers[K]>);
  }

  /** End all threads. */
  close(): Promise<void> {
    return this.pool.close();
  }
}

function lengthOf(question: Question): number {
  return question.kind === 'import' ? question.file.length : question.log.length;
}
