// @ts-check
/** The tests of one game, with one mutant in its sources; both come from the environment. See `scripts/mutate.mjs`. */

import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { mutated } from './mutants.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const game = process.env['MUTATED_GAME'] ?? '';
const mutant = /** @type {import('./mutants.mjs').Mutant | null} */ (JSON.parse(process.env['MUTANT'] ?? 'null'));

/** Whole games notice much but explain nothing: they come last. Random ones (conformance) take minutes and stay out. */
const LAST = ['words', 'bot', 'whole-games', 'corpus'];

/** The tests named like the mutated file first, those that take long last; the first failure ends the run. */
class Sequencer extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const rank = (/** @type {string} */ file) => {
      const name = basename(file).replace('.test.ts', '');
      if (mutant !== null && basename(mutant.file) === `${name}.ts`) return -1;
      return LAST.indexOf(name) + 1;
    };
    return files.toSorted((one, other) => rank(one.moduleId) - rank(other.moduleId));
  }
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (source, id) =>
        mutant !== null && relative(root, id) === mutant.file ? mutated(source, mutant) : undefined,
    },
  ],
  test: {
    include: [`packages/games/${game}/test/**/*.test.ts`],
    exclude: ['**/conformance.test.ts'],
    testTimeout: 60_000,
    bail: 1,
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    sequence: { sequencer: Sequencer },
  },
});
