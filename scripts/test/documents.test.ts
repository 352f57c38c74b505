/** The documents stay true: what they point at exists. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Every page for people: those of the root, of docs and of the packages, but not the rulebooks. */
const PAGES = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
  ...readdirSync(join(root, 'docs')).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
  ...readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !path.includes('node_modules'))
    .map((path) => `packages/${path.replaceAll('\\', '/')}`),
];

describe.each(PAGES)('%s', (name) => {
  const text = read(name);

  test('links and pictures lead somewhere', () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(root, dirname(name), target)))).toEqual([]);
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

test('every page of docs is found from CONTRIBUTING', () => {
  const text = read('CONTRIBUTING.md');
  expect(PAGES.filter((page) => page.startsWith('docs/') && !text.includes(`](${page})`))).toEqual([]);
});

test('every package is in the layout of the architecture', () => {
  const [, layout = ''] = read('ARCHITECTURE.md').split('## Layout');
  const folders = readdirSync(join(root, 'packages')).filter((folder) => folder !== 'games');
  expect(folders.filter((folder) => !layout.includes(`      ${folder}/ `))).toEqual([]);
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

describe('the table of dependencies in the architecture', () => {
  const [, table = ''] = read('ARCHITECTURE.md').split('## Dependencies');
  const rows = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, names = '']) => names.match(/[^`, ]+(?=`)/g) ?? []);
  const used = manifests()
    .flatMap(([, { dependencies, devDependencies }]) => Object.keys({ ...dependencies, ...devDependencies }))
    .filter((name) => !/^@(?:tabularium|types)\//.test(name));
  const covers = (row: string, name: string) =>
    row === name || (row.endsWith('/*') && name.startsWith(row.slice(0, -1)));

  test('has a row for every package from outside', () => {
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !rows.some((row) => covers(row, name)))).toEqual([]);
  });

  test('has no row for a package that nobody declares', () => {
    expect(rows.filter((row) => !used.some((name) => covers(row, name)))).toEqual([]);
  });
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
