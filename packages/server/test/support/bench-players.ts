/** Those who play in the bench: many at once, reading no more than they must. */

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { Client } from './client.ts';
import type { ServerProcess } from './process.ts';
import { mine, open } from './seated.ts';

export const SEATS = 4;
export const SECONDS = Number(process.env['SECONDS'] ?? 4);
export const GAME = 'stone-age';
/** The pace of players who wait until they are told to go on. */
export const HOLD = Number.POSITIVE_INFINITY;
const AWAITED = '"awaited":[';

/** How fast a count grows, after a second to get warm. */
export async function perSecond(count: () => number): Promise<number> {
  await sleep(1000);
  const [first, begin] = [count(), performance.now()];
  await sleep(SECONDS * 1000);
  return ((count() - first) * 1000) / (performance.now() - begin);
}

/** Plays at its table whenever it is asked, as fast or slowly as the bench wants; reads no more than it must. */
export class Player {
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

/** So many tables with all their people connected, those of each table to the servers in turn. */
export async function fill(servers: readonly Pick<ServerProcess, 'address'>[], tables: number): Promise<Player[]> {
  const players: Player[] = [];
  const seats = Array.from({ length: SEATS }, (_, seat) => (seat === 0 ? mine : open));
  for (let table = 0; table < tables; table++) {
    const addresses = Array.from(
      { length: SEATS },
      (_, seat) => servers[(table + seat) % servers.length]?.address ?? '',
    );
    const people = await Promise.all(addresses.map((address) => Client.guest(address)));
    const [owner, ...others] = people;
    if (owner === undefined) throw new Error('Nobody came.');
    const { id } = await owner.makeTable({ game: GAME, seats });
    for (const other of others) await other.get('POST', `/api/tables/${id}/join`, {});
    players.push(...people.map((person) => new Player(person, id)));
    process.stderr.write(`\rfilling tables: ${table + 1} `);
  }
  process.stderr.write('\n');
  return players;
}
