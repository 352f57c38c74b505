// @ts-check
/** Where the NATS server of this machine is; `node scripts/nats.mjs` installs one where that is possible. */

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of a NATS server on this machine.
 * @returns {string | undefined}
 */
export function findNats() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  const candidates = [process.env['NATS_SERVER'] ?? '', ...folders.map((folder) => join(folder, 'nats-server'))];
  return candidates.find((path) => path !== '' && existsSync(path));
}
