/** What `npm start` runs: a server set up by the environment. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configFrom } from './config.ts';
import { closeOnSignal, endWith } from './process.ts';
import { startServer } from './server.ts';

async function main(): Promise<void> {
  const webFolder = process.env['TABULARIUM_WEB'];
  const places = {
    botWorker: fileURLToPath(new URL('./worker.mjs', import.meta.url)),
    ...(webFolder !== undefined && existsSync(webFolder) ? { webFolder } : {}),
  };
  const config = configFrom(process.env, places);
  const server = await startServer(config);
  console.log(`Tabularium is ready: ${server.address}`);
  console.log(`Database: ${config.databaseUrl === undefined ? config.dataFolder : 'PostgreSQL'}. Stop with Ctrl+C.`);
  closeOnSignal(server);
}

main().catch(endWith);
