// @ts-check
/**
 * All tests: the storms beside the others, for they mostly wait. A file that fell with its process, all else having passed,
 * is run once more by itself: what ends a whole process may be the machine's doing, and if it is the file's, it falls again.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import concurrently from 'concurrently';

const folder = mkdtempSync(join(tmpdir(), 'tabularium-tests-'));

/** Both runs, and where each notes what fell. */
const runs = ['!storms', 'storms'].map((project, at) => ({
  command: `vitest run "--project=${project}"`,
  name: String(at),
  note: join(folder, `${at}.json`),
}));

/** What fell, if nothing else is to be complained of; nothing where a run did not pass for another reason.
 * @param {number} at */
function fallenIn(at) {
  const note = runs[at]?.note;
  return note !== undefined && existsSync(note) ? /** @type {string[]} */ (JSON.parse(readFileSync(note, 'utf8'))) : [];
}

/** Runs everything; gives the exit code. */
async function test() {
  const { result } = concurrently(
    runs.map(({ command, name, note }) => ({ command, name, env: { TABULARIUM_FALLEN: note } })),
    { group: true },
  );
  const ends = await result.catch((/** @type {import('concurrently').CloseEvent[]} */ closed) => closed);
  const failed = ends.filter(({ exitCode }) => exitCode !== 0).map(({ index }) => fallenIn(index));
  if (failed.length === 0) return 0;
  if (failed.some((files) => files.length === 0)) return 1;
  const again = failed.flat();
  console.log(`\nOnce more, by itself: ${again.join(', ')}`);
  return spawnSync('vitest', ['run', ...again], { stdio: 'inherit' }).status ?? 1;
}

try {
  process.exitCode = await test();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
