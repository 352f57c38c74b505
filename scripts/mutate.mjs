// @ts-check
/**
 * Titles are not proofs: break the rules of a game at random and count what its tests notice.
 *
 *     npm run mutate -- stone-age                        60 mutants of rules, queries and effects
 *     npm run mutate -- stone-age --mutants 200 --seed x
 *
 * Mutants that play the same game are listed with a reason in the game's `test/harmless-mutants.json`.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isHarmless, mutantsOf, sample } from './mutate/mutants.mjs';

/** @typedef {import('./mutate/mutants.mjs').Mutant} Mutant */

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

/**
 * The first test that fails with this mutant in the sources; `undefined` if none does.
 * @param {string} game
 * @param {Mutant | null} mutant
 * @param {number} [patience]   in milliseconds; who takes longer runs in circles
 * @returns {string | undefined}
 */
function noticedBy(game, mutant, patience) {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-mutant-'));
  const report = join(folder, 'report.json');
  try {
    const words = ['run', '--config', 'scripts/mutate/vitest.config.mjs', '--reporter=json', `--outputFile=${report}`];
    const { status, error } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...words], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, MUTATED_GAME: game, MUTANT: JSON.stringify(mutant) },
      timeout: patience,
      killSignal: 'SIGKILL',
    });
    if (error !== undefined) return 'no end';
    if (status === 0) return undefined;
    return existsSync(report) ? firstFailure(JSON.parse(readFileSync(report, 'utf8'))) : 'no start';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 */
function firstFailure({ testResults }) {
  const failed = testResults.find(({ status }) => status === 'failed');
  const test = failed?.assertionResults.find(({ status }) => status === 'failed');
  return failed === undefined ? 'no start' : `${basename(failed.name)}: ${test?.fullName ?? 'cannot be read'}`;
}

/** @param {string} game */
function run(game) {
  const known = harmlessOf(game);
  const all = sourcesOf(game).flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
  const chosen = sample(
    all.filter((mutant) => !isHarmless(mutant, known)),
    Number(values.mutants),
    values.seed,
  );
  const begun = performance.now();
  const failure = noticedBy(game, null);
  if (failure !== undefined) throw new Error(`The tests of ${game} fail without any mutant: ${failure}`);
  const patience = Math.ceil(60_000 + 5 * (performance.now() - begun));
  console.log(`${game}: ${chosen.length} of ${all.length} mutants, seed "${values.seed}"`);
  const survivors = [];
  let byRecords = 0;
  for (const mutant of chosen) {
    const noticed = noticedBy(game, mutant, patience);
    const told = `${mutant.file}:${mutant.line}  ${mutant.change}`;
    console.log(noticed === undefined ? `✗ ${told}` : `✓ ${told}\n    ${noticed}`);
    if (noticed === undefined) survivors.push(mutant);
    else if (noticed.startsWith(RECORDS)) byRecords++;
  }
  const caught = chosen.length - survivors.length;
  const share = (100 * caught) / chosen.length;
  console.log(`${game}: ${caught} of ${chosen.length} mutants caught, ${share.toFixed(0)} % (at least ${FLOOR})`);
  console.log(`  of these ${byRecords} by recorded matches alone`);
  for (const { file, line, change, code } of survivors) console.log(`✗ ${file}:${line}  ${change}\n    ${code}`);
  return share >= FLOOR;
}

try {
  const [game] = positionals;
  if (game === undefined) throw new Error('Which game? For example: npm run mutate -- stone-age');
  if (!run(game)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
