/** The WebSocket: one connection per client, through which all play goes. */

import type { Duplex } from 'node:stream';
import { type ClientMessage, clientMessages, type ServerMessage, VERSION } from '@tabularium/protocol';
import { type ErrorCode, serverWords } from '@tabularium/protocol/words';
import type { WebSocket } from 'ws';
import type { Limits } from '../config.ts';
import { publicPerson, type Visitor } from '../people/people.ts';
import { type Asked, asked, ifVisible } from '../tables/asked.ts';
import type { Watcher } from '../tables/audience.ts';
import type { Answer } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import { Bucket } from './bucket.ts';
import { isErrorCode } from './problems.ts';

/** Close codes of our own. */
export const CLOSE = { notLoggedIn: 4401, wrongOrigin: 4403, tooMany: 4429, restart: 1012, tryAgain: 1013 } as const;

/** A client that does not read what it is sent is cut off before it costs too much memory, in bytes. */
const MOST_UNREAD = 8 * 1024 * 1024;
const HEARTBEAT = 30_000;
/** Of so many people it is remembered how much they said lately. */
const MOST_SPEAKERS = 10_000;
/** So many messages beyond the limit, and the connection is closed. */
const PATIENCE = 200;

/** What a connection works with. */
interface Parts {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly now: () => number;
  complain(what: string, table?: string, cause?: unknown): void;
  /** A wish was answered after so many seconds, perhaps with a refusal. */
  measure(kind: string, seconds: number, refusal: string | undefined): void;
}

/** All connections of this server. */
export class Connections {
  private readonly all = new Set<Connection>();
  private readonly chats = new Map<string, Bucket>();
  private readonly parts: Parts;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(parts: Parts) {
    this.parts = parts;
    this.heartbeat = setInterval(() => {
      for (const one of this.all) one.beat();
    }, HEARTBEAT).unref();
  }

  /** How many there are. */
  get size(): number {
    return this.all.size;
  }

  /** A new connection of somebody who is logged in, from that address; it speaks through that stream. */
  welcome(socket: WebSocket, stream: Duplex, visitor: Visitor, address: string): void {
    const { limits } = this.parts;
    const person = visitor.person.id;
    const everyone = [...this.all];
    const neighbours = everyone.filter((one) => one.address === address).length;
    if (neighbours >= limits.socketsPerAddress) return socket.close(CLOSE.tooMany);
    const own = everyone.filter((one) => one.visitor.person.id === person);
    if (own.length >= limits.sockets) own[0]?.close(CLOSE.tooMany);
    const connection = new Connection(socket, stream, visitor, address, this.chatOf(person), this.parts);
    this.all.add(connection);
    socket.on('close', () => this.all.delete(connection));
  }

  /** What the person may still say, through however many connections, also after a new one. */
  private chatOf(person: string): Bucket {
    const bucket = this.chats.get(person) ?? new Bucket(this.parts.limits.chat);
    this.chats.delete(person); // to the end, as the one used last
    this.chats.set(person, bucket);
    const [oldest] = this.chats.keys();
    if (this.chats.size > MOST_SPEAKERS && oldest !== undefined) this.chats.delete(oldest);
    return bucket;
  }

  /** A session has ended: so do its connections. */
  endSession(tokenHash: string): void {
    for (const one of this.all) if (one.visitor.tokenHash === tokenHash) one.close(CLOSE.notLoggedIn);
  }

  /** It may not be known which sessions have ended: those that have are ended here too. */
  check(lasts: (tokenHash: string) => Promise<boolean>): void {
    for (const tokenHash of new Set([...this.all].map((one) => one.visitor.tokenHash))) {
      lasts(tokenHash).then(
        (does) => does || this.endSession(tokenHash),
        (cause) => this.parts.complain('Could not look for a session', undefined, cause),
      );
    }
  }

  /** The server goes down. */
  close(): void {
    clearInterval(this.heartbeat);
    for (const one of this.all) one.close(CLOSE.restart);
  }
}

class Connection {
  readonly visitor: Visitor;
  readonly address: string;
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private readonly parts: Parts;
  private readonly watching = new Map<string, Watcher>();
  private readonly messages: Bucket;
  private readonly chat: Bucket;
  private patience = PATIENCE;
  private alive = true;

