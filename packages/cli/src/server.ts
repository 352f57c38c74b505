/** The server's own functions, for the commands that need its database. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '@tabularium/build';
import type { Place } from '@tabularium/server';
import { Complaint } from './complaint.ts';

/** Where the server's database is, by the same variables the server itself reads. */
export function databasePlace(): Place {
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const dataFolder = resolve(process.env['TABULARIUM_DATA'] ?? '.tabularium');
  return { dataFolder, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
}

/** What the server's own functions give, or their trouble with the database in one line. */
export async function orComplain<T>(failure: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new Complaint(`${failure}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Is there a database? */
export function hasDatabase({ dataFolder, databaseUrl }: Place): boolean {
  return databaseUrl !== undefined || existsSync(join(dataFolder, 'tabularium.sqlite'));
}

/** The server has a bundle of its own, so that the other commands need not load its many packages. */
export async function loadServer(): Promise<typeof import('@tabularium/server')> {
  const { server } = await bundle({ server: 'packages/server/src/index.ts' });
  return import(pathToFileURL(server).href);
}
