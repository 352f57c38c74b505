// @ts-check
/**
 * What was bundled from which files, so that nothing is bundled twice: a bundle is good as long as every file it was
 * made from, and what says where packages are found, has the size and the time it had then.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Remembered
 * @property {string} folder where the bundle lies
 * @property {readonly (readonly [path: string, stamp: string])[]} sources every file it depends on
 */

/** How we bundle is a source of every bundle, too. */
const OURSELVES = ['bundle.mjs', 'memory.mjs'].map((name) => fileURLToPath(new URL(name, import.meta.url)));

/**
 * The folder of the bundle that was made of these entry points, if it is still good.
 *
 * @param {string} cache
 * @param {string} root
 * @param {object} entryPoints
 * @returns {string | undefined}
 */
export function recall(cache, root, entryPoints) {
  const page = pageOf(cache, entryPoints);
  if (!existsSync(page)) return undefined;
  /** @type {Remembered} */
  const { folder, sources } = JSON.parse(readFileSync(page, 'utf8'));
  const isGood = sources.every(([path, stamp]) => stampOf(join(root, path)) === stamp);
  return isGood && existsSync(folder) ? folder : undefined;
}

/**
 * Remember a bundle, begun at that time, by the files it was made of, each a path from the root. Where one was changed
 * meanwhile nobody knows which version was read.
 *
 * @param {string} cache
 * @param {string} root
 * @param {object} entryPoints
 * @param {{ folder: string, files: readonly string[], began: number }} made
 */
export function remember(cache, root, entryPoints, { folder, files, began }) {
  const paths = [...files, ...manifestsOf(files), 'package-lock.json'];
  if (paths.some((path) => (statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0) > began)) return;
  const page = pageOf(cache, entryPoints);
  const sources = paths.map((path) => [path, stampOf(join(root, path))]);
  mkdirSync(dirname(page), { recursive: true });
  // Written beside and moved into place, so that nobody ever reads half a page.
  const unfinished = `${page}-${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ folder, sources }));
  renameSync(unfinished, page);
}

/**
 * The package.json of every package of ours that the files lie in.
 *
 * @param {readonly string[]} files
 */
function manifestsOf(files) {
  const folders = files.flatMap((path) => /^packages\/(?:games\/)?[^/]+/.exec(path) ?? []);
  return [...new Set(folders)].map((folder) => `${folder}/package.json`);
}

/**
 * @param {string} cache
 * @param {object} entryPoints
 */
function pageOf(cache, entryPoints) {
  const hash = createHash('sha256').update(JSON.stringify([entryPoints, OURSELVES.map(stampOf)]));
  return join(cache, `${hash.digest('hex').slice(0, 16)}.json`);
}

/**
 * What changes whenever the file does.
 *
 * @param {string} path
 */
function stampOf(path) {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.size} ${stat.mtimeNs}`;
}
