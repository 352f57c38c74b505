/** `npm start` and `tabularium serve`: builds what is missing or out of date, then runs the server in this process. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@tabularium/build';
import { bundleServer } from '@tabularium/server/bundle';

const web = join(root, 'packages/web');
const built = join(web, 'dist');

/** Do one thing, and say so with the time it took. */
async function step(name, work) {
  const begin = performance.now();
  process.stdout.write(`${name} … `);
  const result = await work();
  process.stdout.write(`${((performance.now() - begin) / 1000).toFixed(1)} s\n`);
  return result;
}

/** When the file, or anything in the folder, was last changed. */
function newest(place) {
  if (!existsSync(place)) return 0;
  let time = statSync(place).mtimeMs;
  if (!statSync(place).isDirectory()) return time;
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath.includes('node_modules')) continue;
    time = Math.max(time, statSync(join(entry.parentPath, entry.name)).mtimeMs);
  }
  return time;
}

/** Must the web client be built? Everything it is made of counts. */
function clientIsStale() {
  const index = join(built, 'index.html');
  if (!existsSync(index)) return true;
  const games = readdirSync(join(root, 'packages/games')).map((game) => `games/${game}/src`);
  const client = ['web/src', 'web/public', 'web/index.html', 'web/vite.config.ts'];
  const sources = [...client, 'protocol/src', 'kernel/src', 'bots/src', ...games];
  return sources.some((source) => newest(join(root, 'packages', source)) > statSync(index).mtimeMs);
}

async function buildClient() {
  if (!existsSync(join(web, 'index.html')) || !clientIsStale()) return;
  try {
    await step('Building the web client', async () => {
      const { build } = await import('vite');
      await build({ root: web, logLevel: 'error' });
    });
  } catch (error) {
    process.stdout.write('failed\n');
    console.error(`The web client could not be built (${error instanceof Error ? error.message : error}).`);
  }
}

const main = await step('Preparing the server', () => bundleServer());
if (process.env.TABULARIUM_WEB === undefined) {
  await buildClient();
  process.env.TABULARIUM_WEB = built;
}
await import(pathToFileURL(main).href);
