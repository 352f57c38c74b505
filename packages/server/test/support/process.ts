/** A test server as a process of its own, to be killed and started again. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Where the process finds its database. */
export interface Home {
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly natsUrl?: string | undefined;
}

/** One server process. After a kill it comes back at the same address. */
export class ServerProcess {
  private readonly home: Home;
  private child: ChildProcess | undefined;
  private port = 0;
  /** Lines on standard error; there should be none. */
  readonly errors: string[] = [];

  constructor(home: Home) {
    this.home = home;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start, and wait until it listens. */
  async start(): Promise<void> {
    const { host, dataFolder, databaseUrl, natsUrl } = this.home;
    const child = spawn(process.execPath, ['--expose-gc', '--enable-source-maps', host], {
      env: {
        ...process.env,
        PORT: String(this.port),
        TABULARIUM_DATA: dataFolder,
        DATABASE_URL: databaseUrl ?? '',
        NATS_URL: natsUrl ?? '',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    if (child.stdout === null || child.stderr === null) throw new Error('A process without output.');
    createInterface(child.stderr).on('line', (line) => this.errors.push(line));
    const lines = createInterface(child.stdout);
    const first = await Promise.race([once(lines, 'line'), once(child, 'exit')]);
    const told = String(first[0]);
    if (!told.startsWith('{')) throw new Error(`The server did not start: ${this.errors.join('\n')}`);
    this.port = JSON.parse(told).port;
  }

  /** Ask it something over the channel between parent and child. */
  async ask<T>(question: string): Promise<T> {
    if (this.child === undefined) throw new Error('The server is not running.');
    const answer = once(this.child, 'message');
    this.child.send(question);
    return (await answer)[0] as T;
  }

  /** Let it hang, connections and all, until it is thawed. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** End it: with SIGKILL in the middle of whatever it does, or politely with SIGTERM. Gives its exit code. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = await gone;
    this.child = undefined;
    return code as number | null;
  }
}
