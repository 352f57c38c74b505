/** Stands in for `@tabularium/build` in the packed command: everything is built already. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package: the nearest above that has a package.json. */
export const root = (() => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
})();

/** Where each entry point was put; filled in when the package is made. */
const BUILT = JSON.parse(process.env.BUILT ?? '{}');

export async function bundle(entryPoints) {
  const paths = Object.entries(entryPoints).map(([name, source]) => [name, join(root, 'dist', BUILT[source])]);
  return Object.fromEntries(paths);
}
