/** Set-ups for test servers: any port, no limits, silent. */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '@tabularium/build';
import { type Config, type Limits, type RunningServer, startServer } from '../../src/index.ts';
import { games } from './games.ts';

/** As good as no limits. */
export const UNLIMITED: Limits = {
  requests: 1e9,
  logins: 1e9,
  loginsPerAccount: 1e9,
  newcomers: 1e9,
  tables: 1e9,
  imports: 1e9,
  unfinished: 1e9,
  botTables: 1e9,
  messages: 1e9,
  chat: 1e9,
  sockets: 1e9,
  socketsPerAddress: 1e9,
  watches: 1e9,
};

/** Storms take their time. */
export const STORMY = { timeout: 240_000 };

/** A slow machine is no fault: for `vi.setConfig`. */
export const PATIENT = { testTimeout: 60_000, hookTimeout: 120_000 };

/** What comes soon may take a while on a busy machine: for `vi.waitFor`, which would wait a second. */
export const SOON = { timeout: 20_000 };

const folders: string[] = [];

/** A new empty folder, in memory where the system has such a place: tests write much and keep nothing. */
export function newFolder(): string {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'tabularium-'));
  folders.push(folder);
  return folder;
}

/** Remove all folders made above; for `afterAll`, before any other, so that it comes last. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
process.once('exit', removeFolders);

/** The file of the bots' thread and of the server for child processes. */
export async function bundleTestServer(): Promise<{ botWorker: string; host: string }> {
  const support = 'packages/server/test/support';
  const { worker, host } = await bundle({ worker: `${support}/worker.ts`, host: `${support}/host.ts` });
  return { botWorker: worker, host };
}

/** A test server's set-up. */
export function testConfig(change: Partial<Config> & Pick<Config, 'botWorker'>): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    dataFolder: change.dataFolder ?? newFolder(),
    origins: [],
    proxies: 0,
    logLevel: 'silent',
    limits: UNLIMITED,
    privateHooks: false,
    games,
    ...change,
  };
}

/** Start a test server in this process. */
export async function startTestServer(change: Partial<Config> = {}): Promise<RunningServer> {
  const { botWorker } = await bundleTestServer();
  return startServer(testConfig({ botWorker, ...change }));
}
