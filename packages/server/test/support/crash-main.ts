/** The crash test in full: what `npm run test:crash` runs. The real games, and everything that may strike them. */

import { fileURLToPath } from 'node:url';
import { newFolder } from './config.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { kills, REAL, rage, storedDamage, strikesOn } from './storm.ts';

const host = fileURLToPath(new URL('./host.mjs', import.meta.url));
const tables = Number(process.env['TABLES'] ?? 8);
const number = Number(process.env['STRIKES'] ?? 12);
const say = (text: string) => process.stdout.write(text);

/** What a storm is made of. */
interface Forecast {
  readonly fault: string;
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

async function survive({ fault, servers, strikes, ...place }: Forecast): Promise<Row> {
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

/** Every kind of storm; each is prepared when its turn comes. */
function forecasts(postgres: Postgres): (() => Promise<Forecast>)[] {
  const onSqlite = async (): Promise<Forecast> => {
    const dataFolder = newFolder();
    const servers = [new ServerProcess({ host, dataFolder })];
    return { fault: 'server on SQLite killed', servers, dataFolder, strikes: kills(servers, number) };
  };
  const onPostgres = async (count: number, fault: string, strike?: 'restarted' | 'connections ended' | 'frozen') => {
    const databaseUrl = await postgres.newDatabase();
    const dataFolder = newFolder();
    const servers = Array.from(
      { length: count },
      () => new ServerProcess({ host, dataFolder: newFolder(), databaseUrl }),
    );
    const strikes = strike === undefined ? kills(servers, number) : times(strikesOn(postgres, databaseUrl)[strike]);
    return { fault, servers, databaseUrl, dataFolder, strikes };
  };
  return [
    onSqlite,
    () => onPostgres(1, 'server on PostgreSQL killed'),
    () => onPostgres(2, 'one of two servers killed'),
    () => onPostgres(1, 'PostgreSQL restarted', 'restarted'),
    () => onPostgres(2, 'PostgreSQL restarted under two servers', 'restarted'),
    () => onPostgres(1, 'all connections ended', 'connections ended'),
    () => onPostgres(2, 'PostgreSQL frozen for a second', 'frozen'),
  ];
}

const postgres = await startPostgres();
const rows: Row[] = [];
try {
  for (const forecast of forecasts(postgres)) rows.push(await survive(await forecast()));
} finally {
  await postgres.stop();
}
say('\n| fault | times | games | moves | acknowledged | lost | s |\n| --- | --- | --- | --- | --- | --- | --- |\n');
for (const row of rows) say(`| ${Object.values(row).join(' | ')} |\n`);
process.exit(rows.every(({ lost }) => lost === 0) ? 0 : 1);
