// @ts-check
/**
 * Rules you can count: every numbered paragraph of `docs/rules` with the tests that name it.
 *
 *     npm run rules                 each number with its tests, then the counts
 *     npm run rules -- --summary    only the counts and what is wrong
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { audit, printed } from './rules/audit.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const rulesFolder = join(root, 'docs/rules');
const gamesFolder = join(root, 'packages/games');

/** Every book in `docs/rules`. */
function readBooks() {
  return readdirSync(rulesFolder)
    .filter((file) => file.endsWith('.md') && !file.endsWith('.de.md'))
    .map((file) => {
      const name = file.slice(0, -'.md'.length);
      const german = join(rulesFolder, `${name}.de.md`);
      return {
        name,
        implemented: isImplemented(name),
        english: readFileSync(join(rulesFolder, file), 'utf8'),
        german: existsSync(german) ? readFileSync(german, 'utf8') : undefined,
      };
    });
}

/** The games of the catalogue: the packages in `packages/games` that it depends on. */
function catalogue() {
  const { dependencies } = JSON.parse(readFileSync(join(gamesFolder, 'catalogue/package.json'), 'utf8'));
  return Object.keys(dependencies)
    .map((dependency) => dependency.replace('@tabularium/', ''))
    .filter((name) => existsSync(join(gamesFolder, name)));
}

/**
 * Is it a game of the catalogue, or a module in the folder of one?
 * @param {string} name
 */
function isImplemented(name) {
  return catalogue().some((game) => game === name || existsSync(join(gamesFolder, game, 'src', name)));
}

/** Every source and text that may cite rules; the tests of these very scripts cite made-up ones and are left out. */
function readSources() {
  const written = /\.(?:tsx?|mjs|md)$/;
  const passed = /(?:^|\/)(?:node_modules|dist)\//;
  const below = ['packages', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return [...below, ...readdirSync(root)]
    .filter((file) => written.test(file) && !passed.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** The tests of all games with their full titles, as vitest itself lists them. */
function readTests() {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-rules-'));
  const list = join(folder, 'tests.json');
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const words = [vitest, 'list', '--project', 'rules', '--project', 'thorough', `--json=${list}`, 'packages/games/'];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    if (status !== 0 || !existsSync(list)) throw new Error(`The tests cannot be listed.\n${stderr}`);
    const tests = /** @type {{ name: string, file: string }[]} */ (JSON.parse(readFileSync(list, 'utf8')));
    return tests.map(({ name, file }) => ({ title: name, file: relative(root, file) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  const found = audit(readBooks(), readTests(), catalogue(), readSources());
  console.log(printed(found, process.argv.includes('--summary')).join('\n'));
  if (found.failures.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
