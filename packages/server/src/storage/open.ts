/** Opening the database that the set-up asks for; backups and restoring them. */

import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { type Config, StartProblem } from '../config.ts';
import { openPostgres, type PostgresStorage } from './postgres.ts';
import type { Database } from './schema.ts';
import { connect, openSqlite, type SqliteStorage } from './sqlite.ts';

/** Where the database is. */
export type Place = Pick<Config, 'dataFolder' | 'databaseUrl'>;

/** The database of that place, up to date. */
export async function openStorage(place: Place): Promise<SqliteStorage | PostgresStorage> {
  checkFolder(place.dataFolder);
  if (place.databaseUrl === undefined) return openSqlite(join(place.dataFolder, 'tabularium.sqlite'));
  try {
    return await openPostgres(place.databaseUrl);
  } catch (error) {
    throw new StartProblem(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`);
  }
}

function checkFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written (${reasonOf(error)}); set TABULARIUM_DATA to one that can.`,
    );
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** A complete, consistent copy of the database as an SQLite file, also while servers are running. */
export async function backup(place: Place, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already; choose another name.`);
  const storage = await openStorage(place);
  try {
    await storage.backup(file);
  } finally {
    await storage.close();
  }
}

/** Fill an empty database from a backup. */
export async function restore(place: Place, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const source = new Kysely<Database>({ dialect: new SqliteDialect({ database: connect(file) }) });
  const storage = await openStorage(place);
  try {
    const tables = await storage.countTables();
    if (Object.keys(tables).length > 0) throw new Error('Only an empty database can be filled from a backup.');
    await storage.takeFrom(source);
  } finally {
    await storage.close();
    await source.destroy();
  }
}
