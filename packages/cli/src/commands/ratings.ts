/** `tabularium ratings`: all ratings worked out anew from the history of games. */

import { counted } from '@tabularium/kernel';
import type { Command } from 'commander';
import { good, show } from '../screen.ts';
import { databasePlace, loadServer, orComplain } from '../server.ts';

/** Add the command. */
export function addRatings(program: Command): void {
  program
    .command('ratings')
    .description('work out all ratings anew from the history of rated games, also while the server runs')
    .action(recompute);
}

async function recompute(): Promise<void> {
  const { recomputeRatings } = await loadServer();
  const games = await orComplain('No rating was changed', recomputeRatings(databasePlace()));
  show(good(`The ratings follow from ${counted('en', games, { one: 'rated game', other: 'rated games' })}`));
}
