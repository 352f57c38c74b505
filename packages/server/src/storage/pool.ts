/** Connections to PostgreSQL that never keep anyone waiting for ever: every one, and every statement, has its time. */

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isTrouble } from './trouble.ts';

/** How long things may take, in milliseconds. The server's limits are a little tighter, so that it speaks first. */
const CONNECTING = 5_000;
const STATEMENT = 8_000;
const ANSWER = 10_000;

/** Numbers stay below 2^53 here, so 64-bit integers can be read as numbers. */
const numbers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** What all connections have in common. */
export function connectionConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'tabularium',
    connectionTimeoutMillis: CONNECTING,
    query_timeout: ANSWER,
    statement_timeout: STATEMENT,
    lock_timeout: STATEMENT,
    idle_in_transaction_session_timeout: STATEMENT,
    keepAlive: true,
  };
}

/** How the pool is used. */
export interface PoolUse {
  /** Take all the time that going through everything needs. */
  readonly patient?: boolean;
  /** Refuse every change, patiently: for copies of everything. */
  readonly readOnly?: boolean;
}

/** A pool whose broken connections are thrown away instead of being lent again. */
export class Pool implements PostgresPool {
  private readonly pool: pg.Pool;

  constructor(url: string, { readOnly = false, patient = readOnly }: PoolUse) {
    this.pool = new pg.Pool({
      ...connectionConfig(url),
      ...(patient ? { query_timeout: 0, statement_timeout: 0, lock_timeout: 0 } : {}),
      ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
      max: 8,
      types: numbers,
    });
    this.pool.on('error', () => {}); // an idle connection broke; the pool makes a new one
    // One that works may break too: its query fails, and nobody else is told.
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  async connect(): Promise<PostgresPoolClient> {
    return lend(await this.pool.connect());
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

/** A connection on loan. After the first trouble it is used no more: its answer may still come, and be taken for another's. */
function lend(client: pg.PoolClient): PostgresPoolClient {
  let broken: Error | undefined;
  const query = async (statement: string, values: readonly unknown[]) => {
    if (broken !== undefined) throw broken;
    try {
      return await client.query(statement, [...values]);
    } catch (error) {
      if (error instanceof Error && isTrouble(error)) broken = error;
      throw error;
    }
  };
  // Nobody here reads through cursors, the other thing a connection could be asked.
  return { query: query as never, release: () => client.release(broken) };
}
