/** `tabularium restore`: fills an empty database from a backup. */

import { counted } from '@tabularium/kernel';
import type { Command } from 'commander';
import { good, show } from '../screen.ts';
import { databasePlace, loadServer, orComplain } from '../server.ts';

/** Add the command. */
export function addRestore(program: Command): void {
  program
    .command('restore')
    .argument('<file>', 'a backup that "tabularium backup" has written')
    .description("fill the server's empty database from a backup; also the way from SQLite to PostgreSQL")
    .action(restoreFrom);
}

async function restoreFrom(file: string): Promise<void> {
  const { restore } = await loadServer();
  const place = databasePlace();
  const tables = await orComplain('Nothing was restored', restore(place, file));
  const into = place.databaseUrl === undefined ? place.dataFolder : 'the database of DATABASE_URL';
  show(good(`${counted('en', tables, { one: 'table is', other: 'tables are' })} restored to ${into}`));
}
