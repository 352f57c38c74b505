// @ts-check
/** A house to test in: the client built as it is shipped, a server of its own, and a real browser. */

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '@tabularium/server/bundle';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findBrowser, findShell } from '../../../scripts/browser.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Builds the client, starts a server that serves it, and opens a browser.
 * @param {Record<string, string>} [wishes] more for the server's environment
 */
export async function openHouse(wishes = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tabularium-'));
  const web = await builtClient();
  let { address, server } = await startServer(folder, web, wishes);
  const shut = () => {
    server.kill();
    return new Promise((resolve) => server.once('exit', resolve));
  };
  const browser = await launch(findShell() ?? findBrowser());
  /** @type {Promise<import('playwright-core').Browser> | undefined} */
  let whole;
  return {
    address,
    web,
    browser,
    shut,
    /** A browser with everything in it: the one without windows keeps no notifications. */
    wholeBrowser() {
      if (findShell() === undefined) return Promise.resolve(browser);
      whole ??= launch(findBrowser());
      return whole;
    },
    /** The same house again, at the same address. */
    async reopen() {
      ({ server } = await startServer(folder, web, { ...wishes, PORT: new URL(address).port }));
    },
    async close() {
      await browser.close();
      await (await whole)?.close();
      await shut();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @param {string | undefined} executablePath */
const launch = (executablePath = '') => chromium.launch({ executablePath, args: FLAGS });

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What the client is made of. */
const SOURCES = ['packages/web', 'packages/kernel', 'packages/bots', 'packages/games', 'docs/rules'];

/** When any source was last changed. */
function newestSource() {
  let newest = 0;
  for (const source of SOURCES) {
    for (const entry of readdirSync(join(root, source), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /node_modules|dist|test|e2e|corpus/.test(relative(root, entry.parentPath))) continue;
      newest = Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
    }
  }
  return Math.round(newest);
}

/** The client built as `npm start` builds it, whatever the tests' environment says; built once for all test files. */
export async function builtClient() {
  const shelf = join(root, 'node_modules/.cache/tabularium/e2e-web');
  const finished = join(shelf, String(newestSource()));
  if (existsSync(finished)) return finished;
  const outDir = `${finished}-${process.pid}`;
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({ root: join(root, 'packages/web'), mode: 'production', logLevel: 'error', build: { outDir } });
  process.env['NODE_ENV'] = before;
  await rename(outDir, finished).catch(() => rm(outDir, { recursive: true, force: true }));
  return finished;
}

/**
 * @param {string} folder
 * @param {string} web
 * @param {Record<string, string>} wishes
 */
async function startServer(folder, web, wishes) {
  const main = await bundleServer();
  const env = {
    ...process.env,
    PORT: '0',
    TABULARIUM_DATA: join(folder, 'data'),
    TABULARIUM_WEB: web,
    LOG_LEVEL: 'error',
    ...wishes,
  };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // Whoever forgets to close the house leaves nothing behind either.
  process.once('exit', () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  let said = '';
  /** @type {string} */
  const address = await new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
    server.stdout.on('data', (/** @type {Buffer} */ words) => {
      said += words.toString();
      const ready = /ready: (\S+)/.exec(said)?.[1];
      if (ready !== undefined) resolve(ready);
    });
  });
  return { address, server };
}
