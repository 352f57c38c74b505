/** A real NATS server for tests, to be stopped and started again. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNats } from './find-nats.mjs';
import { freePort } from './postgres.ts';

/** Is there one on this machine? `node scripts/nats.mjs` installs it where that is possible. */
export const hasNats = findNats() !== undefined;

/** A NATS server that is running. */
export interface Nats {
  readonly url: string;
  /** Kill it, and start it again at the same address. */
  restart(): Promise<void>;
  /** Kill it; it stays away until it is started. */
  end(): Promise<void>;
  start(): Promise<void>;
  /** Let it hang, connections and all. */
  freeze(): void;
  thaw(): void;
  /** What it has counted. */
  figures(): Promise<Record<'in_msgs' | 'out_msgs' | 'in_bytes' | 'out_bytes', number>>;
}

/** Start it, at an address of its own, for those who know the word. */
export async function startNats(): Promise<Nats> {
  const [port, monitor] = [await freePort(), await freePort()];
  let child: ChildProcess | undefined;
  const start = async () => {
    const args = ['--addr', '127.0.0.1', '--port', String(port), '--auth', 'word', '-m', String(monitor)];
    child = spawn(findNats() ?? 'nats-server', args, { stdio: 'ignore' });
    while (!(await answers(port))) await sleep(20);
  };
  const end = async () => {
    if (child === undefined || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    child = undefined;
  };
  await start();
  return {
    url: `nats://word@127.0.0.1:${port}`,
    start,
    end,
    async restart() {
      await end();
      await start();
    },
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    figures: async () => JSON.parse(await (await fetch(`http://127.0.0.1:${monitor}/varz`)).text()),
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('data', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
    setTimeout(() => socket.destroy(), 500);
  });
}
