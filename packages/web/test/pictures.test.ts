/** The commands that take pictures say how they are used, and refuse what they do not know before they do anything. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCREENSHOTS = fileURLToPath(new URL('../scripts/screenshots.mjs', import.meta.url));

const called = (cwd: string, ...words: string[]) =>
  spawnSync(process.execPath, [SCREENSHOTS, ...words], { cwd, encoding: 'utf8', timeout: 30_000 });

test('asked how it is used, a command that takes pictures says so and takes none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const { status, stdout } = called(folder, '--help');
  expect(status).toBe(0);
  for (const size of ['1440x900', '1280x720', '1024x768', '844x390', '390x844']) expect(stdout).toContain(size);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([[['dakr']], [['./here', 'light', 'homes']], [['--folder']]])(
  'names it does not know are refused: %s',
  (words) => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    const { status, stderr } = called(folder, ...words);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Not known: ".+"\. A folder comes first and has a slash in it\.\n/);
    expect(readdirSync(folder)).toEqual([]);
  },
);
