/** What `npm start` runs: a server set up by the environment. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configFrom, StartProblem } from './config.ts';
import { type RunningServer, startServer } from './server.ts';

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

function closeOnSignal(server: RunningServer): void {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(1); // asked twice: at once
    closing = true;
    await server.close();
    process.exit(0);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
});
