/**
 * News through PostgreSQL's own LISTEN and NOTIFY: several servers and nothing to run beside the database. Every
 * notification takes a lock of the whole PostgreSQL, so for many servers there is NATS.
 */

import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectionConfig } from '../storage/pool.ts';
import { isTrouble } from '../storage/trouble.ts';
import { type Hear, Listeners, type News } from './news.ts';

/** PostgreSQL takes up to 8000 bytes in a notification; longer texts go in parts. A character has up to three bytes. */
const LONGEST_PART = 2_500;
const RECONNECT_AFTER = 500;
/** How often the connection is asked whether it still is one, in milliseconds. */
const BEAT = 10_000;
/** Of so many texts the parts are kept while the rest is on its way. */
const MOST_BROKEN = 100;

/** A text on its way. */
interface Note {
  readonly channel: string;
  readonly payload: string;
}

/** The channel of a subject: a name of which nothing needs quoting, and short enough. */
export function channelOf(subject: string): string {
  return `tabularium_${createHash('sha256').update(subject).digest('hex').slice(0, 40)}`;
}

/** Connect. */
export async function openPostgresNews(url: string): Promise<PostgresNews> {
  const news = new PostgresNews(url);
  try {
    await news.connect();
    return news;
  } catch (error) {
    await news.close();
    throw error;
  }
}

/** News through PostgreSQL. */
export class PostgresNews implements News {
  private readonly url: string;
  private readonly listeners = new Listeners();
  private readonly subjects = new Map<string, string>();
  private readonly parts = new Map<string, string[]>();
  private readonly missed: (() => void)[] = [];
  private waiting: Note[] = [];
  private telling: Promise<void> | null = null;
  private client: pg.Client | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private beating: NodeJS.Timeout | undefined;
  private reconnecting: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(url: string) {
    this.url = url;
  }

  /** One connection for all; when it breaks, a new one, and everyone is told that news may be lost. */
  async connect(): Promise<void> {
    const client = new pg.Client(connectionConfig(this.url));
    client.on('error', () => this.giveUp(client));
    client.on('end', () => this.client === client && this.reconnect());
    client.on('notification', ({ channel, payload }) => this.heard(channel, payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      this.last = Promise.resolve();
      for (const subject of this.listeners.subjects) await this.query(`listen ${channelOf(subject)}`);
    } catch (error) {
      this.giveUp(client);
      throw error;
    }
    // A machine that is gone says nothing, not even that it is gone.
    this.beating = setInterval(() => this.query('select 1').catch(() => {}), BEAT).unref();
  }

  private giveUp(client: pg.Client | null): void {
    client?.end().catch(() => {});
  }

  /**
   * One statement after the other, as the connection wants it. If one fails in time of trouble something was not told or
   * is not listened to: the connection is given up, also if it still is one, so that everybody is told so.
   */
  private query(text: string, values: readonly unknown[] = []): Promise<unknown> {
    const { client } = this;
    const done = this.last.then(() => client?.query(text, [...values]));
    this.last = done.catch((error) => {
      if (isTrouble(error)) this.giveUp(client);
    });
    return done;
  }

  private reconnect(): void {
    if (this.closed || this.reconnecting !== undefined) return;
    clearInterval(this.beating);
    this.reconnecting = setTimeout(async () => {
      this.reconnecting = undefined;
      if (this.closed) return;
      try {
        await this.connect();
        this.parts.clear();
        for (const tell of this.missed) tell();
      } catch {
        this.reconnect();
      }
    }, RECONNECT_AFTER).unref();
  }

  tell(subject: string, text: string): void {
    const channel = channelOf(subject);
    for (const payload of inParts(text)) this.waiting.push({ channel, payload });
    this.telling ??= this.tellAll();
  }

  /** Tell what waits, all at once: while one statement is on its way the next texts gather. */
  private async tellAll(): Promise<void> {
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const notes = this.waiting.splice(0);
      const columns = [notes.map(({ channel }) => channel), notes.map(({ payload }) => payload)];
      const all =
        'select pg_notify(c, p) from unnest($1::text[], $2::text[]) with ordinality as n (c, p, o) order by o';
      await this.query(all, columns).catch(() => {}); // lost; when the connection is back, everyone is told so
    }
    this.telling = null;
  }

  async listen(subject: string, hear: Hear): Promise<() => void> {
    const channel = channelOf(subject);
    const isFirst = !this.listeners.has(subject);
    const stop = this.listeners.add(subject, hear, () => this.forget(channel));
    this.subjects.set(channel, subject);
    // Without a connection it is listened to as soon as there is one, and then something was missed.
    if (isFirst) await this.query(`listen ${channel}`).catch(() => {});
    return stop;
  }

  private forget(channel: string): void {
    this.subjects.delete(channel);
    this.query(`unlisten ${channel}`).catch(() => {});
  }

  /** Everybody on the database may use a channel: what is not ours is not heard. */
  private heard(channel: string, payload: string): void {
    const subject = this.subjects.get(channel);
    const text = subject === undefined ? undefined : this.joined(payload);
    if (subject !== undefined && text !== undefined) this.listeners.hear(subject, text);
  }

  /** The whole text, if this was its last part. */
  private joined(payload: string): string | undefined {
    const [, id = '', at = '', of = '', part = ''] = /^(\w+) (\d+) (\d+) (.*)$/s.exec(payload) ?? [];
    if (of === '1') return part;
    const parts = Number(at) === 1 ? [] : this.parts.get(id);
    if (parts?.length !== Number(at) - 1) return undefined;
    parts.push(part);
    this.parts.set(id, parts);
    const [oldest] = this.parts.keys();
    if (this.parts.size > MOST_BROKEN && oldest !== undefined) this.parts.delete(oldest);
    if (at !== of) return undefined;
    this.parts.delete(id);
    return parts.join('');
  }

  onMissed(missed: () => void): void {
    this.missed.push(missed);
  }

  async close(): Promise<void> {
    await this.telling;
    this.closed = true;
    clearInterval(this.beating);
    await this.client?.end().catch(() => {});
  }
}

/** The text in parts that fit, each with the name of the whole, its number and how many there are. */
function inParts(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length || parts.length === 0; ) {
    let to = from + LONGEST_PART;
    if (/[\ud800-\udbff]/.test(text.charAt(to - 1))) to--; // never between the halves of one character
    parts.push(text.slice(from, to));
    from = to;
  }
  const id = randomBytes(6).toString('hex');
  return parts.map((part, at) => `${id} ${at + 1} ${parts.length} ${part}`);
}
