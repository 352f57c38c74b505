// @ts-check
/**
 * TypeScript to something Node runs: the sources of our own packages become one file per entry point in the cache,
 * everything from npm stays where it is. Plain JavaScript, because it runs before anything is bundled.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { recall, remember } from './memory.mjs';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

const cache = join(root, 'node_modules', '.cache', 'tabularium');

/**
 * Bundle these entry points, each a path from the root, and give the paths of the results. What several of them need is
 * shared, results of one call lie beside each other under the names given, and the same sources give the same paths.
 *
 * @template {string} Name
 * @param {Readonly<Record<Name, string>>} entryPoints
 * @returns {Promise<Record<Name, string>>}
 */
export async function bundle(entryPoints) {
  const folder = recall(cache, root, entryPoints) ?? (await make(entryPoints));
  const names = /** @type {Name[]} */ (Object.keys(entryPoints));
  const paths = names.map((name) => [name, join(folder, `${name}.mjs`)]);
  return /** @type {Record<Name, string>} */ (Object.fromEntries(paths));
}

/** @param {Readonly<Record<string, string>>} entryPoints */
async function make(entryPoints) {
  const { build } = await import('esbuild');
  const began = Date.now();
  const { outputFiles, metafile } = await build({
    entryPoints,
    outdir: join(cache, 'result'),
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    logLevel: 'silent',
    metafile: true,
    plugins: [npmStaysOutside],
  });
  const folder = join(cache, fingerprint(outputFiles));
  if (!existsSync(folder)) put(folder, outputFiles);
  remember(cache, root, entryPoints, { folder, files: Object.keys(metafile.inputs), began });
  return folder;
}

/** @param {readonly import('esbuild').OutputFile[]} files */
function fingerprint(files) {
  const hash = createHash('sha256');
  for (const { path, contents } of files) hash.update(`${basename(path)} ${contents.length} `).update(contents);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Written beside and moved into place, so that nobody ever reads half a file.
 * @param {string} folder
 * @param {readonly import('esbuild').OutputFile[]} files
 */
function put(folder, files) {
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  for (const { path, contents } of files) writeFileSync(join(unfinished, basename(path)), contents);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error; // else somebody else was faster, with the same content
  }
}

/**
 * Packages from npm, and this one, are imported from where they are; our other packages are bundled.
 * @type {import('esbuild').Plugin}
 */
const npmStaysOutside = {
  name: 'npm-stays-outside',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === 'asked' || kind === 'entry-point' || path.startsWith('node:')) return undefined;
      if (path.startsWith('@tabularium/') && path !== '@tabularium/build') return undefined;
      const found = await esbuild.resolve(path, { resolveDir, kind, importer, pluginData: 'asked' });
      if (found.external || found.errors.length > 0) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};
