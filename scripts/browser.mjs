// @ts-check
/** Finds the Chromium that the browser tests drive, installs one where that is possible, or says what to do. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const SHELLS = ['/usr/bin/chromium-headless-shell'];

const WHAT_TO_DO = `The browser tests need Chromium, and there is none. Do one of these, then run the tests again:
  - Debian, Ubuntu:  sudo apt-get install chromium
  - anywhere:        npx playwright-core install chromium
  - or set CHROME_PATH to a Chromium or Chrome that is already there.`;

/** @param {readonly (string | undefined)[]} candidates */
const firstThere = (candidates) => candidates.find((path) => path !== undefined && path !== '' && existsSync(path));

/**
 * The path of a Chromium on this machine.
 * @returns {string | undefined}
 */
export function findBrowser() {
  return firstThere([process.env['CHROME_PATH'], ...INSTALLED, chromium.executablePath()]);
}

/**
 * The path of a Chromium without windows, where there is one: the same engine, and a page that it opens costs a third less.
 * Whoever names a browser in CHROME_PATH alone gets that one for everything.
 * @returns {string | undefined}
 */
export function findShell() {
  const { CHROME_PATH, CHROME_SHELL_PATH } = process.env;
  return firstThere([CHROME_SHELL_PATH, ...(CHROME_PATH ? [] : SHELLS)]);
}

/**
 * Debian's packages, where we may install some.
 * @param {readonly string[]} names
 */
function install(names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing the Debian packages ${names.join(' and ')}.`);
  const apt = (/** @type {string[]} */ ...words) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update', '-q');
  for (const name of names) apt('install', '-y', '-q', '--no-install-recommends', name);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = [
    ...(findBrowser() === undefined ? ['chromium'] : []),
    ...(findShell() === undefined && !process.env['CHROME_PATH'] ? ['chromium-headless-shell'] : []),
  ];
  if (missing.length > 0) install(missing);
  const browser = findBrowser();
  if (browser === undefined) {
    console.error(WHAT_TO_DO);
    process.exit(1);
  }
  console.log(`Browser tests use ${[findShell(), browser].filter(Boolean).join(' and ')}.`);
}
