/** A database that goes away in the middle of something costs an answer, never the server and never a move. */

import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres, type PostgresStorage } from '../src/storage/postgres.ts';
import type { Append } from '../src/storage/storage.ts';
import { PATIENT, removeFolders, SOON } from './support/config.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const append = (table: string, seq: number): Append => ({
  table,
  entry: { seq, at: seq, kind: 'said', by: 'p', text: 'hello', id: `i${seq}` },
  summary: { game: 'high-card', phase: 'open', public: true, updatedAt: seq, dueAt: null, lobby: '{}' },
});

/** A storage on a new database, and somebody else connected to it. Nothing may happen that would end a server. */
async function opened(work: (storage: PostgresStorage, other: pg.Client) => Promise<void>): Promise<void> {
  const url = await postgres.newDatabase();
  const storage = await openPostgres(url);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const uncaught = vi.fn();
  process.on('uncaughtException', uncaught);
  try {
    await work(storage, other);
  } finally {
    await other.end();
    await storage.close();
    process.off('uncaughtException', uncaught);
  }
  expect(uncaught).not.toHaveBeenCalled();
}

const CUT_WORKING = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;

test('a connection cut while it works fails that work only', async () => {
  await opened(async (storage, other) => {
    await other.query('begin; lock table entries in access exclusive mode');
    const outcome = storage.append(append('a', 1)).then(
      () => 'stored',
      () => 'refused',
    );
    await vi.waitFor(async () => {
      await other.query('select pg_stat_clear_snapshot()'); // else a transaction goes on seeing what it saw first
      const { rowCount } = await other.query(CUT_WORKING);
      expect(rowCount).toBeGreaterThan(0);
    }, SOON);
    expect(await outcome).toBe('refused');
    await other.query('rollback');
    expect(await storage.append(append('a', 1))).toBe(true);
  });
});
