/** A test server in a process of its own: tells its port as one line, and closes on SIGTERM. */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../src/index.ts';
import { testConfig } from './config.ts';

const databaseUrl = process.env['DATABASE_URL'];
const natsUrl = process.env['NATS_URL'];
const server = await startServer(
  testConfig({
    botWorker: fileURLToPath(new URL('./worker.mjs', import.meta.url)),
    port: Number(process.env['PORT'] ?? 0),
    ...(process.env['TABULARIUM_DATA'] ? { dataFolder: process.env['TABULARIUM_DATA'] } : {}),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(natsUrl ? { natsUrl } : {}),
  }),
);
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`);
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
// Whoever started it is gone without a word: nothing is left behind.
process.on('disconnect', () => process.exit(1));
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', (message) => {
  if (message === 'stall') {
    process.send?.(delay.max / 1e6);
    delay.reset();
  }
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000 });
  }
  if (message === 'memory') {
    globalThis.gc?.();
    process.send?.({ heap: process.memoryUsage().heapUsed, tables: server.tables.size });
  }
});
