// @ts-check
/** A house to test in: the client built as it is shipped, a server of its own, and a real browser. */

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findBrowser } from '../../../scripts/browser.mjs';
import { bundleServer } from '../../server/bundle.mjs';

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

/** Builds the client, starts a server that serves it, and opens a browser. */
export async function openHouse() {
  const folder = await mkdtemp(join(tmpdir(), 'tabularium-'));
  const web = join(folder, 'web');
  await buildClient(web);
  const { address, server } = await startServer(folder, web);
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: FLAGS });
  return {
    address,
    web,
    browser,
    async close() {
      await browser.close();
      server.kill();
      await new Promise((resolve) => server.once('exit', resolve));
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * As `npm start` builds it, whatever the tests' own environment says.
 * @param {string} outDir
 */
async function buildClient(outDir) {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const root = fileURLToPath(new URL('..', import.meta.url));
  await build({ root, mode: 'production', logLevel: 'error', build: { outDir, emptyOutDir: true } });
  process.env['NODE_ENV'] = before;
}

/**
 * @param {string} folder
 * @param {string} web
 */
async function startServer(folder, web) {
  const bundle = await bundleServer('e2e');
  const env = {
    ...process.env,
    PORT: '0',
    TABULARIUM_DATA: join(folder, 'data'),
    TABULARIUM_WEB: web,
    LOG_LEVEL: 'error',
  };
  const server = spawn(process.execPath, [join(bundle, 'main.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => server.kill());
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
