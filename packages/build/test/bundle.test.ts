import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from '@tabularium/build';
import { expect, onTestFinished, test } from 'vitest';

const entries = { kernel: 'packages/kernel/src/index.ts', bots: 'packages/bots/src/index.ts' };

test('the root is where package.json is', () => {
  expect(existsSync(join(root, 'packages/build/package.json'))).toBe(true);
});

test('what is bundled runs, lies together and shares what both need', async () => {
  const { kernel, bots } = await bundle(entries);
  expect(dirname(kernel)).toBe(dirname(bots));
  const { luckFrom } = await import(/* @vite-ignore */ pathToFileURL(kernel).href);
  const { BOTS } = await import(/* @vite-ignore */ pathToFileURL(bots).href);
  expect(luckFrom('seed')(6)).toBeLessThan(6);
  expect(BOTS).toContain('greedy');
  expect(readFileSync(bots, 'utf8')).toMatch(/from\s*"\.\/chunk-/);
});

test('the same sources give the same paths, however many ask at once', async () => {
  const [first, ...others] = await Promise.all([bundle(entries), bundle(entries), bundle(entries)]);
  for (const other of others) expect(other).toEqual(first);
  expect((await bundle({ kernel: entries.kernel })).kernel).not.toBe(first?.kernel);
});

test('packages from npm stay where they are', async () => {
  const { random } = await bundle({ random: 'packages/kernel/src/random.ts' });
  expect(readFileSync(random, 'utf8')).toContain('from "file:///');
});

test('a file that does not exist is named', async () => {
  await expect(bundle({ lost: 'packages/build/src/lost.ts' })).rejects.toThrow('lost.ts');
});

test('nothing is bundled again until one of its files changes', async () => {
  const folder = mkdtempSync(join(root, 'node_modules', '.cache', 'bundle-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [entry, part] = [join(folder, 'entry.ts'), join(folder, 'part.ts')];
  const earlier = new Date(Date.now() - 10_000);
  const write = (path: string, text: string) => {
    writeFileSync(path, text);
    utimesSync(path, earlier, earlier);
  };
  write(entry, "export { answer } from './part.ts';");
  write(part, 'export const answer: number = 41;');
  const asked = { entry: relative(root, entry) };
  const first = await bundle(asked);
  // Were it bundled again, it would lie where it belongs and not where we have spoiled it.
  writeFileSync(first.entry, '');
  expect(readFileSync((await bundle(asked)).entry, 'utf8')).toBe('');

  write(part, 'export const answer: number = 4 + 38;');
  const { answer } = await import(/* @vite-ignore */ pathToFileURL((await bundle(asked)).entry).href);
  expect(answer).toBe(42);
});