  constructor(socket: WebSocket, stream: Duplex, visitor: Visitor, address: string, chat: Bucket, parts: Parts) {
    this.socket = socket;
    this.stream = stream;
    this.visitor = visitor;
    this.address = address;
    this.parts = parts;
    this.messages = new Bucket(parts.limits.messages);
    this.chat = chat;
    socket.on('message', (data, isBinary) => this.hear(String(data), isBinary));
    socket.on('close', () => this.leave());
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => {
      this.alive = true;
    });
    this.send({ v: VERSION, kind: 'hello', person: publicPerson(visitor.person), now: parts.now() });
  }

  /** Is the other end still there? Asked now and then; without an answer the connection is given up. */
  beat(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
  }

  close(code: number): void {
    this.socket.close(code);
  }

  private leave(): void {
    for (const [table, watcher] of this.watching) this.parts.tables.unwatch(table, watcher);
    this.watching.clear();
  }

  private send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  private sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) return this.socket.terminate();
    this.gather();
    this.socket.send(text);
  }

  /** What is said in one go, as an answer and the news of it, leaves together: each writing to the network is dear. */
  private gather(): void {
    if (this.stream.writableCorked > 0) return;
    this.stream.cork();
    process.nextTick(() => this.stream.uncork());
  }

  private hear(text: string, isBinary: boolean): void {
    const message = isBinary ? undefined : read(text);
    if (!this.messages.take()) {
      if (--this.patience <= 0) return this.close(CLOSE.tooMany);
      return this.refuse('too-many', message);
    }
    if (message === undefined) return this.refuse('bad-request');
    this.answer(message).catch((cause) => {
      this.parts.complain('A message could not be answered', 'table' in message ? message.table : '', cause);
      this.refuse('try-again', message);
    });
  }

  private refuse(error: ErrorCode, about?: ClientMessage): void {
    this.send({
      v: VERSION,
      kind: 'error',
      error,
      message: serverWords.en[error],
      ...(about && 'table' in about ? { table: about.table } : {}),
      ...(about && 'id' in about ? { id: about.id } : {}),
    });
  }

  private async answer(message: ClientMessage): Promise<void> {
    const person = this.visitor.person.id;
    switch (message.kind) {
      case 'ping':
        return this.send({ v: VERSION, kind: 'pong', now: this.parts.now() });
      case 'watch':
        return this.watch(message);
      case 'unwatch':
        return this.unwatch(message.table);
      case 'presence':
        return this.notePresence(message.table, message.here);
      case 'act':
        return this.wish(message, asked('act', person, message.seat, message.id, message.decision, message.action));
      case 'undo':
        return this.wish(message, asked('undo', person, message.seat, message.id, message.decision));
      case 'agree':
        return this.wish(message, asked('agree', person, message.id, message.request, message.yes));
      case 'chat':
        if (!this.chat.take()) return this.refuse('too-many', message);
        return this.wish(message, asked('say', person, message.id, message.text, message.about));
      default:
        message satisfies never;
    }
  }

  private async watch(message: Extract<ClientMessage, { kind: 'watch' }>): Promise<void> {
    const { table, since, invite, here = true } = message;
    this.unwatch(table);
    if (this.watching.size >= this.parts.limits.watches) return this.refuse('too-many', message);
    const watcher: Watcher = {
      person: this.visitor.person.id,
      invite,
      seq: since,
      gone: false,
      away: !here,
      send: (text) => this.sendText(text),
      turnAway: () => {
        this.watching.delete(table);
        this.parts.tables.unwatch(table, watcher);
        this.refuse('not-found', message);
      },
    };
    this.watching.set(table, watcher);
    if (await this.parts.tables.watch(table, watcher)) return;
    if (this.watching.get(table) === watcher) this.watching.delete(table);
    this.refuse('not-found', message);
  }

  private notePresence(table: string, here: boolean): void {
    const watcher = this.watching.get(table);
    if (watcher !== undefined) this.parts.tables.notePresence(table, watcher, here);
  }

  private unwatch(table: string): void {
    const watcher = this.watching.get(table);
    if (watcher === undefined) return;
    this.watching.delete(table);
    this.parts.tables.unwatch(table, watcher);
  }

  private async wish(message: Extract<ClientMessage, { id: string }>, wanted: Asked): Promise<void> {
    const invite = this.watching.get(message.table)?.invite;
    const visible = ifVisible(this.visitor.person.id, invite, wanted);
    const begin = performance.now();
    const answer = await this.parts.tables.wish(message.table, visible, (made) => {
      this.tell(message, made);
      const refusal = 'refusal' in made ? made.refusal.reason : undefined;
      this.parts.measure(message.kind, (performance.now() - begin) / 1000, refusal);
    });
    if (answer === undefined) this.refuse('not-found', message);
  }

  private tell({ table, id, ...message }: Extract<ClientMessage, { id: string }>, answer: Answer): void {
    if ('seq' in answer) return this.send({ v: VERSION, kind: 'ack', table, id, seq: answer.seq });
    const { reason, rule } = answer.refusal;
    if (isErrorCode(reason) && reason !== 'not-playing') {
      return this.refuse(reason, { table, id, ...message } as ClientMessage);
    }
    const refusal = rule === undefined ? { reason } : { reason, rule };
    this.send({ v: VERSION, kind: 'refused', table, id, refusal });
  }
}

function read(text: string): ClientMessage | undefined {
  try {
    return clientMessages.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
