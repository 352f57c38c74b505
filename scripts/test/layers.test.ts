/** The layers of the repository hold, and made-up violations prove that it would be noticed if they did not. */

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inWords, knots } from '../layers/cycles.ts';
import { disagreements, undeclared } from '../layers/declared.ts';
import { violations } from '../layers/layers.ts';
import { strayedGames } from '../layers/order.ts';
import { strayedPackages } from '../layers/packages.ts';
import { readRepository, repositoryOf, type Source } from '../layers/repository.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files by path. */
const files = (texts: Readonly<Record<string, string>>): Source[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

const found = (path: string, text: string) => strayedPackages(repositoryOf([{ path, text }]));

test('the repository keeps to its layers', () => {
  const repository = readRepository(root);
  expect(repository.modules.length).toBeGreaterThan(50);
  expect(repository.packages.size).toBeGreaterThan(8);
  expect(violations(repository)).toEqual([]);
});

describe('no circle of imports', () => {
  const circles = (texts: Readonly<Record<string, string>>, manifests: Readonly<Record<string, string>> = {}) =>
    knots(repositoryOf(files(texts), files(manifests))).map(inWords);

  test('two files', () => {
    expect(circles({ 'a.ts': "import { b } from './b.ts';", 'b.ts': "export { a } from './a.ts';" })).toEqual([
      'a.ts imports b.ts, which imports a.ts',
    ]);
  });

  test('five files, with others hanging on', () => {
    const chain = ['a', 'b', 'c', 'd', 'e'].map((name, at, all) => [
      `packages/x/src/${name}.ts`,
      `import { y } from './${all[(at + 1) % all.length]}.ts';\nimport { z } from './leaf.ts';`,
    ]);
    const texts = { ...Object.fromEntries(chain), 'packages/x/src/leaf.ts': 'export const z = 1;' };
    const [only = '', ...others] = circles(texts);
    expect(others).toEqual([]);
    expect(only.match(/which imports/g)).toHaveLength(4);
    expect(only).not.toContain('leaf');
  });

  test('through an index, and through the name of a package', () => {
    const manifest = JSON.stringify({
      name: '@tabularium/x',
      exports: { '.': './src/index.ts', './c/*': './src/c/*.ts' },
    });
    const sources = {
      'packages/x/src/index.ts': "export * from './c/a.ts';",
      'packages/x/src/c/a.ts': "import { b } from '@tabularium/x/c/b';",
      'packages/x/src/c/b.ts': "import { a } from '@tabularium/x';",
    };
    expect(circles(sources)).toEqual([]);
    expect(circles(sources, { 'packages/x/package.json': manifest })).toHaveLength(1);
  });

  test('the shortest way round a larger knot is told, with its size', () => {
    const sources = {
      'a.ts': "import './b.ts';",
      'b.ts': "import './c.ts';",
      'c.ts': "import './a.ts'; import './d.ts';",
      'd.ts': "import './c.ts';",
    };
    expect(circles(sources)).toEqual(['c.ts imports d.ts, which imports c.ts (a knot of 4 files)']);
  });

  test('a file that imports itself', () => {
    expect(circles({ 'a.ts': "import { a } from './a.ts';" })).toEqual(['a.ts imports a.ts']);
  });

  test('a dynamic import is one of values', () => {
    expect(circles({ 'a.ts': "await import('./b.ts');", 'b.ts': "import './a.ts';" })).toHaveLength(1);
  });

  test('an import that names types among its values is still there at run time', () => {
    const sources = (form: string) => ({ 'a.ts': `${form} from './b.ts';`, 'b.ts': "import './a.ts';" });
    expect(circles(sources('import { type B, b }'))).toHaveLength(1);
    expect(circles(sources('import { type B }'))).toHaveLength(1);
  });

  test.each([
    "import type { B } from './b.ts';",
    "export type { B } from './b.ts';",
    "export type * from './b.ts';",
    "type B = import('./b.ts').B;",
    "// import './b.ts';",
    "const words = `import './b.ts'`;",
    "import './elsewhere.ts';",
  ])('types, comments and strings are free: %s', (text) => {
    expect(circles({ 'a.ts': text, 'b.ts': "import './a.ts';" })).toEqual([]);
  });
});

describe('one order inside a game', () => {
  const src = 'packages/games/x/src';
  const strayed = (from: string, to: string, form = 'import { y }') =>
    strayedGames(
      repositoryOf(
        files({ [`${src}/${from}`]: `${form} from '${relative(from, to)}';`, [`${src}/${to}`]: 'export {};' }),
      ),
    );
  const relative = (from: string, to: string) => `${'../'.repeat(from.split('/').length - 1) || './'}${to}`;

  test.each([
    ['content/cards.ts', 'state.ts'],
    ['content/cards.ts', 'rules/market.ts'],
    ['state.ts', 'queries.ts'],
    ['queries/reach.ts', 'rules/market.ts'],
    ['rules/market.ts', 'effects/leaders.ts'],
    ['rules/market.ts', 'text/en.ts'],
    ['effects.ts', 'bot.ts'],
    ['bot/playout.ts', 'index.ts'],
    ['rules/market.ts', 'answers.ts'],
    ['index.ts', 'public/content.ts'],
    ['text/en.ts', 'modules.ts'],
    ['isles/content/cards.ts', 'isles/rules/market.ts'],
    ['isles/content/cards.ts', 'rules/market.ts'],
    ['text/en.ts', 'box.ts'],
  ])('%s must not import %s, but for its types', (from, to) => {
    expect(strayed(from, to)).toEqual([`${src}/${from} imports ${src}/${to}, which stands above it`]);
    expect(strayed(from, to, 'import type { Y }')).toEqual([]);
  });

  test.each([
    ['text/en.ts', 'bot/playout.ts'],
    ['bot.ts', 'text/en.ts'],
    ['lessons/first.ts', 'text/en.ts'],
  ])('%s must not import %s beside it', (from, to) => {
    expect(strayed(from, to)).toEqual([`${src}/${from} imports ${src}/${to}, which stands beside it`]);
  });

  test.each([
    ['rules/market.ts', 'isles/rules/ships.ts'],
    ['state.ts', 'isles/state.ts'],
    ['text/en.ts', 'isles/text/en.ts'],
  ])('%s must not name %s, not even its types: the base never names a box', (from, to) => {
    const complaint = [`${src}/${from} names the box isles (${src}/${to})`];
    expect(strayed(from, to)).toEqual(complaint);
    expect(strayed(from, to, 'import type { Y }')).toEqual(complaint);
  });

  test.each([
    ['content/index.ts', 'content/cards.ts'],
    ['rules/market.ts', 'queries/reach.ts'],
    ['rules/market.ts', 'rules/feeding.ts'],
    ['effects/leaders.ts', 'rules/market.ts'],
    ['bot/playout.ts', 'rules/market.ts'],
    ['index.ts', 'isles/index.ts'],
    ['modules.ts', 'isles/index.ts'],
    ['public/content.ts', 'index.ts'],
    ['public/content.ts', 'isles/public.ts'],
    ['answers.ts', 'rules/market.ts'],
    ['invariants.ts', 'determinize.ts'],
    ['isles/rules/ships.ts', 'rules/market.ts'],
    ['isles/text/en.ts', 'text/en.ts'],
    ['hills/rules/mines.ts', 'isles/rules/ships.ts'],
    ['isles/index.ts', 'isles/text/en.ts'],
  ])('%s may import %s', (from, to) => {
    expect(strayed(from, to)).toEqual([]);
  });

  test('a file that has no place is found', () => {
    expect(strayed('helpers.ts', 'state.ts')).toEqual([`${src}/helpers.ts has no place in the order of a game`]);
  });
});

describe('what is imported is declared', () => {
  const own = { name: '@tabularium/x', dependencies: { zod: '1' }, devDependencies: { ws: '1', '@a/b': '1' } };
  const repository = (path: string, asked: string) =>
    repositoryOf(
      [{ path, text: `import y from '${asked}';` }],
      files({
        'package.json': JSON.stringify({ name: 'tabularium', devDependencies: { vitest: '1' } }),
        'packages/x/package.json': JSON.stringify(own),
      }),
    );

  test.each([
    ['packages/x/src/a.ts', 'react'],
    ['packages/x/src/a.ts', 'ws'],
    ['packages/x/src/a.ts', 'vitest'],
    ['packages/x/src/a.ts', '@a/c'],
    ['packages/x/src/a.ts', '@tabularium/kernel'],
    ['packages/x/test/a.test.ts', '@tabularium/kernel'],
    ['packages/x/vite.config.ts', 'vitest'],
  ])('%s imports %s', (path, asked) => {
    expect(undeclared(repository(path, asked))).toEqual([
      `${path} imports ${asked}, which @tabularium/x does not declare`,
    ]);
  });

  test.each([
    ['packages/x/src/a.ts', 'zod/mini'],
    ['packages/x/src/a.ts', 'node:fs'],
    ['packages/x/src/a.ts', '@tabularium/x/words'],
    ['packages/x/vite.config.ts', '@a/b/c'],
    ['packages/x/test/a.test.ts', 'ws'],
    ['packages/x/test/a.test.ts', 'vitest'],
    ['scripts/a.mjs', 'vitest'],
  ])('%s may import %s', (path, asked) => {
    expect(undeclared(repository(path, asked))).toEqual([]);
  });

  test('nobody asks for another version than the rest', () => {
    const twice = files({
      'package.json': JSON.stringify({ name: 'a', devDependencies: { zod: '^1.0.0' } }),
      'packages/x/package.json': JSON.stringify({ name: 'b', dependencies: { zod: '^2.0.0' } }),
    });
    expect(disagreements(repositoryOf([], twice))).toEqual(['zod is asked for as ^1.0.0 and ^2.0.0']);
  });
});

describe('who may import whom', () => {
  test.each([
    ['packages/kernel/src/a.ts', '@tabularium/bots'],
    ['packages/kernel/test/a.test.ts', '@tabularium/stone-age'],
    ['packages/games/stone-age/src/a.ts', '@tabularium/new-dawn'],
    ['packages/games/stone-age/src/a.ts', '@tabularium/catalogue'],
    ['packages/games/stone-age/test/a.test.ts', '@tabularium/bots'],
    ['packages/games/stone-age/src/a.ts', '../../new-dawn/src/index.ts'],
    ['packages/games/catalogue/src/a.ts', '@tabularium/bots'],
    ['packages/bots/src/a.ts', '@tabularium/lab'],
    ['packages/lab/src/a.ts', '@tabularium/server'],
    ['packages/server/src/a.ts', '@tabularium/lab'],
    ['packages/server/src/a.ts', '../../kernel/src/index.ts'],
    ['packages/web/src/a.tsx', '@tabularium/server'],
    ['packages/web/src/a.tsx', '@tabularium/server/storage'],
    ['packages/protocol/src/a.ts', '@tabularium/server'],
    ['packages/protocol/src/a.ts', 'node:fs'],
    ['packages/build/src/a.ts', '@tabularium/kernel'],
    ['packages/bots/src/a.ts', '@tabularium/protocol'],
    ['packages/bots/src/a.ts', 'zod'],
    ['packages/web/src/a.tsx', '@tabularium/cli'],
  ])('%s must not import %s in any way', (path, imported) => {
    const complaint = [`${path} imports ${imported}`];
    expect(found(path, `import { x } from '${imported}';`)).toEqual(complaint);
    expect(found(path, `import type { X } from "${imported}";`)).toEqual(complaint);
    expect(found(path, `export * from '${imported}';`)).toEqual(complaint);
    expect(found(path, `import '${imported}';`)).toEqual(complaint);
    expect(found(path, `const x = await import('${imported}');`)).toEqual(complaint);
    expect(found(path, `import {\n  x,\n} from '${imported}';`)).toEqual(complaint);
  });

  test.each([
    ['packages/games/stone-age/src/a.ts', '@tabularium/kernel'],
    ['packages/games/stone-age/src/rules/a.ts', '../content/cards.ts'],
    ['packages/games/stone-age/test/a.test.ts', '@tabularium/stone-age/content'],
    ['packages/games/catalogue/src/a.ts', '@tabularium/new-dawn'],
    ['packages/bots/test/a.test.ts', '@tabularium/stone-age'],
    ['packages/lab/src/a.ts', '@tabularium/bots'],
    ['packages/server/src/a.ts', 'node:http'],
    ['packages/server/src/a.ts', '@tabularium/protocol'],
    ['packages/protocol/src/a.ts', 'zod'],
    ['packages/web/src/a.tsx', '@tabularium/protocol/words'],
    ['packages/web/e2e/a.mjs', '@tabularium/server/bundle'],
    ['packages/cli/src/a.ts', '@tabularium/lab'],
    ['packages/cli/src/a.ts', '@tabularium/server'],
    ['packages/kernel/src/a.ts', 'pure-rand/generator/xoroshiro128plus'],
    ['packages/kernel/src/conformance/a.ts', 'vitest'],
  ])('%s may import %s', (path, imported) => {
    expect(found(path, `import { x } from '${imported}';`)).toEqual([]);
  });

  test('an import in a comment is none', () => {
    expect(found('packages/kernel/src/a.ts', "// import { x } from '@tabularium/bots';\n/* import 'x' */")).toEqual([]);
  });
});

describe('kernel, games, bots and protocol run anywhere', () => {
  const pure = [
    'packages/kernel/src/a.ts',
    'packages/kernel/examples/a.ts',
    'packages/games/x/src/a.ts',
    'packages/bots/src/a.ts',
    'packages/protocol/src/a.ts',
  ];

  test.each(pure)('%s is free of Node and of packages from outside', (path) => {
    for (const imported of ['node:fs', 'fs', 'react', 'vitest', 'pure-randomness']) {
      expect(found(path, `import x from '${imported}';`)).toEqual([`${path} imports ${imported}`]);
    }
  });

  test.each([
    ['new Date()', 'Date'],
    ['const now = Date.now();', 'Date'],
    ['Math.random()', 'Math.random'],
    ['Math . random()', 'Math . random'],
    ['setTimeout(() => 1, 5)', 'setTimeout'],
    ['if (process.env.X) run();', 'process'],
    ['console.log(1)', 'console'],
    ['document.title', 'document'],
    ['window.x', 'window'],
    ['performance.now()', 'performance'],
    ['crypto.getRandomValues(x)', 'crypto'],
    ['fetch(url)', 'fetch'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code to look at
    ['const s = `${Date.now()}`;', 'Date'],
    ['globalThis.x', 'globalThis'],
    ["new Function('x')", 'Function'],
    ['eval(x)', 'eval'],
    ['const quote = /[\'"]/; console.log(1)', 'console'],
  ])('%s is found', (code, word) => {
    for (const path of pure) expect(found(path, code)).toEqual([`${path} uses ${word}`]);
  });

  test.each([
    "const words = 'the process of this document';",
    'const words = `Date of the document`;',
    '// Math.random() would be wrong',
    '/** The Date, the console. */',
    'frame.process = 1; card.window;',
    'const card = { document: 1, date: 2 };',
    'const updated = mandate + dated;',
    "const it = 'don\\'t'; // console",
  ])('%s is fine', (code) => {
    for (const path of pure) expect(found(path, code)).toEqual([]);
  });

  test('others may use what they like', () => {
    expect(found('packages/server/src/a.ts', 'setTimeout(() => console.log(Date.now()), 1)')).toEqual([]);
    expect(found('packages/kernel/test/a.test.ts', 'console.log(Math.random())')).toEqual([]);
  });
});
