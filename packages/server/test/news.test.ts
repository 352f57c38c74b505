/** One suite for the three ways that news between nodes take, and what broken connections do to them. */

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { StartProblem } from '../src/index.ts';
import { openNats } from '../src/news/nats.ts';
import { InProcessNews, Listeners, type News } from '../src/news/news.ts';
import { channelOf, openPostgresNews } from '../src/news/postgres.ts';
import { PATIENT, removeFolders } from './support/config.ts';
import { hasNats, type Nats, startNats } from './support/nats.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

/** How long news may take on a slow machine. */
const SOON = { timeout: 60_000 };

let postgres: Postgres;
let nats: Nats | undefined;
let database: string;
let listeners = new Listeners();

beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), hasNats ? startNats() : undefined]);
  database = await postgres.newDatabase();
});
afterAll(() => Promise.all([postgres.stop(), nats?.end()]));

/** The ways; `breaks` cuts every connection, and what is told before all is well again is lost. */
const ways: Record<string, { open(): Promise<News>; breaks?(): Promise<void>; here: boolean }> = {
  'within one process': { open: async () => new InProcessNews(listeners), here: true },
  'through PostgreSQL': {
    open: () => openPostgresNews(database),
    breaks: () => postgres.cutAll(database),
    here: true,
  },
  'through NATS (skipped where there is no nats-server)': {
    open: () => openNats(nats?.url ?? ''),
    breaks: async () => nats?.restart(),
    here: hasNats,
  },
};

describe.each(Object.entries(ways))('news %s', (_name, way) => {
  const opened: News[] = [];
  const open = async () => {
    const news = await way.open();
    opened.push(news);
    return news;
  };
  /** Everything heard on a subject from now on. */
  const hearing = async (news: News, subject: string) => {
    const heard: string[] = [];
    const stop = await news.listen(subject, (text) => heard.push(text));
    return { heard, stop };
  };
  /** Wait until whatever was told before has arrived. */
  const settled = async (from: News, to: News) => {
    const { heard, stop } = await hearing(to, 'settled');
    await vi.waitFor(() => {
      from.tell('settled', '');
      expect(heard).not.toEqual([]);
    }, SOON);
    stop();
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((news) => news.close()));
    listeners = new Listeners();
  });
  const it = test.skipIf(!way.here);

  it('are heard by everyone who listens to their subject, and by nobody else', async () => {
    const [one, other, third] = await Promise.all([open(), open(), open()]);
    const [own, heard, elsewhere] = await Promise.all([
      hearing(one, 'table.a'),
      hearing(other, 'table.a'),
      hearing(third, 'table.b'),
    ]);
    await settled(one, other);
    one.tell('table.a', 'hello');
    one.tell('table.c', 'nobody');
    await expect.poll(() => [own.heard, heard.heard], SOON).toEqual([['hello'], ['hello']]);
    await settled(one, third);
    expect(elsewhere.heard).toEqual([]);
  });

  it('of one node arrive in order, as they were told, however long they are', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const { heard } = await hearing(other, 'a');
    await settled(one, other);
    const texts = Array.from({ length: 60 }, (_, i) =>
      i % 7 === 0 ? `${i} ${'“Häuser” 🏛️ '.repeat(i * 300)}` : `${i}`,
    );
    for (const text of ['', ...texts]) one.tell('a', text);
    await expect.poll(() => heard.length, SOON).toBe(texts.length + 1);
    expect(heard).toEqual(['', ...texts]);
  });

  it('are heard no longer when nobody listens, and again when somebody does', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const [first, second] = await Promise.all([hearing(other, 'a'), hearing(other, 'a')]);
    await settled(one, other);
    first.stop();
    first.stop();
    one.tell('a', '1');
    await expect.poll(() => second.heard, SOON).toEqual(['1']);
    second.stop();
    await settled(one, other);
    one.tell('a', '2');
    await settled(one, other);
    const again = await hearing(other, 'a');
    await settled(one, other);
    one.tell('a', '3');
    await expect.poll(() => again.heard, SOON).toEqual(['3']);
    expect([first.heard, second.heard]).toEqual([[], ['1']]);
  });

  test.skipIf(way.breaks === undefined || !way.here)(
    'go on after a broken connection, and everyone knows that some may be lost (within one process nothing breaks)',
    async () => {
      const [one, other] = await Promise.all([open(), open()]);
      const { heard } = await hearing(other, 'a');
      await settled(one, other);
      const missed = vi.fn();
      other.onMissed(missed);
      await way.breaks?.();
      await vi.waitFor(() => expect(missed).toHaveBeenCalled(), SOON);
      await settled(one, other);
      heard.length = 0;
      one.tell('a', 'again');
      await expect.poll(() => heard, SOON).toContain('again');
    },
  );
});

test('nonsense on a channel of PostgreSQL is not heard', async () => {
  const news = await openPostgresNews(database);
  const heard: string[] = [];
  await news.listen('a', (text) => heard.push(text));
  const other = new pg.Client(database);
  await other.connect();
  for (const text of ['', 'nonsense', 'x 2 2 late', 'x 1 9 never', 'x 9 9 never']) {
    await other.query('select pg_notify($1, $2)', [channelOf('a'), text]);
  }
  news.tell('a', 'sense');
  await expect.poll(() => heard, SOON).toEqual(['sense']);
  await Promise.all([other.end(), news.close()]);
});

test('what PostgreSQL did not take in time is known to be lost, though the connection stands', async () => {
  const news = await openPostgresNews(database);
  const missed = vi.fn();
  news.onMissed(missed);
  vi.spyOn(pg.Client.prototype, 'query').mockImplementationOnce(() => Promise.reject(new Error('Query read timeout')));
  news.tell('a', 'lost');
  await vi.waitFor(() => expect(missed).toHaveBeenCalled(), SOON);
  await news.close();
});

test('when PostgreSQL is back there is one connection again, and no more', async () => {
  const own = await postgres.newDatabase();
  const news = await openPostgresNews(own);
  const missed = vi.fn();
  news.onMissed(missed);
  await postgres.restart();
  await vi.waitFor(() => expect(missed).toHaveBeenCalled(), SOON);
  await news.listen('a', () => {});
  const other = new pg.Client(own);
  await other.connect();
  const { rows } = await other.query('select 1 from pg_stat_activity where datname = current_database()');
  expect(rows).toHaveLength(2); // with the one that asks
  await Promise.all([other.end(), news.close()]);
});

test.skipIf(!hasNats)(
  'a NATS server that is away or refuses is a problem in one line (skipped without nats-server)',
  async () => {
    await expect(openNats('nats://127.0.0.1:1')).rejects.toThrow(StartProblem);
    await expect(openNats((nats?.url ?? '').replace('word', 'wrong'))).rejects.toThrow(/NATS_URL cannot be used/);
    await expect(openNats('nats://[')).rejects.toThrow(/NATS_URL must be like/);
  },
);

test.skipIf(!hasNats)('a NATS server that hangs for a moment loses nothing (skipped without nats-server)', async () => {
  const own = await startNats();
  const news = await openNats(own.url);
  const heard: string[] = [];
  await news.listen('a', (text) => heard.push(text));
  own.freeze();
  await sleep(500);
  news.tell('a', 'while frozen');
  own.thaw();
  await expect.poll(() => heard, SOON).toEqual(['while frozen']);
  await news.close();
  await own.end();
});
