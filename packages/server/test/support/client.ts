/** A scripted client that does what the protocol asks of clients: resume where it was, resend until answered. */

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyAction } from '@tabularium/kernel';
import type { ClientMessage, Lobby, News, Person, SeatSight, ServerMessage, TableMessage } from '@tabularium/protocol';
import WebSocket from 'ws';

/** An answer to a request. */
export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
  readonly body: any;
  readonly headers: Headers;
}

/** What became of a wish. */
export type WishAnswer = Extract<ServerMessage, { kind: 'ack' | 'refused' | 'error' }>;

/** All that the client knows of a table. */
export interface SeenTable {
  seq: number;
  lobby: Lobby | undefined;
  sights: SeatSight[];
  news: News[];
  invite: string | undefined;
  /** Who is there, as it was last told. */
  attendance?: Pick<Extract<ServerMessage, { kind: 'presence' }>, 'seats' | 'watching'>;
}

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Wish = Without<Extract<ClientMessage, { id: string }>, 'v' | 'id'>;

/** One person with one browser. */
export class Client {
  /** Where the servers are; after a lost connection the next one is tried. */
  addresses: string[];
  cookie = '';
  person: Person = { id: '', name: '', guest: true };
  readonly seen = new Map<string, SeenTable>();
  /** Every text that came over the socket, in order. */
  readonly received: string[] = [];
  /** Violations of the protocol's promises. */
  readonly complaints: string[] = [];
  socket: WebSocket | undefined;
  /** Reconnect when the connection is lost? */
  faithful = false;
  /** Keep every text? Whole games are long. */
  recording = false;
  private connecting: Promise<void> | undefined;
  private readonly pending = new Map<string, { message: object; answer(message: WishAnswer): void }>();
  private readonly listeners = new Set<() => void>();
  private turn = 0;

  constructor(...addresses: string[]) {
    this.addresses = addresses;
  }

  /** Somebody new. */
  static async guest(addresses: string | string[], name?: string): Promise<Client> {
    const client = new Client(...[addresses].flat());
    const { status, body } = await client.request('POST', '/api/guest', name === undefined ? {} : { name });
    if (status !== 201) throw new Error(`No guest: ${status} ${JSON.stringify(body)}`);
    client.person = body.person;
    return client;
  }

  get address(): string {
    return this.addresses[this.turn % this.addresses.length] ?? '';
  }

