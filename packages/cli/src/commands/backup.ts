/** `tabularium backup`: a complete copy of the server's database, also while it runs. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from '@tabularium/lab/bundle';
import type { Command } from 'commander';
import { Complaint, Misuse } from '../complaint.ts';
import { good, show } from '../screen.ts';

/** Add the command. */
export function addBackup(program: Command): void {
  program
    .command('backup')
    .argument('[file]', 'where to write it (default: tabularium-DATE.sqlite)')
    .description("copy the server's database into one SQLite file, also while the server runs")
    .action(makeBackup);
}

async function makeBackup(file = `tabularium-${new Date().toISOString().slice(0, 10)}.sqlite`): Promise<void> {
  if (existsSync(file)) throw new Misuse(`"${file}" exists already; choose another name.`);
  const dataFolder = resolve(process.env['TABULARIUM_DATA'] ?? '.tabularium');
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  if (databaseUrl === undefined && !existsSync(resolve(dataFolder, 'tabularium.sqlite'))) {
    throw new Misuse(`There is no database in "${dataFolder}"; TABULARIUM_DATA says where it is.`);
  }
  const { backup } = await loadServer();
  try {
    await backup({ dataFolder, ...(databaseUrl === undefined ? {} : { databaseUrl }) }, file);
  } catch (error) {
    throw new Complaint(`No backup was made: ${error instanceof Error ? error.message : String(error)}`);
  }
  show(good(`The database is copied to ${file}`));
}

/** The server has a bundle of its own, so that the other commands need not load its many packages. */
async function loadServer(): Promise<typeof import('@tabularium/server')> {
  return import(pathToFileURL(await bundle(join(root, 'packages/server/src/index.ts'))).href);
}
