/** `tabularium think`: a process that thinks for the bots of servers on the same database, and does nothing else. */

import { pathToFileURL } from 'node:url';
import { bundleThinker } from '@tabularium/server/bundle';
import type { Command } from 'commander';
import { languageIn } from '../arguments.ts';
import { words } from '../words/index.ts';

interface Flags {
  readonly database?: string;
  readonly nats?: string;
}

/** Add the command. */
export function addThink(program: Command): void {
  const { think } = words[languageIn(process.env)];
  program
    .command('think')
    .description(think.what)
    .option('--database <url>', think.database)
    .option('--nats <url>', think.nats)
    .addHelpText('after', `\n${think.more}`)
    .action(thinkOn);
}

async function thinkOn({ database, nats }: Flags): Promise<void> {
  const asked = { DATABASE_URL: database, NATS_URL: nats };
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) process.env[name] = value;
  await import(pathToFileURL(await bundleThinker()).href);
}