  /** One request, on a connection of its own: one kept alive might lead to a server that has been restarted since. */
  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        connection: 'close',
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie !== null) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: isJson && text !== '' ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  /** A request that must succeed; gives its content. */
  async get(method: string, path: string, body?: unknown) {
    const reply = await this.request(method, path, body);
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  /** Make a table; gives its lobby. */
  async makeTable(settings: object): Promise<Lobby> {
    return (await this.get('POST', '/api/tables', settings)).table;
  }

  /** Connect, and wait until the server has greeted us. */
  connect(): Promise<void> {
    this.connecting ??= this.open().finally(() => {
      this.connecting = undefined;
    });
    return this.connecting;
  }

  private async open(): Promise<void> {
    for (;;) {
      try {
        await this.openOnce();
        return;
      } catch (error) {
        if (!this.faithful) throw error;
        this.turn++;
        await sleep(25);
      }
    }
  }

  private openOnce(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${this.address.replace('http', 'ws')}/ws`, { headers: { cookie: this.cookie } });
      this.socket = socket;
      let greeted = false;
      socket.on('error', () => {});
      socket.on('message', (text) => {
        if (this.socket !== socket) return;
        this.hear(String(text));
        if (!greeted) {
          greeted = true;
          this.resume();
          resolve();
        }
      });
      socket.on('close', (code) => {
        if (!greeted) reject(new Error(`The connection was closed with ${code}.`));
        else if (this.socket === socket && this.faithful) this.connect().catch(() => {});
      });
    });
  }

  /** Ask for what was missed, and send again what was not answered. */
  private resume(): void {
    for (const [table, { seq, invite }] of this.seen) {
      this.send({ v: 1, kind: 'watch', table, since: seq, ...(invite === undefined ? {} : { invite }) });
    }
    for (const { message } of this.pending.values()) this.send(message);
  }

  /** Cut the connection, as a tunnel does. */
  cut(): void {
    this.socket?.terminate();
  }

  /** Stop for good. */
  close(): void {
    this.faithful = false;
    this.socket?.close();
  }

  /** What it waits for, in one line. */
  get plight(): string {
    const connection = ['connects', 'is connected', 'leaves', 'is not connected'][this.socket?.readyState ?? 3];
    const tables = [...this.seen].map(([table, { seq, lobby, sights }]) => {
      const choices = sights.reduce((sum, { seat, actions }) => sum + (seat === null ? 0 : actions.length), 0);
      return `${table} (${lobby?.phase ?? 'not seen'}, entry ${seq}, ${choices} choices)`;
    });
    const unanswered = [...this.pending.values()].map(({ message }) => JSON.stringify(message));
    return [`${connection} with ${this.address}`, `watches ${tables.join()}`, `wants ${unanswered.join()}`].join(', ');
  }

  /** Send anything at all. */
  send(message: unknown): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Follow a table; resolves with what is known after the first message. */
  async watch(table: string, invite?: string): Promise<SeenTable> {
    const known = this.seen.get(table);
    const seen = known ?? { seq: 0, lobby: undefined, sights: [], news: [], invite };
    this.seen.set(table, seen);
    this.send({ v: 1, kind: 'watch', table, since: seen.seq, ...(invite === undefined ? {} : { invite }) });
    await this.until(() => seen.lobby !== undefined);
    return seen;
  }

  /** Have a wish carried out: sent (twice, to be sure) until it is answered. */
  wish(wish: Wish, id: string = randomUUID(), copies = 1): Promise<WishAnswer> {
    const message = { v: 1, id, ...wish };
    return new Promise((answer) => {
      this.pending.set(id, { message, answer });
      for (let copy = 0; copy < copies; copy++) this.send(message);
    });
  }

  /** Act for a seat, in answer to what it was last shown. */
  act(table: string, seat: number, action: AnyAction, copies = 1): Promise<WishAnswer> {
    const decision = this.decision(table, seat);
    return this.wish({ kind: 'act', table, seat, decision, action: { ...action } }, randomUUID(), copies);
  }

  /** Ask to take that seat's last move back. */
  undo(table: string, seat: number): Promise<WishAnswer> {
    return this.wish({ kind: 'undo', table, seat, decision: this.decision(table, seat) });
  }

  /** Answer the last wish to go back that was shown. */
  agree(table: string, yes: boolean): Promise<WishAnswer> {
    return this.wish({ kind: 'agree', table, request: this.seen.get(table)?.lobby?.undo?.seq ?? 0, yes });
  }

  /** The decision that seat was last shown; 0 for who was shown none. */
  decision(table: string, seat: number): number {
    return this.seen.get(table)?.sights.find((sight) => sight.seat === seat)?.decision ?? 0;
  }

  /** Wait until something is so. */
  async until(condition: () => boolean, patience = 240_000): Promise<void> {
    if (condition()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.listeners.delete(look);
        reject(new Error(`Waited in vain until ${condition}`));
      }, patience);
      const look = () => {
        if (!condition()) return;
        clearTimeout(timer);
        this.listeners.delete(look);
        resolve();
      };
      this.listeners.add(look);
    });
  }

  private hear(text: string): void {
    if (this.recording) this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind === 'table') this.learn(message);
    if (message.kind === 'presence') {
      const { table, seats, watching } = message;
      Object.assign(this.seen.get(table) ?? {}, { attendance: { seats, watching } });
    }
    if ((message.kind === 'ack' || message.kind === 'refused' || message.kind === 'error') && message.id) {
      if (message.kind !== 'error' || message.error !== 'try-again') {
        this.pending.get(message.id)?.answer(message);
        this.pending.delete(message.id);
      } else setTimeout(() => this.send(this.pending.get(message.id ?? '')?.message), 50);
    }
    if (message.kind === 'error' && message.error === 'try-again' && message.id === undefined)
      this.watchAgain(message.table);
    for (const look of [...this.listeners]) look();
  }

  /** The server could not show the table just now. */
  private watchAgain(table = ''): void {
    const seen = this.seen.get(table);
    if (seen === undefined || !this.faithful) return;
    const { invite } = seen;
    const again = () =>
      this.send({ v: 1, kind: 'watch', table, since: seen.seq, ...(invite === undefined ? {} : { invite }) });
    setTimeout(again, 50);
  }

  private learn(message: TableMessage): void {
    const seen = this.seen.get(message.table);
    if (seen === undefined) return;
    if (message.from === 0) Object.assign(seen, { seq: 0, news: [] });
    if (message.from !== seen.seq) this.complaints.push(`from ${message.from} after ${seen.seq}`);
    for (const one of message.news) {
      const before = seen.news.at(-1)?.seq;
      if (before !== undefined && one.seq !== before + 1) this.complaints.push(`news ${one.seq} out of order`);
      seen.news.push(one);
    }
    seen.seq = message.seq;
    seen.lobby = message.lobby ?? (seen.lobby && { ...seen.lobby, ...message.moment });
    seen.sights = message.sights ?? seen.sights;
  }
}

/** A choice among what may be done: every client plays like this. */
export type Choose = (actions: readonly AnyAction[]) => AnyAction | undefined;

/** The first of a random order. */
export const anyOf: Choose = (actions) => actions[Math.floor(Math.random() * actions.length)];

/** Play one's own seats until the game is over; gives how many moves were acknowledged. */
export async function playOut(client: Client, table: string, choose: Choose = anyOf, copies = 1): Promise<string[]> {
  const acknowledged: string[] = [];
  const seen = client.seen.get(table) ?? (await client.watch(table));
  const isOver = () => seen.lobby?.phase !== 'playing' && seen.lobby?.phase !== 'open';
  for (;;) {
    await client.until(() => isOver() || seen.sights.some((sight) => sight.seat !== null && sight.actions.length > 0));
    if (isOver()) return acknowledged;
    const sight = seen.sights.find(({ seat, actions }) => seat !== null && actions.length > 0);
    const action = choose(sight?.actions ?? []);
    if (sight?.seat == null || action === undefined) throw new Error('There is nothing to choose.');
    const answer = await client.act(table, sight.seat, action, copies);
    if (answer.kind === 'ack') {
      acknowledged.push(`${answer.seq}:${sight.seat}`);
      await client.until(() => seen.seq >= answer.seq);
    } else if (answer.kind === 'error' && answer.error !== 'too-many') {
      throw new Error(`Could not act: ${JSON.stringify(answer)}`);
    }
  }
}
