// @ts-check
/** Finds the NATS server that the tests of several nodes run, installs one where that is possible, or says what is left out. */

import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { findNats } from '../packages/server/test/support/find-nats.mjs';

const WHAT_TO_DO = `There is no nats-server, so the tests and the bench of servers that hear each other through NATS are left out.
  - Debian, Ubuntu:  sudo apt-get install nats-server
  - or set NATS_SERVER to one that is already there.`;

/** Debian's package, where we may install one. */
function installNats() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('No nats-server found; installing the Debian package.');
  const apt = (/** @type {string[]} */ ...words) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', 'nats-server');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (findNats() === undefined) installNats();
  const found = findNats();
  console.log(found === undefined ? WHAT_TO_DO : `Tests of several nodes use ${found}.`);
}
