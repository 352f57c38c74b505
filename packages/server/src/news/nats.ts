/** News through NATS, for many nodes: each hears only the subjects it listens to, and the database has no part in it. */

import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { StartProblem } from '../config.ts';
import { reasonOf } from '../storage/trouble.ts';
import { type Hear, Listeners, type News } from './news.ts';

const PREFIX = 'tabularium.';
/** How long it takes to try again, and to notice that the other end is gone without a word, in milliseconds. */
const RECONNECT_AFTER = 250;
const PING_EVERY = 5_000;

/** Connect; with a `StartProblem` in one line if nobody is there. */
export async function openNats(url: string): Promise<NatsNews> {
  const { servers, ...login } = addressOf(url);
  try {
    const connection = await connect({
      servers,
      ...login,
      name: 'tabularium',
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_AFTER,
      pingInterval: PING_EVERY,
      maxPingOut: 2,
      timeout: 5_000,
    });
    return new NatsNews(connection);
  } catch (error) {
    throw new StartProblem(`The NATS server of NATS_URL cannot be used: ${reasonOf(error)}.`);
  }
}

/** Several servers are separated by commas; name and password, or a token, stand before the first `@`. */
function addressOf(url: string): { servers: string[]; user?: string; pass?: string; token?: string } {
  const urls = url.split(',').map((one) => parsed(one.trim()));
  const { username, password } = urls[0] ?? { username: '', password: '' };
  const servers = urls.map(({ host }) => host);
  if (username === '') return { servers };
  const user = decodeURIComponent(username);
  return password === '' ? { servers, token: user } : { servers, user, pass: decodeURIComponent(password) };
}

function parsed(url: string): URL {
  try {
    return new URL(url.includes('://') ? url : `nats://${url}`);
  } catch {
    throw new StartProblem('NATS_URL must be like nats://name:password@host:4222.');
  }
}

/** News through NATS. */
export class NatsNews implements News {
  private readonly connection: NatsConnection;
  private readonly listeners = new Listeners();
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly missed: (() => void)[] = [];

  constructor(connection: NatsConnection) {
    this.connection = connection;
    void this.watchConnection();
  }

  /** The client subscribes again by itself when it is connected again; what was told meanwhile is gone. */
  private async watchConnection(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'reconnect') for (const tell of this.missed) tell();
    }
  }

  tell(subject: string, text: string): void {
    if (!this.connection.isClosed()) this.connection.publish(PREFIX + subject, text);
  }

  async listen(subject: string, hear: Hear): Promise<() => void> {
    const isFirst = !this.listeners.has(subject);
    const stop = this.listeners.add(subject, hear, () => this.unsubscribe(subject));
    if (isFirst) this.subscribe(subject);
    // Whoever asks next does so on this connection, behind the subscription; nobody need wait for the other end.
    return stop;
  }

  private subscribe(subject: string): void {
    const callback = (error: Error | null, message: { string(): string }) => {
      if (error === null) this.listeners.hear(subject, message.string());
    };
    this.subscriptions.set(subject, this.connection.subscribe(PREFIX + subject, { callback }));
  }

  private unsubscribe(subject: string): void {
    if (!this.connection.isClosed()) this.subscriptions.get(subject)?.unsubscribe();
    this.subscriptions.delete(subject);
  }

  onMissed(missed: () => void): void {
    this.missed.push(missed);
  }

  async close(): Promise<void> {
    if (this.connection.isClosed()) return;
    await this.connection.flush().catch(() => {});
    await this.connection.close();
  }
}
