/** The documents stay true: what they point at exists. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'])('%s', (name) => {
  const text = read(name);

  test('links and pictures lead somewhere', () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(root, target)))).toEqual([]);
  });

  test('files it names exist, but for those of the example', () => {
    const named = [...text.matchAll(/`((?:packages|scripts|docs|\.ci)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    const missing = named.filter((path) => !path.includes('my-game') && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  test('commands it names exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !Object.hasOwn(scripts, command))).toEqual([]);
  });
});

test('the files of the kernel are all in the architecture', () => {
  const text = read('ARCHITECTURE.md');
  const files = readdirSync(join(root, 'packages/kernel/src')).filter((file) => file !== 'index.ts');
  expect(files.filter((file) => !text.includes(`\`${file.endsWith('.ts') ? file : `${file}/`}\``))).toEqual([]);
});

/** Every manifest of the repository by its folder. */
function manifests(): [folder: string, manifest: Manifest][] {
  const games = readdirSync(join(root, 'packages/games')).map((game) => `packages/games/${game}`);
  const folders = ['', ...readdirSync(join(root, 'packages')).map((folder) => `packages/${folder}`), ...games];
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => [folder, JSON.parse(read(join(folder, 'package.json')))]);
}

interface Manifest {
  readonly dependencies?: object;
  readonly devDependencies?: object;
  readonly bin?: object;
}

test('every package from outside has its reason in the architecture', () => {
  const text = read('ARCHITECTURE.md');
  const used = manifests().flatMap(([, { dependencies, devDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  );
  const isNamed = (name: string) =>
    text.includes(`\`${name}\``) || text.includes(`\`${name.replace(/\/.*/, '/*')}\``) || name.startsWith('@types/');
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !name.startsWith('@tabularium/') && !isNamed(name))).toEqual([]);
});

describe('the lock file', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, Manifest & { readonly resolved?: string }>;
  };

  test('names no registry', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
  });

  test.each(manifests())('knows "%s" as it is', (folder, { dependencies, devDependencies, bin }) => {
    const locked = packages[folder];
    expect(locked?.dependencies).toEqual(dependencies);
    expect(locked?.devDependencies).toEqual(devDependencies);
    expect(locked?.bin).toEqual(bin);
  });
});
