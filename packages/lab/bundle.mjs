/**
 * TypeScript to something Node runs: the sources of our own packages become one file in the cache, everything from
 * npm stays where it is. Plain JavaScript, because it runs before anything is bundled.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of the repository. */
export const root = join(here, '..', '..');

const cache = join(root, 'node_modules', '.cache', 'tabularium');

/** Bundle that file and give the path of the result; the same sources give the same path. */
export async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'silent',
    plugins: [npmStaysOutside],
  });
  const content = outputFiles[0].contents;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const path = join(cache, `${basename(entry).replace(/\.[^.]+$/, '')}-${hash}.mjs`);
  if (!existsSync(path)) put(path, content);
  return path;
}

/** Written beside and moved into place, so that nobody ever reads half a file. */
function put(path, content) {
  mkdirSync(cache, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

/** Packages from npm, and this file, are imported from where they are; our own packages are bundled. */
const npmStaysOutside = {
  name: 'npm-stays-outside',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === 'asked' || importer === '' || path.startsWith('node:')) return undefined;
      if (path.startsWith('@tabularium/') && path !== '@tabularium/lab/bundle') return undefined;
      const found = await esbuild.resolve(path, { resolveDir, kind, importer, pluginData: 'asked' });
      if (found.external || found.errors.length > 0) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};
