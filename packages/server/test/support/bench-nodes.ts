/** The bench of several nodes: what a second process brings, and what a move costs when people look from two. */

import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { fill, Player } from './bench-players.ts';
import { newFolder } from './config.ts';
import { hasNats, type Nats, startNats } from './nats.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { ServerProcess } from './process.ts';

const TABLES = Number(process.env['NODE_TABLES'] ?? 40);
const LAPS = 3;
const say = (text: string) => process.stderr.write(text);

/** Nodes at work, on a new database and one NATS server. */
class Cluster {
  readonly nodes: ServerProcess[];
  readonly databaseUrl: string;

  constructor(host: string, databaseUrl: string, natsUrl: string, count: number) {
    this.databaseUrl = databaseUrl;
    this.nodes = Array.from(
      { length: count },
      () => new ServerProcess({ host, dataFolder: newFolder(), databaseUrl, natsUrl }),
    );
  }

  async start(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.start()));
  }

  async end(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end('SIGTERM')));
  }
}

async function withServices<T>(use: (postgres: Postgres, nats: Nats) => Promise<T>): Promise<T | undefined> {
  if (!hasNats) return void say('no nats-server: several nodes are not measured (node scripts/nats.mjs installs it)\n');
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  try {
    return await use(postgres, nats);
  } finally {
    await Promise.all([postgres.stop(), nats.end()]);
  }
}

/** Moves per second of two nodes against one, in turns; people of each table are spread over all nodes. */
export function twoNodes(host: string): Promise<number | undefined> {
  return withServices(async (postgres, nats) => {
    const ratios: number[] = [];
    for (let lap = 0; lap < LAPS; lap++) {
      const rates: number[] = [];
      for (const count of [1, 2]) rates.push(await rate(host, await postgres.newDatabase(), nats, count));
      const [one = 0, two = 0] = rates;
      say(`${one.toFixed(0)} moves per second by one node, ${two.toFixed(0)} by two\n`);
      ratios.push(two / one);
    }
    return ratios.sort((a, b) => a - b)[LAPS >> 1];
  });
}

async function rate(host: string, databaseUrl: string, nats: Nats, count: number): Promise<number> {
  const cluster = new Cluster(host, databaseUrl, nats.url, count);
  await cluster.start();
  Player.pace = 1000;
  const players = await fill(cluster.nodes, TABLES);
  const moves = await Player.hurry();
  for (const player of players) player.close();
  await cluster.end();
  return moves;
}

/** What a move costs. */
export interface Cost {
  readonly moves: number;
  /** All figures per move. */
  readonly per: Readonly<Record<string, number>>;
  /** Bytes of an entry on disk, with its index. */
  readonly entryBytes: number;
}

interface Counted {
  readonly [what: string]: number;
}

/** Count everything before and after a while of play on two nodes. */
export function costOfMoves(host: string): Promise<Cost | undefined> {
  return withServices(async (postgres, nats) => {
    const cluster = new Cluster(host, await postgres.newDatabase(), nats.url, 2);
    await cluster.start();
    Player.pace = 1000;
    const players = await fill(cluster.nodes, TABLES);
    await sleep(2_000);
    const [before, first] = [await count(cluster, nats), Player.moves];
    await sleep(20_000);
    const [after, last] = [await count(cluster, nats), Player.moves];
    for (const player of players) player.close();
    const entryBytes = await sizeOfEntries(cluster.databaseUrl);
    await cluster.end();
    const moves = last - first;
    const per = Object.fromEntries(Object.entries(after).map(([what, n]) => [what, (n - (before[what] ?? 0)) / moves]));
    return { moves, per, entryBytes };
  });
}

async function count(cluster: Cluster, nats: Nats): Promise<Counted> {
  const usage = await Promise.all(cluster.nodes.map((node) => node.ask<{ cpu: number }>('cpu')));
  await sleep(1_200); // PostgreSQL counts once a second
  const { in_msgs, out_msgs, in_bytes, out_bytes } = await nats.figures();
  return {
    ...(await rowsIn(cluster.databaseUrl)),
    'NATS messages in': in_msgs,
    'NATS messages out': out_msgs,
    'NATS bytes in': in_bytes,
    'NATS bytes out': out_bytes,
    'node CPU ms': usage.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}

async function connected<T>(url: string, use: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) });
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

/** Rows written to each table, commits and bytes of the write-ahead log, since ever. */
function rowsIn(url: string): Promise<Counted> {
  return connected(url, async (db) => {
    const { rows } = await sql<{ name: string; ins: string; upd: string; del: string }>`
      select case when relname like 'entries%' then 'entries' else relname end as name, sum(n_tup_ins) as ins,
        sum(n_tup_upd) as upd, sum(n_tup_del) as del from pg_stat_user_tables group by 1`.execute(db);
    const whole = await sql<{ commits: string; wal: string }>`
      select xact_commit as commits, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal
      from pg_stat_database where datname = current_database()`.execute(db);
    const counted: Record<string, number> = {
      commits: Number(whole.rows[0]?.commits),
      'WAL bytes': Number(whole.rows[0]?.wal),
    };
    for (const { name, ins, upd, del } of rows) counted[`rows in ${name}`] = Number(ins) + Number(upd) + Number(del);
    return counted;
  });
}

function sizeOfEntries(url: string): Promise<number> {
  return connected(url, async (db) => {
    const { rows } = await sql<{ bytes: string; entries: string }>`
      select (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'entries'::regclass) as bytes,
        (select count(*) from entries) as entries`.execute(db);
    return Number(rows[0]?.bytes) / Number(rows[0]?.entries);
  });
}
