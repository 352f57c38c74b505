// @ts-check
/** The server as `npm start` runs it. Plain JavaScript, because it runs before anything is bundled. */

import { bundle } from '@tabularium/build';

/** The files that start a server and a node that only thinks, and that of their threads, which lies beside them. */
export const serverFiles = {
  main: 'packages/server/src/main.ts',
  think: 'packages/server/src/think.ts',
  worker: 'packages/server/src/bots/worker.ts',
};

/** The file that starts a server. */
export async function bundleServer() {
  return (await bundle(serverFiles)).main;
}

/** The file that starts a node which only thinks. */
export async function bundleThinker() {
  return (await bundle(serverFiles)).think;
}
