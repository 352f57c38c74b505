/**
 * A program outside that plays: it is started once, and talks in lines of JSON on its standard input and output. The
 * protocol is told in docs/bot-protocol.md; these are its types.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AnyAction } from '@tabularium/kernel';

/** What a program is told: a game begins for it, it has to choose, or there is nothing more. */
export type Told =
  | {
      readonly begin: { readonly protocol: 1; readonly game: string; readonly seats: number; readonly options: object };
    }
  | { readonly choose: { readonly seat: number; readonly view: object; readonly legal: readonly AnyAction[] } }
  | { readonly end: true };

/** What it answers to `choose`: the number of an action in `legal`, from 0, and perhaps why. */
export interface Answer {
  readonly choice: number;
  readonly why?: string;
}

/** A running program. */
export class Program {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #command: string;

  constructor(command: string) {
    this.#command = command;
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.stdin?.on('error', () => undefined);
    const { stdout } = this.#child;
    if (stdout === null) throw new Error(`"${command}" has no output.`);
    this.#lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  }

  /** A game begins. */
  begin(game: string, seats: number, options: object): void {
    this.#tell({ begin: { protocol: 1, game, seats, options } });
  }

  /** The action it chooses. */
  async choose(seat: number, view: object, legal: readonly AnyAction[]): Promise<AnyAction> {
    this.#tell({ choose: { seat, view, legal } });
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`"${this.#command}" has ended without an answer.`);
    const action = legal[choiceIn(value)];
    if (action === undefined)
      throw new Error(`"${this.#command}" answered ${value}, which is none of ${legal.length} actions.`);
    return action;
  }

  /** There is nothing more to ask. */
  close(): void {
    this.#tell({ end: true });
    this.#child.stdin?.end();
    this.#child.kill();
  }

  #tell(told: Told): void {
    this.#child.stdin?.write(`${JSON.stringify(told)}\n`);
  }
}

/** The number in an answer; -1 if there is none. */
function choiceIn(line: string): number {
  try {
    const { choice } = JSON.parse(line) as Partial<Answer>;
    return typeof choice === 'number' && Number.isInteger(choice) ? choice : -1;
  } catch {
    return -1;
  }
}
