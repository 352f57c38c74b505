/** Backup, restore and verify at the terminal: what is wrong with a database is one line, and looking changes nothing. */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tabularium } from './terminal.ts';

const options = { timeout: 120_000 };
const freshFolder = () => mkdtempSync(join(tmpdir(), 'tabularium-'));
const environment = (folder: string) => ({ TABULARIUM_DATA: folder, DATABASE_URL: '' });

test('a damaged database is said in one line by backup, restore and verify, and left as it is', options, async () => {
  const folder = freshFolder();
  const file = join(folder, 'tabularium.sqlite');
  writeFileSync(file, 'nonsense '.repeat(2000));
  const env = environment(folder);
  for (const args of [
    ['backup', join(folder, 'copy')],
    ['restore', file],
    ['verify', '--all', '--json'],
  ]) {
    const { code, out, err } = await tabularium(args, { env });
    expect(err, args[0]).toMatch(/^tabularium: .* is damaged \(file is not a database\).*\n$/);
    expect(out).toBe('');
    expect(code).toBe(1);
  }
  expect(readFileSync(file, 'utf8')).toBe('nonsense '.repeat(2000));
});

test('restore says what it has no file for', options, async () => {
  const { code, err } = await tabularium(['restore', 'nothing.sqlite'], { env: environment(freshFolder()) });
  expect(err).toBe('tabularium: Nothing was restored: There is no file nothing.sqlite.\n');
  expect(code).toBe(1);
});

test('password and ratings name what is missing, and change nothing', options, async () => {
  const env = environment(freshFolder());
  for (const args of [['password', 'Anna'], ['ratings']]) {
    const { code, out, err } = await tabularium(args, { env });
    expect(err).toMatch(/^tabularium: No (link was made|rating was changed): There is no database .*\n$/);
    expect([code, out]).toEqual([1, '']);
  }
});
