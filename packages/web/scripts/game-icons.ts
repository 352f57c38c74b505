/** A Vite plug-in that takes the few icons we use out of the game-icons set, so that the other four thousand stay at home. */

import { icons } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';
import { ARTISTS } from '../src/design/icon-names.ts';

const MODULE = 'virtual:game-icons';

/** Offers `virtual:game-icons`: the outline of every icon named in `icon-names.ts`. */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(outlines())}` : undefined),
  };
}

function outlines(): Record<string, string> {
  return Object.fromEntries(ARTISTS.flatMap(({ icons: names }) => names.map((name) => [name, outline(name)])));
}

function outline(name: string): string {
  const body = icons.icons[name]?.body;
  const path = body?.match(/ d="([^"]+)"/)?.[1];
  if (path === undefined) throw new Error(`game-icons has no icon "${name}".`);
  return path;
}
