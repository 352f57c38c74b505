/** The crash test in full: what `npm run test:crash` runs. */

import { fileURLToPath } from 'node:url';
import { newFolder } from './config.ts';
import { startPostgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { kills, rage } from './storm.ts';

const host = fileURLToPath(new URL('./host.mjs', import.meta.url));
const tables = Number(process.env['TABLES'] ?? 20);
const number = Number(process.env['KILLS'] ?? 25);
const say = (text: string) => process.stdout.write(text);

/** One storm; says how it went, and whether the promise was kept. */
async function survives(
  name: string,
  servers: ServerProcess[],
  strikes: (() => Promise<void>)[] = kills(servers, number),
): Promise<boolean> {
  const begin = performance.now();
  await Promise.all(servers.map((server) => server.start()));
  const aftermath = await rage({
    servers,
    tables,
    strikes,
    progress: (struck, finished) => say(`\r${name}: ${struck} strikes, ${finished} games finished `),
  });
  for (const server of servers) await server.end('SIGTERM');
  const { finished, moves, cuts, damage } = aftermath;
  const errors = servers.flatMap((server) => server.errors);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  say(`\r${name}: ${tables} tables at once, ${aftermath.strikes} strikes, ${cuts} sockets cut, ${finished} games `);
  say(`finished, ${moves} moves, ${damage.length} damaged, ${seconds} s\n`);
  for (const line of [...damage, ...errors]) say(`  ${line}\n`);
  return damage.length === 0 && errors.length === 0;
}

const postgres = await startPostgres();
let kept: boolean[] = [];
try {
  const home = { host, dataFolder: newFolder() };
  const one = await postgres.newDatabase();
  const two = await postgres.newDatabase();
  const three = await postgres.newDatabase();
  const restarts = Array.from({ length: number }, () => () => postgres.restart());
  const onPostgres = (databaseUrl: string) => new ServerProcess({ host, dataFolder: newFolder(), databaseUrl });
  kept = [
    await survives('SQLite', [new ServerProcess(home)]),
    await survives('PostgreSQL', [onPostgres(one)]),
    await survives('PostgreSQL, two servers', [onPostgres(two), onPostgres(two)]),
    await survives('PostgreSQL restarted', [onPostgres(three)], restarts),
  ];
} finally {
  await postgres.stop();
}
process.exit(kept.every(Boolean) ? 0 : 1);
