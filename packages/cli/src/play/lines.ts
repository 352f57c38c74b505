/** Lines typed by a person, one at a time; none is lost when they come faster than they are asked for. */

import { createInterface, type Interface } from 'node:readline';

/** Reads line by line until the input ends. */
export class Lines {
  readonly #input: Interface;
  readonly #typed: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #ended = false;

  /** `interrupted` is called on Ctrl-C. */
  constructor(interrupted: () => void) {
    this.#input = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
    this.#input.on('line', (line) => this.#arrive(line));
    this.#input.on('close', () => {
      this.#ended = true;
      this.#arrive(undefined);
    });
    this.#input.on('SIGINT', interrupted);
  }

  /** The next line, or `undefined` when there are no more. */
  async ask(prompt: string): Promise<string | undefined> {
    this.#input.setPrompt(prompt);
    this.#input.prompt();
    const typed = this.#typed.shift();
    if (typed !== undefined) return typed;
    if (this.#ended) return undefined;
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** The line that a person types before that is settled, or `undefined`. What was typed earlier waits for its question. */
  async heardBefore(settled: Promise<unknown>): Promise<string | undefined> {
    if (this.#ended || this.#typed.length > 0) return undefined;
    const line = new Promise<string | undefined>((resolve) => {
      this.#waiting = resolve;
      const stop = () => {
        if (this.#waiting === resolve) this.#waiting = undefined;
        resolve(undefined);
      };
      settled.then(stop, stop);
    });
    return line;
  }

  /** No more questions. */
  close(): void {
    this.#input.close();
  }

  #arrive(line: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined) waiting(line);
    else if (line !== undefined) this.#typed.push(line);
  }
}
