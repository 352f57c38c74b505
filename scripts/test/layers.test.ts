import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Source, violations } from '../layers/layers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every source file of our packages. */
function ownSources(): Source[] {
  return readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('packages', path).replaceAll('\\', '/'))
    .filter((path) => /\.(?:ts|tsx|mts|js|mjs)$/.test(path) && !/\/(?:node_modules|dist)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const found = (path: string, text: string) => violations([{ path, text }]);

test('the repository keeps to its layers', () => {
  const sources = ownSources();
  expect(sources.length).toBeGreaterThan(50);
  expect(violations(sources)).toEqual([]);
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
    ['packages/web/src/a.tsx', '@tabularium/cli'],
  ])('%s must not import %s', (path, imported) => {
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
    ['packages/web/src/a.tsx', '@tabularium/server/protocol'],
    ['packages/web/e2e/a.mjs', '../../server/bundle.mjs'],
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

describe('kernel, games and bots run anywhere', () => {
  const pure = [
    'packages/kernel/src/a.ts',
    'packages/kernel/examples/a.ts',
    'packages/games/x/src/a.ts',
    'packages/bots/src/a.ts',
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
