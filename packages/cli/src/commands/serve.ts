/** `tabularium serve`: what `npm start` does, from wherever the command is installed. */

import { pathToFileURL } from 'node:url';
import { bundle } from '@tabularium/build';
import type { Command } from 'commander';

interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

/** Add the command. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('run the server and its web table until Ctrl+C')
    .option('--port <number>', 'the port (PORT, 8080)')
    .option('--host <address>', 'the address to listen on; 0.0.0.0 for everyone (HOST, localhost)')
    .option('--data <folder>', 'the data folder (TABULARIUM_DATA, .tabularium)')
    .action(serve);
}

async function serve({ port, host, data }: Flags): Promise<void> {
  const asked = { PORT: port, HOST: host, TABULARIUM_DATA: data };
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) process.env[name] = value;
  const { start } = await bundle({ start: 'scripts/start.mjs' });
  await import(pathToFileURL(start).href);
}
