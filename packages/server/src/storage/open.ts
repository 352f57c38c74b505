/** Opening the database that the set-up asks for: to serve from it, or only to look. */

import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { type Config, StartProblem } from '../config.ts';
import { takeFolder } from './lock.ts';
import { versionOf } from './migrations.ts';
import { openPostgres, PostgresStorage } from './postgres.ts';
import { makePrivateFolder } from './private.ts';
import type { Database } from './schema.ts';
import { connect, connectToRead, SqliteStorage } from './sqlite.ts';
import { reasonOf } from './trouble.ts';

/** Where the database is. */
export type Place = Pick<Config, 'dataFolder' | 'databaseUrl'>;

const fileIn = (folder: string) => join(folder, 'tabularium.sqlite');

/** The database of that place, up to date, for one who serves from it: with SQLite nobody else may. */
export async function openStorage(place: Place): Promise<SqliteStorage | PostgresStorage> {
  checkFolder(place.dataFolder);
  if (place.databaseUrl !== undefined) return explained(openPostgres(place.databaseUrl));
  const storage = openOwn(place.dataFolder);
  try {
    await storage.migrate();
    return storage;
  } catch (error) {
    await storage.close();
    throw fileProblem(fileIn(place.dataFolder), error);
  }
}

/** The SQLite file of a folder that is now ours, as it is. */
function openOwn(folder: string): SqliteStorage {
  const letGo = takeFolder(folder);
  try {
    return new SqliteStorage(connect(fileIn(folder)), letGo);
  } catch (error) {
    letGo();
    throw fileProblem(fileIn(folder), error);
  }
}

/** The database of that place as it is, for one who only looks: it is not even brought up to date. */
export async function openToRead(place: Place): Promise<SqliteStorage | PostgresStorage> {
  if (place.databaseUrl !== undefined) {
    const storage = new PostgresStorage(place.databaseUrl, { readOnly: true });
    return explained(storage.version().then(() => storage));
  }
  const file = fileIn(place.dataFolder);
  try {
    const storage = new SqliteStorage(connectToRead(file));
    await storage.version();
    return storage;
  } catch (error) {
    throw fileProblem(file, error);
  }
}

/** The database of that place beside servers that use it, for the small things that a host does at the terminal. */
export async function openBeside(place: Place): Promise<SqliteStorage | PostgresStorage> {
  const file = fileIn(place.dataFolder);
  const url = place.databaseUrl;
  try {
    if (url === undefined && !existsSync(file)) throw new StartProblem(`There is no database ${file}.`);
    const storage = url === undefined ? new SqliteStorage(connect(file)) : new PostgresStorage(url);
    if (!(await storage.isUpToDate())) {
      await storage.close();
      throw new StartProblem('The database is of an older version; start the server once, which brings it up to date.');
    }
    return storage;
  } catch (error) {
    throw url === undefined ? fileProblem(file, error) : error;
  }
}

async function explained<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`);
  }
}

function fileProblem(file: string, error: unknown): unknown {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return error;
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return new StartProblem(
      `The database ${file} is damaged (${reasonOf(error)}); put it aside and fill an empty data folder from a backup with "tabularium restore".`,
    );
  }
  return new StartProblem(`The database ${file} cannot be used (${reasonOf(error)}).`);
}

function checkFolder(folder: string): void {
  try {
    makePrivateFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written (${reasonOf(error)}); set TABULARIUM_DATA to one that can.`,
    );
  }
}

/** A complete, consistent copy of the database as an SQLite file, also while servers are running. */
export async function backup(place: Place, file: string): Promise<void> {
  if (existsSync(file)) throw new StartProblem(`${file} exists already; choose another name.`);
  const storage = await openToRead(place);
  try {
    await storage.backup(file);
  } catch (error) {
    rmSync(file, { force: true }); // half a backup is worse than none
    throw error;
  } finally {
    await storage.close();
  }
}

/** Fill an empty database from a backup, which is checked first and stays as it is; gives how many tables there are now. */
export async function restore(place: Place, file: string): Promise<number> {
  if (!existsSync(file)) throw new StartProblem(`There is no file ${file}.`);
  const source = openBackup(file);
  try {
    if ((await explainedFile(file, versionOf(source))) === undefined) {
      throw new StartProblem(`${file} is no backup of Tabularium.`);
    }
    checkFolder(place.dataFolder);
    const { databaseUrl } = place;
    const storage = databaseUrl === undefined ? openOwn(place.dataFolder) : new PostgresStorage(databaseUrl);
    try {
      return await fill(storage, source);
    } finally {
      await storage.close();
    }
  } finally {
    await source.destroy();
  }
}

function openBackup(file: string): Kysely<Database> {
  try {
    const database = connectToRead(file);
    const [found] = database.pragma('quick_check(1)') as { quick_check: string }[];
    if (found?.quick_check !== 'ok') throw new StartProblem(`${file} is damaged: ${found?.quick_check}.`);
    return new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
  } catch (error) {
    throw fileProblem(file, error);
  }
}

async function explainedFile<T>(file: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw fileProblem(file, error);
  }
}

async function fill(storage: SqliteStorage | PostgresStorage, source: Kysely<Database>): Promise<number> {
  if (!(await explained(storage.isEmpty()))) {
    throw new StartProblem('Only an empty database can be filled from a backup; this one holds something already.');
  }
  await storage.takeFrom(source);
  await storage.migrate();
  const tables = Object.values(await storage.countTables());
  return tables.reduce((sum, count) => sum + count, 0);
}
