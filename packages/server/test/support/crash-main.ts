/** The crash test in full: what `npm run test:crash` runs. The real games, and everything that may strike them. */

import { fileURLToPath } from 'node:url';
import { newFolder } from './config.ts';
import { Pair } from './failover.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { kills, REAL, rage, storedDamage, strikesOn } from './storm.ts';

const host = fileURLToPath(new URL('./host.mjs', import.meta.url));
const tables = Number(process.env['TABLES'] ?? 8);
const number = Number(process.env['STRIKES'] ?? 12);
const say = (text: string) => process.stdout.write(text);

/** Words of the faults to try, such as `restarted`; all if there are none. */
const wanted = process.argv.slice(2);

/** What a storm is made of, under the name of its fault. */
interface Forecast {
  readonly servers: ServerProcess[];
  readonly databaseUrl?: string;
  readonly dataFolder: string;
  readonly strikes: readonly (() => Promise<void>)[];
}

/** What came of it: a row of the table at the end. */
interface Row {
  readonly fault: string;
  readonly times: number;
  readonly games: number;
  readonly moves: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly seconds: number;
}

async function survive(fault: string, { servers, strikes, ...place }: Forecast): Promise<Row> {
  const begin = performance.now();
  await Promise.all(servers.map((server) => server.start()));
  const progress = (struck: number, finished: number) =>
    say(`\r${fault}: ${struck} times, ${finished} games finished `);
  const { damage, files, finished, moves, acknowledged } = await rage({
    servers,
    tables,
    strikes,
    progress,
    kinds: REAL,
  });
  for (const server of servers) await server.end('SIGTERM');
  const lost = [...damage, ...(await storedDamage(place, files)), ...servers.flatMap((server) => server.errors)];
  say('\n');
  for (const line of lost) say(`  ${line}\n`);
  const seconds = Math.round((performance.now() - begin) / 1000);
  return { fault, times: strikes.length, games: finished, moves, acknowledged, lost: lost.length, seconds };
}

const times = (strike: () => Promise<void>) => Array.from({ length: number }, () => strike);

type Striking = 'restarted' | 'connections ended' | 'frozen';

async function onSqlite(): Promise<Forecast> {
  const dataFolder = newFolder();
  const servers = [new ServerProcess({ host, dataFolder })];
  return { servers, dataFolder, strikes: kills(servers, number) };
}

const onDatabase = (count: number, databaseUrl: string) =>
  Array.from({ length: count }, () => new ServerProcess({ host, dataFolder: newFolder(), databaseUrl }));

/** So many servers on PostgreSQL; without a strike of the database's own it is they who are killed. */
async function onPostgres(postgres: Postgres, count: number, strike?: Striking): Promise<Forecast> {
  const databaseUrl = await postgres.newDatabase();
  const servers = onDatabase(count, databaseUrl);
  const strikes = strike === undefined ? kills(servers, number) : times(strikesOn(postgres, databaseUrl)[strike]);
  return { servers, databaseUrl, dataFolder: newFolder(), strikes };
}

/** Two PostgreSQL of which one takes over from the other, again and again. */
async function onPair(pair: Pair): Promise<Forecast> {
  await pair.start();
  const databaseUrl = await pair.newDatabase();
  const strikes = times(() => pair.failOver());
  return { servers: onDatabase(2, databaseUrl), databaseUrl, dataFolder: newFolder(), strikes };
}

/** Every kind of storm; each is prepared when its turn comes. */
const forecasts = (postgres: Postgres, pair: Pair): Record<string, () => Promise<Forecast>> => ({
  'server on SQLite killed': onSqlite,
  'server on PostgreSQL killed': () => onPostgres(postgres, 1),
  'one of two servers killed': () => onPostgres(postgres, 2),
  'PostgreSQL restarted': () => onPostgres(postgres, 1, 'restarted'),
  'PostgreSQL restarted under two servers': () => onPostgres(postgres, 2, 'restarted'),
  'all connections ended': () => onPostgres(postgres, 1, 'connections ended'),
  'PostgreSQL frozen for a second': () => onPostgres(postgres, 2, 'frozen'),
  'PostgreSQL lost, its standby takes over': () => onPair(pair),
});

const postgres = await startPostgres();
const pair = new Pair();
const rows: Row[] = [];
try {
  for (const [fault, forecast] of Object.entries(forecasts(postgres, pair))) {
    const isWanted = wanted.length === 0 || wanted.some((word) => fault.includes(word));
    if (isWanted) rows.push(await survive(fault, await forecast()));
  }
} finally {
  await postgres.stop();
  await pair.stop();
}
say('\n| fault | times | games | moves | acknowledged | lost | s |\n| --- | --- | --- | --- | --- | --- | --- |\n');
for (const row of rows) say(`| ${Object.values(row).join(' | ')} |\n`);
process.exit(rows.length > 0 && rows.every(({ lost }) => lost === 0) ? 0 : 1);
