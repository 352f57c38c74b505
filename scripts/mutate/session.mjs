// @ts-check
/**
 * The tests of one game, run again for every mutant: one Vitest that stays, so that only what a mutant touches is read anew.
 * Started as a process of its own by `scripts/mutate.mjs`, which sends a `Task` and gets an `Outcome` for each.
 */

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, createVitest } from 'vitest/node';
import { mutated } from './mutants.mjs';
import { inOrder, patience } from './order.mjs';

/**
 * One run of the tests.
 * @typedef {object} Task
 * @property {import('./mutants.mjs').Mutant | null} mutant   `null` runs the sources as they are
 * @property {Record<string, number>} times   what each test file took without a mutant, in milliseconds
 * @property {string[]} noticed   the test files that noticed another mutant of the same source
 */

/**
 * What came of it.
 * @typedef {object} Outcome
 * @property {{ test: string, title: string }} [failure]   the first test that failed: its file and its full name
 * @property {Record<string, number>} times
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const game = process.argv[2] ?? '';

/** The mutant that the sources are read with. */
let mutant = /** @type {Task['mutant']} */ (null);

/** The run that is going on. */
let run = begin({ mutant: null, times: {}, noticed: [] });

/** @param {Task} task */
function begin(task) {
  return {
    task,
    outcome: /** @type {Outcome} */ ({ times: {} }),
    alarm: /** @type {NodeJS.Timeout | undefined} */ (undefined),
  };
}

/**
 * @param {string} test   the path of a test file
 * @param {string} title
 */
function fail(test, title) {
  run.outcome.failure ??= { test: relative(root, test), title };
}

/** Hears of each test; a file that does not end ends the whole process, for nothing else stops a loop. */
const reporter = /** @type {import('vitest/node').Reporter} */ ({
  onTestModuleQueued({ moduleId }) {
    if (run.task.mutant === null) return;
    clearTimeout(run.alarm);
    run.alarm = setTimeout(
      () => {
        fail(moduleId, 'no end');
        process.send?.(run.outcome, () => process.exit());
      },
      patience(run.task.times[relative(root, moduleId)] ?? 0),
    );
  },
  onTestCaseResult(test) {
    if (test.result().state === 'failed') fail(test.module.moduleId, test.fullName);
  },
  onTestModuleEnd(module) {
    clearTimeout(run.alarm);
    if (module.errors().length > 0) fail(module.moduleId, 'cannot be read');
    run.outcome.times[relative(root, module.moduleId)] = module.diagnostic().duration;
  },
});

/** Leaves the files in the order in which they are given. */
class AsGiven extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    return files;
  }
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    include: [`packages/games/${game}/test/**/*.test.ts`],
    // Conformance plays at random for minutes, and what it notices it cannot explain.
    exclude: ['**/conformance.test.ts'],
    testTimeout: 60_000,
    bail: 1,
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    reporters: [reporter],
    sequence: { sequencer: AsGiven },
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (source, id) =>
          mutant !== null && relative(root, id) === mutant.file ? mutated(source, mutant) : undefined,
      },
    ],
  },
);
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((file) => [relative(root, file.moduleId), file]),
);

/** @param {Task} task */
async function perform(task) {
  run = begin(task);
  const before = mutant;
  mutant = task.mutant;
  for (const changed of [before, mutant]) if (changed !== null) vitest.invalidateFile(root + changed.file);
  const order = inOrder([...specifications.keys()], { ...task, mutated: mutant?.file });
  const { unhandledErrors } = await vitest.runTestSpecifications(
    order.flatMap((test) => specifications.get(test) ?? []),
  );
  clearTimeout(run.alarm);
  if (unhandledErrors.length > 0) fail('', `an error outside all tests: ${unhandledErrors[0]}`);
  process.send?.(run.outcome);
}

process.on('message', (task) => void perform(/** @type {Task} */ (task)));
process.on('disconnect', () => process.exit());
