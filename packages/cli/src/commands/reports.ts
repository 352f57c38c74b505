/** `tabularium reports`: what people at the tables want the host to see. */

import type { Command } from 'commander';
import { Misuse } from '../complaint.ts';
import { harmless, show } from '../screen.ts';
import { databasePlace, hasDatabase, loadServer, orComplain } from '../server.ts';

/** Add the command. */
export function addReports(program: Command): void {
  program
    .command('reports')
    .description('list what people have reported to the host of the server, the newest first')
    .option('--json', 'print one JSON array')
    .action(listReports);
}

async function listReports({ json = false }: { json?: boolean }): Promise<void> {
  const place = databasePlace();
  if (!hasDatabase(place)) {
    throw new Misuse(`There is no database in "${place.dataFolder}"; TABULARIUM_DATA says where it is.`);
  }
  const { reportedSayings } = await loadServer();
  const sayings = await orComplain('The reports cannot be read', reportedSayings(place));
  if (json) return show(JSON.stringify(sayings, null, 2));
  for (const { at, table, entry, from, speaker, text, reason } of sayings) {
    const where = `${new Date(at).toISOString().slice(0, 16)} ${table} #${entry}`;
    show(harmless(`${where}  ${speaker}: "${text}"  (${from}${reason === '' ? '' : `: ${reason}`})`));
  }
}
