/** The wire to the server: one WebSocket that comes back by itself and repeats what was not answered. */

import type { ClientMessage, ServerMessage } from '@tabularium/protocol';
import { afterClose } from './back-off.ts';

/** A message without its version. */
type Wish = ClientMessage extends infer M ? (M extends { v: 1 } ? Omit<M, 'v'> : never) : never;

/** A connection that has lasted so long was not in vain, in milliseconds. */
const LASTING = 10_000;

/** The close code of a server that will be back soon. */
const BUSY = 1012;

/** How long a connection may stay silent before it is asked whether it lives. */
const HEARTBEAT = 20_000;

/** Keeps a connection and tells what comes over it. */
export class Wire {
  readonly #hear: (message: ServerMessage) => void;
  readonly #opened: () => void;
  readonly #lost: () => void;
  readonly #ended: (why: 'not-logged-in' | 'refused') => void;
  /** What was not answered yet, by the client's own id. */
  readonly #unanswered = new Map<string, Wish>();
  #socket: WebSocket | undefined;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lasting: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #busy = 0;
  #closed = false;

  constructor(told: {
    hear(message: ServerMessage): void;
    opened(): void;
    lost(): void;
    /** The server wants nothing more of us: there is no further attempt. */
    ended(why: 'not-logged-in' | 'refused'): void;
  }) {
    this.#hear = told.hear;
    this.#opened = told.opened;
    this.#lost = told.lost;
    this.#ended = told.ended;
    this.#connect();
    addEventListener('online', this.#wake);
  }

  /** Say something now, if anybody listens. */
  say(message: Wish): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ v: 1, ...message }));
  }

  /** Say something until it is answered. */
  wish(id: string, message: Wish): void {
    this.#unanswered.set(id, message);
    this.say(message);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#lasting);
    clearTimeout(this.#again);
    removeEventListener('online', this.#wake);
    this.#socket?.close();
  }

  #wake = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#lasting = setTimeout(() => {
        this.#attempts = 0;
      }, LASTING);
      clearInterval(this.#heartbeat);
      this.#heartbeat = setInterval(() => this.say({ kind: 'ping' }), HEARTBEAT);
      this.#opened();
      for (const message of this.#unanswered.values()) this.say(message);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = ({ code }) => socket === this.#socket && this.#lose(code);
  }

  #receive(message: ServerMessage): void {
    if ('id' in message && message.id !== undefined) this.#unanswered.delete(message.id);
    else if (message.kind === 'error' && message.error === 'try-again') this.#beginLater();
    else if (message.kind === 'table') this.#busy = 0;
    this.#hear(message);
  }

  /** The server could not even begin with us now: what is said at the beginning is said again after a while. */
  #beginLater(): void {
    const next = afterClose(BUSY, this.#busy);
    this.#busy += 1;
    clearTimeout(this.#again);
    if ('wait' in next) this.#again = setTimeout(() => this.#opened(), next.wait);
  }

  #lose(code: number): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#lasting);
    clearTimeout(this.#again);
    if (this.#closed) return;
    this.#lost();
    const next = afterClose(code, this.#attempts);
    this.#attempts += 1;
    if ('stop' in next) return this.#ended(next.stop);
    this.#timer = setTimeout(() => this.#connect(), next.wait);
  }
}
