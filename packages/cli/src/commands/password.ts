/** `tabularium password`: a link with which somebody who has forgotten theirs chooses a new one. */

import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { good, show } from '../screen.ts';
import { databasePlace, loadServer, orComplain } from '../server.ts';

/** Add the command. */
export function addPassword(program: Command): void {
  program
    .command('password')
    .argument('<name>', 'the name of the account')
    .description('make a link with which the account of that name chooses a new password, also while the server runs')
    .action(makeLink);
}

async function makeLink(name: string): Promise<void> {
  const { resetPath } = await loadServer();
  const path = await orComplain('No link was made', resetPath(databasePlace(), name));
  if (path === undefined) throw new Complaint(`No link was made: there is no account "${name}".`);
  show(good(path));
  show('Put the address of your server before it and give it to that person alone. It works once, within an hour.');
}
