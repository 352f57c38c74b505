/** The wire to the server: one WebSocket that comes back by itself and repeats what was not answered. */

import type { ClientMessage, ServerMessage } from '@tabularium/protocol';

/** A message without its version. */
type Wish = ClientMessage extends infer M ? (M extends { v: 1 } ? Omit<M, 'v'> : never) : never;

/** How long to wait before the next attempt, by the number of attempts in vain. */
const WAITS = [300, 600, 1200, 2500, 5000, 10_000];

/** How long a connection may stay silent before it is asked whether it lives. */
const HEARTBEAT = 20_000;

/** Keeps a connection and tells what comes over it. */
export class Wire {
  readonly #hear: (message: ServerMessage) => void;
  readonly #opened: () => void;
  readonly #lost: () => void;
  /** What was not answered yet, by the client's own id. */
  readonly #unanswered = new Map<string, Wish>();
  #socket: WebSocket | undefined;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(told: { hear(message: ServerMessage): void; opened(): void; lost(): void }) {
    this.#hear = told.hear;
    this.#opened = told.opened;
    this.#lost = told.lost;
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
      this.#attempts = 0;
      clearInterval(this.#heartbeat);
      this.#heartbeat = setInterval(() => this.say({ kind: 'ping' }), HEARTBEAT);
      this.#opened();
      for (const message of this.#unanswered.values()) this.say(message);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => socket === this.#socket && this.#lose();
  }

  #receive(message: ServerMessage): void {
    if ('id' in message && message.id !== undefined) this.#unanswered.delete(message.id);
    this.#hear(message);
  }

  #lose(): void {
    clearInterval(this.#heartbeat);
    if (this.#closed) return;
    this.#lost();
    const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)] ?? 1000;
    this.#attempts += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
