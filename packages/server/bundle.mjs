// @ts-check
/** The server as `npm start` runs it. Plain JavaScript, because it runs before anything is bundled. */

import { bundle } from '@tabularium/build';

/** The file that starts a server; that of the bots' thread lies beside it. */
export async function bundleServer() {
  const server = { main: 'packages/server/src/main.ts', worker: 'packages/server/src/bots/worker.ts' };
  return (await bundle(server)).main;
}
