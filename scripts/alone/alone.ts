/**
 * Proves that a game is complete without an expansion: copies its package to a temporary folder, deletes the
 * expansion's folders and its one line in `modules.ts`, compiles what is left and runs the base game's tests there.
 * Left out are the corpus and what is recorded from it, since a match file holds all options of the complete box, and
 * the tests of several boxes together.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The package of that game without these expansions, in a folder of its own; gives that folder. */
export function withoutExpansions(game: string, ...expansions: readonly string[]): string {
  const place = mkdtempSync(join(tmpdir(), `${game}-alone-`));
  const copy = join(place, 'packages/games', game);
  cpSync(join(root, 'packages/games', game), copy, { recursive: true });
  for (const file of ['corpus.test.ts', 'recording.ts', 'together'])
    rmSync(join(copy, 'test', file), { recursive: true, force: true });
  for (const expansion of expansions) remove(copy, expansion);
  linkPackages(place, game, copy);
  symlinkSync(join(root, 'docs'), join(place, 'docs'));
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(compilerOptions(copy)));
  return place;
}

/** Delete the expansion's folders and its line. */
function remove(copy: string, expansion: string): void {
  for (const part of ['src', 'test']) rmSync(join(copy, part, expansion), { recursive: true });
  const list = join(copy, 'src/modules.ts');
  const lines = readFileSync(list, 'utf8').split('\n');
  const left = lines.filter((line) => !line.includes(`./${expansion}/`));
  if (left.length !== lines.length - 1) throw new Error(`${expansion} must have exactly one line in modules.ts.`);
  const bare = left.some((line) => line.startsWith('export')) ? [] : ['export {};', ''];
  writeFileSync(list, [...left, ...bare].join('\n'));
}

/** The repository's packages, but for the game itself, which is the copy. */
function linkPackages(place: string, game: string, copy: string): void {
  const [theirs, ours] = [join(root, 'node_modules'), join(place, 'node_modules')];
  mkdirSync(join(ours, '@tabularium'), { recursive: true });
  for (const name of readdirSync(theirs)) {
    if (name !== '@tabularium' && !name.startsWith('.')) symlinkSync(join(theirs, name), join(ours, name));
  }
  symlinkSync(join(root, 'packages/kernel'), join(ours, '@tabularium/kernel'));
  symlinkSync(copy, join(ours, '@tabularium', game));
}

const compilerOptions = (copy: string) => ({
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: { lib: ['es2023', 'dom'], types: ['node'] },
  include: [join(copy, 'src'), join(copy, 'test')],
});

function run(place: string, tool: string, ...args: string[]): void {
  const program = [join(root, 'node_modules', tool), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: place, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool} said:\n${stdout}${stderr}`);
}

/** Compile what is left; throws with what was said if that fails. */
export function compilesAlone(place: string): void {
  run(place, 'typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit');
}

/** Compile what is left and run its tests; throws with what was said if either fails. */
export function holdsAlone(place: string): void {
  compilesAlone(place);
  const left = ['**/bot.test.ts', '**/conformance.test.ts'].flatMap((file) => ['--exclude', file]);
  run(place, 'vitest/vitest.mjs', 'run', '--root', place, ...left);
}
