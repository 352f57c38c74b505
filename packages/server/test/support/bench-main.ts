/** The server's bench: what `npm run bench:server` runs. All figures are from one run on one machine. */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { fairness, stalls } from './bench-isolation.ts';
import { Client } from './client.ts';
import { ServerProcess } from './process.ts';
import { mine, open } from './seated.ts';

const TABLES = Number(process.env['TABLES'] ?? 200);
const SEATS = 4;
const SECONDS = Number(process.env['SECONDS'] ?? 4);
/** The server and the bare echo are measured in turns: a machine that slows down slows both. */
const LAPS = 5;
const PACE = 1000;
/** The pace of players who wait until they are told to go on. */
const HOLD = Number.POSITIVE_INFINITY;
const GAME = 'stone-age';
const AWAITED = '"awaited":[';
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

/** How fast a count grows, after a second to get warm. */
async function perSecond(count: () => number): Promise<number> {
  await sleep(1000);
  const [first, begin] = [count(), performance.now()];
  await sleep(SECONDS * 1000);
  return ((count() - first) * 1000) / (performance.now() - begin);
}

/** Plays at its table whenever it is asked, as fast or slowly as the bench wants; reads no more than it must. */
class Player {
  static moves = 0;
  static pace = 0;
  static roundtrips: number[] = [];
  private static readonly held: (() => void)[] = [];
  private readonly socket: WebSocket;
  private readonly table: string;
  private seat = -1;
  private sentAt = 0;

  constructor(client: Client, table: string) {
    this.table = table;
    this.socket = new WebSocket(`${client.address.replace('http', 'ws')}/ws`, { headers: { cookie: client.cookie } });
    this.socket.on('message', (data) => this.hear(String(data)));
  }

  private hear(text: string): void {
    if (text.startsWith('{"v":1,"kind":"hello"')) {
      this.socket.send(JSON.stringify({ v: 1, kind: 'watch', table: this.table, since: 0 }));
    } else if (text.startsWith('{"v":1,"kind":"ack"')) {
      Player.moves++;
      Player.roundtrips.push(performance.now() - this.sentAt);
    } else if (this.seat < 0 || this.isAwaitedIn(text)) this.answer(text);
  }

  /** Does the table wait for this seat, perhaps among others? Found without reading the whole message. */
  private isAwaitedIn(text: string): boolean {
    const from = text.indexOf(AWAITED) + AWAITED.length;
    return text.slice(from, text.indexOf(']', from)).includes(String(this.seat));
  }

  private answer(text: string): void {
    const sight = JSON.parse(text).sights?.[0];
    if (sight === undefined) return;
    this.seat = sight.seat;
    const { actions, decision } = sight;
    if (actions.length === 0) return;
    const action = actions[Math.floor(Math.random() * actions.length)];
    const act = () => this.act(decision, action);
    if (Player.pace === 0) act();
    else if (Player.pace === HOLD) Player.held.push(act);
    else setTimeout(act, Player.pace * (0.5 + Math.random()));
  }

  private act(decision: number, action: object): void {
    this.sentAt = performance.now();
    this.socket.send(
      JSON.stringify({ v: 1, kind: 'act', table: this.table, seat: this.seat, id: randomUUID(), decision, action }),
    );
  }

  close(): void {
    this.socket.terminate();
  }

  /** All play as fast as they can for a while; gives the moves per second. */
  static async hurry(): Promise<number> {
    Player.pace = 0;
    for (const go of Player.held.splice(0)) go();
    const rate = await perSecond(() => Player.moves);
    Player.pace = HOLD;
    return rate;
  }
}

/** So many tables with all their people connected. */
async function fill(server: ServerProcess): Promise<Player[]> {
  const players: Player[] = [];
  const seats = Array.from({ length: SEATS }, (_, seat) => (seat === 0 ? mine : open));
  for (let table = 0; table < TABLES; table++) {
    const people = await Promise.all(Array.from({ length: SEATS }, () => Client.guest(server.address)));
    const [owner, ...others] = people;
    if (owner === undefined) throw new Error('Nobody came.');
    const { id } = await owner.makeTable({ game: GAME, seats });
    for (const other of others) await other.get('POST', `/api/tables/${id}/join`, {});
    players.push(...people.map((person) => new Player(person, id)));
    say(`\rfilling tables: ${table + 1} `);
  }
  say('\n');
  return players;
}

/** The memory of a table that nobody plays at, in kB. */
async function idleTable(server: ServerProcess): Promise<number> {
  const count = 300;
  const owner = await Client.guest(server.address);
  const settings = { game: GAME, seats: Array.from({ length: SEATS }, () => mine) };
  await owner.makeTable(settings);
  const before = await server.ask<{ heap: number; tables: number }>('memory');
  for (let table = 0; table < count; table++) await owner.makeTable(settings);
  const after = await server.ask<{ heap: number; tables: number }>('memory');
  return (after.heap - before.heap) / (after.tables - before.tables) / 1024;
}

const percentile = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;

async function main(): Promise<void> {
  say(`${TABLES} tables of ${GAME}, ${TABLES * SEATS} connections, ${LAPS} laps of ${SECONDS} s each\n`);
  const server = new ServerProcess({ host: file('host'), dataFolder: diskFolder() });
  await server.start();
  const idle = await idleTable(server);
  const { idle: quiet, importing, undoing } = await stalls(server);
  say(
    `longest stall: ${quiet.toFixed(1)} ms doing nothing, ${importing.toFixed(1)} importing, ${undoing.toFixed(1)} undoing\n`,
  );
  const slowdown = await fairness(server);
  say(`a bot beside another person's twelve tables of bots is ${slowdown.toFixed(2)} times as slow\n`);
  Player.pace = PACE;
  const players = await fill(server);
  Player.roundtrips = [];
  await perSecond(() => Player.moves);
  const paced = Player.roundtrips.sort((a, b) => a - b);
  const [p50, p99] = [percentile(paced, 0.5), percentile(paced, 0.99)];
  say(`roundtrips at one move per table and second: ${paced.length}\n`);
  Player.pace = HOLD;
  await sleep(2 * PACE);
  const ratios: number[] = [];
  for (let lap = 0; lap < LAPS; lap++) {
    const [rate, bare] = [await Player.hurry(), await bareRate()];
    say(`${rate.toFixed(0)} moves per second, ${bare.toFixed(0)} bare echoes with one durable insert\n`);
    ratios.push(rate / bare);
  }
  for (const player of players) player.close();
  await server.end('SIGTERM');
  report({
    'server.moves-per-second.vs-bare': percentile(
      ratios.sort((a, b) => a - b),
      0.5,
    ),
    'server.roundtrip.p50-ms': p50,
    'server.roundtrip.p99-ms': p99,
    'server.idle-table.kB': idle,
    'server.import.longest-stall-ms': importing,
    'server.undo.longest-stall-ms': undoing,
    'server.bot.fairness': slowdown,
  });
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
