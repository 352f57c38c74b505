/** Turns TypeScript entry points into files Node can run: our own packages bundled, everything else left to Node. */

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packages from the registry stay packages; ours are TypeScript and come along. */
const oursComeAlong = {
  name: 'ours-come-along',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@tabularium/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Bundle these entry points (name of the result to source file) into the project's cache; gives the folder.
 * Results of different purposes go to different folders, so that they cannot disturb each other.
 */
export async function bundle(entryPoints, purpose) {
  const folder = `${root}node_modules/.cache/tabularium/${purpose}`;
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    logLevel: 'warning',
    plugins: [oursComeAlong],
  });
  return folder;
}

/** The server as `npm start` runs it: `main.mjs` and `worker.mjs` in the folder given back. */
export function bundleServer(purpose = 'server') {
  return bundle({ main: 'packages/server/src/main.ts', worker: 'packages/server/src/bots/worker.ts' }, purpose);
}
