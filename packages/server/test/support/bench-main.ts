/** The server's bench: what `npm run bench:server` runs. All figures are from one run on one machine. */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { fairness, stalls } from './bench-isolation.ts';
import { twoNodes } from './bench-nodes.ts';
import { fill, GAME, HOLD, Player, perSecond, SEATS, SECONDS } from './bench-players.ts';
import { Client } from './client.ts';
import { ServerProcess } from './process.ts';
import { mine } from './seated.ts';

const TABLES = Number(process.env['TABLES'] ?? 200);
/** The server and the bare echo are measured in turns: a machine that slows down slows both. */
const LAPS = 5;
const PACE = 1000;
const asJson = process.argv.includes('--json');
const say = (text: string) => process.stderr.write(text);
const file = (name: string) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));

/** Folders on the disk, not in memory: durable inserts are what is measured. */
const folders: string[] = [];
function diskFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-bench-'));
  folders.push(folder);
  return folder;
}

/** As many echoes as possible: messages per second. */
async function bareRate(): Promise<number> {
  const bare = new ServerProcess({ host: file('bare'), dataFolder: diskFolder() });
  await bare.start();
  let echoes = 0;
  const message = JSON.stringify({ v: 1, kind: 'act', table: 'x'.repeat(12), seat: 0, id: randomUUID(), action: {} });
  const sockets = Array.from({ length: TABLES * SEATS }, () => new WebSocket(bare.address.replace('http', 'ws')));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('open', resolve))));
  for (const socket of sockets.slice(0, TABLES)) {
    socket.on('message', () => {
      echoes++;
      socket.send(message);
    });
    socket.send(message);
  }
  const rate = await perSecond(() => echoes);
  for (const socket of sockets) socket.terminate();
  await bare.end('SIGTERM');
  return rate;
}

/** The memory of a table that nobody plays at, in kB. */
async function idleTable(server: ServerProcess): Promise<number> {
  const count = 300;
  const owner = await Client.guest(server.address);
  const settings = { game: GAME, seats: Array.from({ length: SEATS }, () => mine) };
  // What the server itself grows by while it warms up is not the tables' doing.
  for (let table = 0; table < count; table++) await owner.makeTable(settings);
  const before = await server.ask<{ heap: number; tables: number }>('memory');
  for (let table = 0; table < count; table++) await owner.makeTable(settings);
  const after = await server.ask<{ heap: number; tables: number }>('memory');
  return (after.heap - before.heap) / (after.tables - before.tables) / 1024;
}

/** The processor time the server has used, in milliseconds. */
const cpuOf = async (server: ServerProcess) => (await server.ask<{ cpu: number }>('cpu')).cpu;

const percentile = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;

type Figures = Record<string, number>;

/** How long answers take at one move per table and second, and how many moves there can be, against bare echoes. */
async function rush(server: ServerProcess): Promise<Figures> {
  say(`${TABLES} tables of ${GAME}, ${TABLES * SEATS} connections, ${LAPS} laps of ${SECONDS} s each\n`);
  Player.pace = PACE;
  const players = await fill([server], TABLES);
  Player.roundtrips = [];
  await perSecond(() => Player.moves);
  const paced = Player.roundtrips.toSorted((a, b) => a - b);
  say(`roundtrips at one move per table and second: ${paced.length}\n`);
  Player.pace = HOLD;
  await sleep(2 * PACE);
  const ratios: number[] = [];
  for (let lap = 0; lap < LAPS; lap++) {
    const [before, first] = [await cpuOf(server), Player.moves];
    const rate = await Player.hurry();
    const cost = ((await cpuOf(server)) - before) / (Player.moves - first);
    const bare = await bareRate();
    say(
      `${rate.toFixed(0)} moves per second, ${bare.toFixed(0)} bare echoes with one durable insert; ${(1000 * cost).toFixed(0)} µs of processor a move\n`,
    );
    ratios.push(rate / bare);
  }
  for (const player of players) player.close();
  ratios.sort((a, b) => a - b);
  return {
    'server.moves-per-second.vs-bare': percentile(ratios, 0.5),
    'server.roundtrip.p50-ms': percentile(paced, 0.5),
    'server.roundtrip.p99-ms': percentile(paced, 0.99),
  };
}

/** What is measured, each on a server of its own. */
const LINES: Record<string, (server: ServerProcess) => Promise<Figures>> = {
  idle: async (server) => ({ 'server.idle-table.kB': await idleTable(server) }),
  stalls: async (server) => {
    const { idle, importing, undoing } = await stalls(server);
    say(`longest stall of a second in which nothing is done: ${idle.toFixed(1)} ms\n`);
    return { 'server.import.longest-stall-ms': importing, 'server.undo.longest-stall-ms': undoing };
  },
  fairness: async (server) => ({ 'server.bot.fairness': await fairness(server) }),
  rush,
};

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const figures: Figures = {};
  for (const [name, measure] of Object.entries(LINES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const server = new ServerProcess({ host: file('host'), dataFolder: diskFolder() });
    await server.start();
    Object.assign(figures, await measure(server));
    await server.end('SIGTERM');
  }
  if (wanted.length === 0 || wanted.includes('nodes')) {
    const nodes = await twoNodes(file('host'));
    if (nodes !== undefined) figures['server.two-nodes.vs-one'] = nodes;
  }
  report(figures);
}

function report(figures: Record<string, number>): void {
  const rounded = Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(3))] as const);
  if (asJson) process.stdout.write(`${JSON.stringify(Object.fromEntries(rounded))}\n`);
  else for (const [name, value] of rounded) process.stdout.write(`${name.padEnd(34)} ${value}\n`);
}

try {
  await main();
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
