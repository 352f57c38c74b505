/** Where a game at the keyboard is kept, and how it is never lost. */

import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ReplayedMatch } from '@tabularium/kernel';
import { Complaint } from '../complaint.ts';
import { saveMatch } from '../matchfiles.ts';
import { bad, shellWord, show } from '../screen.ts';
import type { Words } from '../words/index.ts';

/** Keeps one match in one file. */
export class Keeping {
  readonly #match: ReplayedMatch;
  readonly #sitters: readonly string[];
  readonly #path: string;
  readonly #say: Words;
  /** The fingerprint of the last move in the file; nothing is in it yet if there is none. */
  #kept: string | undefined | null = null;

  constructor(match: ReplayedMatch, sitters: readonly string[], path: string, say: Words) {
    this.#match = match;
    this.#sitters = sitters;
    this.#path = path;
    this.#say = say;
  }

  /** Write the match down; a failure is said, and the game goes on. */
  save(path = this.#path): boolean {
    try {
      saveMatch(path, this.#match, this.#sitters);
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      show(bad(this.#say.notSaved(error.message)));
      return false;
    }
    this.#kept = this.#last();
    return true;
  }

  /** Where the match now is: where it belongs or, if that fails, among the temporary files; nowhere if that fails too. */
  saveSomewhere(): string | undefined {
    const refuge = join(tmpdir(), basename(this.#path));
    return [this.#path, refuge].find((path) => this.save(path));
  }

  /** The last chance, when there is nobody left to tell. */
  saveQuietly(): void {
    if (this.#kept !== this.#last()) saveMatch(this.#path, this.#match, this.#sitters);
  }

  /** Where it is, and how to go on with it. */
  whereSaved(path = this.#path): string {
    return this.#say.saved(path, `npx tabularium play --resume ${shellWord(path)}`);
  }

  #last(): string | undefined {
    return this.#match.moves.at(-1)?.hash;
  }
}
