// @ts-check
/**
 * Titles are not proofs: break the rules of a game at random and count what its tests notice.
 *
 *     npm run mutate -- stone-age                        60 mutants of rules, queries and effects
 *     npm run mutate -- stone-age --mutants 200 --seed x
 *
 * Mutants that play the same game are listed with a reason in the game's `test/harmless-mutants.json`.
 */

import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Compiler } from './mutate/compiler.mjs';
import { isHarmless, mutantsOf, sample } from './mutate/mutants.mjs';

/** @typedef {import('./mutate/mutants.mjs').Mutant} Mutant */
/** @typedef {import('./mutate/session.mjs').Task} Task */
/** @typedef {import('./mutate/session.mjs').Outcome} Outcome */

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders whose files are broken, wherever they lie in the game: an expansion has them too. */
const BROKEN = new Set(['rules', 'queries', 'effects', 'actions']);

/** The tests that replay recorded matches. */
const RECORDS = 'corpus.test.ts';

/** So many per cent must be noticed. */
const FLOOR = 90;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'tabularium' },
  },
});

/**
 * The sources of a game's rules.
 * @param {string} game
 */
function sourcesOf(game) {
  const folder = join(root, 'packages/games', game, 'src');
  if (!existsSync(folder)) throw new Error(`There is no game "${game}" in packages/games.`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file.split('/').some((part) => BROKEN.has(part)))
    .sort()
    .map((file) => relative(root, join(folder, file)));
}

/**
 * @param {string} game
 * @returns {import('./mutate/mutants.mjs').Harmless[]}
 */
function harmlessOf(game) {
  const list = join(root, 'packages/games', game, 'test/harmless-mutants.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/** The tests of a game in a process of their own, which a mutant that runs in circles cannot block. */
class Session {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;

  /** @param {string} game */
  constructor(game) {
    this.game = game;
  }

  /**
   * @param {Task} task
   * @returns {Promise<Outcome>}
   */
  run(task) {
    const tests = this.#process ?? this.#start();
    return new Promise((resolve) => {
      const end = () => {
        this.#process = undefined;
        answer({ failure: { test: '', title: 'no start' }, times: {} });
      };
      const answer = (/** @type {any} */ outcome) => {
        tests.off('exit', end).off('message', answer);
        if (outcome.failure?.title === 'no end') this.close();
        resolve(outcome);
      };
      tests.on('exit', end).on('message', answer).send(task);
    });
  }

  #start() {
    const script = join(root, 'scripts/mutate/session.mjs');
    this.#process = fork(script, [this.game], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    return this.#process;
  }

  close() {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }
}

/** @param {string} game */
async function run(game) {
  const known = harmlessOf(game);
  const all = sourcesOf(game).flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
  const chosen = sample(
    all.filter((mutant) => !isHarmless(mutant, known)),
    Number(values.mutants),
    values.seed,
  );
  const session = new Session(game);
  try {
    const { failure, times } = await session.run({ mutant: null, times: {}, noticed: [] });
    if (failure !== undefined) throw new Error(`The tests of ${game} fail without any mutant: ${told(failure)}`);
    console.log(`${game}: ${chosen.length} of ${all.length} mutants, seed "${values.seed}"`);
    return judge(game, chosen, await met(session, new Compiler(root, game), chosen, times));
  } finally {
    session.close();
  }
}

/**
 * What came of each mutant, told as it comes.
 * @param {Session} session
 * @param {Compiler} compiler
 * @param {readonly Mutant[]} chosen
 * @param {Record<string, number>} times
 */
async function met(session, compiler, chosen, times) {
  /** @type {Map<string, string[]>} */
  const noticed = new Map();
  const failures = [];
  for (const mutant of chosen) {
    const before = noticed.get(mutant.file) ?? [];
    const { failure: failed } = await session.run({ mutant, times, noticed: before });
    const failure = failed ?? refused(compiler, mutant);
    failures.push(failure);
    const where = `${mutant.file}:${mutant.line}  ${mutant.change}`;
    console.log(failure === undefined ? `✗ ${where}` : `✓ ${where}\n    ${told(failure)}`);
    if (failed !== undefined) noticed.set(mutant.file, [...before, failed.test]);
  }
  return failures;
}

/** What the compiler has noticed. */
const TYPES = 'npm run types';

/**
 * What no test noticed may not even compile.
 * @param {Compiler} compiler
 * @param {Mutant} mutant
 * @returns {Outcome['failure']}
 */
function refused(compiler, mutant) {
  const title = compiler.objection(mutant);
  return title === undefined ? undefined : { test: TYPES, title };
}

/** @param {NonNullable<Outcome['failure']>} failure */
const told = ({ test, title }) => `${basename(test)}: ${title}`;

/**
 * Were enough of them noticed?
 * @param {string} game
 * @param {readonly Mutant[]} chosen
 * @param {readonly Outcome['failure'][]} failures
 */
function judge(game, chosen, failures) {
  const survivors = chosen.filter((_, at) => failures[at] === undefined);
  const by = (/** @type {string} */ test) => failures.filter((one) => one && basename(one.test) === test).length;
  const caught = chosen.length - survivors.length;
  const share = (100 * caught) / chosen.length;
  console.log(`${game}: ${caught} of ${chosen.length} mutants caught, ${share.toFixed(0)} % (at least ${FLOOR})`);
  console.log(`  of these ${by(RECORDS)} by recorded matches alone, ${by(TYPES)} by the compiler alone`);
  for (const { file, line, change, code } of survivors) console.log(`✗ ${file}:${line}  ${change}\n    ${code}`);
  return share >= FLOOR;
}

try {
  const [game] = positionals;
  if (game === undefined) throw new Error('Which game? For example: npm run mutate -- stone-age');
  if (!(await run(game))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
