// @ts-check
/** Finds the Chromium that the browser tests drive, installs one where that is possible, or says what to do. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const WHAT_TO_DO = `The browser tests need Chromium, and there is none. Do one of these, then run the tests again:
  - Debian, Ubuntu:  sudo apt-get install chromium
  - anywhere:        npx playwright-core install chromium
  - or set CHROME_PATH to a Chromium or Chrome that is already there.`;

/**
 * The path of a Chromium on this machine.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const candidates = [process.env['CHROME_PATH'], ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Debian's package, where we may install one. */
function installBrowser() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('No Chromium found; installing the Debian package.');
  const apt = (/** @type {string[]} */ ...words) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', 'chromium');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (findBrowser() === undefined) installBrowser();
  const browser = findBrowser();
  if (browser === undefined) {
    console.error(WHAT_TO_DO);
    process.exit(1);
  }
  console.log(`Browser tests use ${browser}.`);
}
