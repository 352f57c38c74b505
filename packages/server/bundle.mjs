// @ts-check
/** The server as `npm start` runs it. Plain JavaScript, because it runs before anything is bundled. */

import { bundle } from '@tabularium/build';

/** The file that starts a server, and those of its threads, which lie beside it. */
export const serverFiles = { main: 'packages/server/src/main.ts', worker: 'packages/server/src/bots/worker.ts' };

/** The file that starts a server. */
export async function bundleServer() {
  return (await bundle(serverFiles)).main;
}
