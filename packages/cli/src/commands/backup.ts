/** `tabularium backup`: a complete copy of the server's database, also while it runs. */

import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { Misuse } from '../complaint.ts';
import { good, show } from '../screen.ts';
import { databasePlace, hasDatabase, loadServer, orComplain } from '../server.ts';

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
  const place = databasePlace();
  if (!hasDatabase(place)) {
    throw new Misuse(`There is no database in "${place.dataFolder}"; TABULARIUM_DATA says where it is.`);
  }
  const { backup } = await loadServer();
  await orComplain('No backup was made', backup(place, file));
  show(good(`The database is copied to ${file}`));
}
