// @ts-check
/** In which order the tests of a game meet a mutant: the first failure ends the run, so what notices it soonest comes first. */

import { basename } from 'node:path';

/** Whole games notice much but explain nothing: they come last. */
const LAST = new Set(['bot.test.ts', 'whole-games.test.ts', 'corpus.test.ts']);

/**
 * The test files named like the mutated one, then those that noticed a mutant of it before, then the quick before the
 * slow, then whole games.
 * @param {readonly string[]} tests   paths of test files
 * @param {object} known
 * @param {string | undefined} [known.mutated]   the path of the mutated source
 * @param {readonly string[]} [known.noticed]   the test files that noticed another mutant of that source
 * @param {Readonly<Record<string, number>>} [known.times]   what each test file takes without a mutant, in milliseconds
 */
export function inOrder(tests, { mutated, noticed = [], times = {} }) {
  const namesake = mutated === undefined ? undefined : `${basename(mutated, '.ts')}.test.ts`;
  const rank = (/** @type {string} */ test) => {
    if (basename(test) === namesake) return 0;
    if (noticed.includes(test)) return 1;
    return LAST.has(basename(test)) ? 3 : 2;
  };
  return tests.toSorted((one, other) => rank(one) - rank(other) || (times[one] ?? 0) - (times[other] ?? 0));
}

/**
 * A test file that takes longer than this runs in circles, in milliseconds.
 * @param {number} usual   what it takes without a mutant
 */
export const patience = (usual) => 20_000 + 10 * usual;
