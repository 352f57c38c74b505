/** A Vite plug-in that asks the games for their names once, at build time, so that the first page stays light. */

import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const MODULE = 'virtual:shelf';
const CARDS = fileURLToPath(new URL('./shelf-cards.ts', import.meta.url));

/** Offers `virtual:shelf`: a small card for every game. */
export function shelf(): Plugin {
  return {
    name: 'shelf',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return;
      const { module } = await runnerImport<typeof import('./shelf-cards.ts')>(CARDS);
      return `export default ${JSON.stringify(module.shelfCards)}`;
    },
  };
}
