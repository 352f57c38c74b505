/** A Vite plug-in that carries the server's sentences over at build time, without the schemas they are exported beside. */

import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const MODULE = 'virtual:server-words';
const SENTENCES = fileURLToPath(new URL('./server-sentences.ts', import.meta.url));

/** Offers `virtual:server-words`: every code of the server as a sentence, by language. */
export function serverWords(): Plugin {
  return {
    name: 'server-words',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return;
      const { module } = await runnerImport<typeof import('./server-sentences.ts')>(SENTENCES);
      return `export default ${JSON.stringify(module.serverWords)}`;
    },
  };
}
