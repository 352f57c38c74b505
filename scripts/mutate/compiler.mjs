// @ts-check
/** Does a mutant compile at all? What the types refuse never runs: the compiler has noticed it. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mutated } from './mutants.mjs';

/** A copy of a game's sources in which mutants are compiled; the sources themselves stay as they are. */
export class Compiler {
  #root;
  #source;
  #copy;

  /**
   * @param {string} root   the repository
   * @param {string} game
   */
  constructor(root, game) {
    this.#root = root;
    this.#source = join('packages/games', game, 'src');
    this.#copy = join(root, 'node_modules/.cache/mutants', game);
    rmSync(this.#copy, { recursive: true, force: true });
    mkdirSync(this.#copy, { recursive: true });
    cpSync(join(root, this.#source), join(this.#copy, 'src'), { recursive: true });
    const settings = {
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        lib: ['es2023'],
        types: [],
        incremental: true,
        tsBuildInfoFile: './types.tsbuildinfo',
        // That a mutant leaves something unused is no proof of anything.
        noUnusedLocals: false,
        noUnusedParameters: false,
      },
      include: ['src'],
    };
    writeFileSync(join(this.#copy, 'tsconfig.json'), JSON.stringify(settings));
  }

  /**
   * What the compiler says against the mutant, if anything.
   * @param {import('./mutants.mjs').Mutant} mutant
   * @returns {string | undefined}
   */
  objection(mutant) {
    const file = join(this.#copy, 'src', relative(this.#source, mutant.file));
    const source = readFileSync(join(this.#root, mutant.file), 'utf8');
    writeFileSync(file, mutated(source, mutant));
    const { status, stdout } = spawnSync('npx', ['tsc', '-p', this.#copy], { cwd: this.#root, encoding: 'utf8' });
    writeFileSync(file, source);
    return status === 0 ? undefined : (/error (TS\d+: .*)/.exec(stdout)?.[1] ?? stdout.trim());
  }
}
