/** One data folder belongs to one server: the second is told so instead of disturbing the first. */

import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { StartProblem } from '../config.ts';
import { makePrivate } from './private.ts';

/**
 * Take the folder; gives the way to let it go. The lock is one of the operating system on a file of its own, so it ends
 * with the process, however that ends, and backups of a folder in use go on working.
 */
export function takeFolder(folder: string): () => void {
  const file = join(folder, 'tabularium.lock');
  makePrivate(file);
  const lock = new SQLite(file, { timeout: 0 });
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof SQLite.SqliteError) || error.code !== 'SQLITE_BUSY') throw error;
    throw new StartProblem(
      `Another server uses the data folder ${folder}; stop it, set TABULARIUM_DATA to another folder, or let several share a PostgreSQL (DATABASE_URL).`,
    );
  }
  return () => lock.close();
}
